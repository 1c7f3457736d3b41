//! The store against a model of it: whatever is done, it keeps what it said it would.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use bequest_store::{Journal, Operations, Options, Sqlite, StoreError};
use bequest_table::{Stage, TableId};
use common::{append, keyed, listing, row, table_at};
use proptest::prelude::*;

#[derive(Clone, Debug)]
enum Step {
    Create,
    Append { table: usize, behind: u32, text: String, key: Option<u8> },
    Reopen,
}

#[derive(Default)]
struct ModelTable {
    revision: u32,
    rows: Vec<(String, Option<String>)>,
}

fn step() -> impl Strategy<Value = Step> {
    let right = prop_oneof![4 => Just(0_u32), 1 => 1..3_u32];
    let append = (0..4_usize, right, any::<String>(), proptest::option::of(0..6_u8));
    prop_oneof![
        2 => Just(Step::Create),
        12 => append.prop_map(|(table, behind, text, key)| Step::Append { table, behind, text, key }),
        1 => Just(Step::Reopen),
    ]
}

async fn agrees(steps: Vec<Step>) {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(folder.path(), Options::default()).await.unwrap();
    let mut model: Vec<(TableId, ModelTable)> = Vec::new();
    for step in steps {
        match step {
            Step::Create => {
                let table = table_at(1, listing(Stage::Open));
                store.create(table.clone()).await.unwrap();
                model.push((table.id, ModelTable::default()));
            }
            Step::Append { table, behind, text, key } => {
                append_to_both(&store, &mut model, table, behind, text, key).await;
            }
            Step::Reopen => {
                store.close().await;
                store = Sqlite::open(folder.path(), Options::default()).await.unwrap();
            }
        }
    }
    for (id, kept) in model {
        let table = store.table(id).await.unwrap().unwrap();
        let rows: Vec<_> = table.rows.into_iter().map(|row| (row.text, row.key)).collect();
        assert_eq!((table.revision, rows), (kept.revision, kept.rows));
    }
    assert_eq!(store.check().await, Ok(Vec::new()));
    store.close().await;
}

async fn append_to_both(
    store: &Sqlite,
    model: &mut [(TableId, ModelTable)],
    table: usize,
    behind: u32,
    text: String,
    key: Option<u8>,
) {
    let Some((id, kept)) = model.get_mut(table) else {
        assert_eq!(store.append(append(TableId::random(), 0, Vec::new())).await, Err(StoreError::Missing));
        return;
    };
    let key = key.map(|key| key.to_string());
    let new = key.as_ref().map_or_else(|| row(&text), |key| keyed(&text, key));
    let doubled = key.is_some() && kept.rows.iter().any(|(_, old)| *old == key);
    let right = behind == 0 && !doubled;
    let answer = store.append(append(*id, kept.revision.wrapping_sub(behind), vec![new])).await;
    assert_eq!(answer, if right { Ok(()) } else { Err(StoreError::Conflict) });
    if right {
        kept.revision += 1;
        kept.rows.push((text, key));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn the_store_keeps_what_a_simple_model_keeps(steps in proptest::collection::vec(step(), 0..40)) {
        tokio::runtime::Runtime::new().unwrap().block_on(agrees(steps));
    }
}
