-- Shows version 1 to a reader as the newest version would be, and changes nothing: the views belong to one connection.

CREATE TEMP VIEW tables AS SELECT
    id, revision, rows, created, changed, stage, public, asked, wake_at, wake_clock, wake_round, head,
    NULL AS clock_until, NULL AS lease_until, NULL AS lease_node, NULL AS head_sum, NULL AS state_sum, '' AS state
FROM main.tables;

CREATE TEMP VIEW rows AS SELECT table_id, row, at, key, text, NULL AS sum FROM main.rows;
