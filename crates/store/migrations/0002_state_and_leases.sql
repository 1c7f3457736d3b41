-- From here on `wake_at`, `clock_until`, `lease_until`, `people.seen` and the beat are moments of the server's own time. It
-- stands still while the server is down, and began with the last beat of version 1: what is stored stays valid.

-- When the clock is over, if one runs (wake_clock = 1). Tables of version 1 have nothing here: it is over at wake_at.
ALTER TABLE tables ADD COLUMN clock_until INTEGER;

-- Until when only one node looks at the table, and which.
ALTER TABLE tables ADD COLUMN lease_until INTEGER;
ALTER TABLE tables ADD COLUMN lease_node TEXT;

-- The check sums of head and state, 64 bits each. Tables of version 1 have none until the text is written again.
ALTER TABLE tables ADD COLUMN head_sum INTEGER;
ALTER TABLE tables ADD COLUMN state_sum INTEGER;

-- What is neither history nor listed. It is the last column, so that whatever reads the others never reads it.
ALTER TABLE tables ADD COLUMN state TEXT NOT NULL DEFAULT '';

-- The check sum of the row and of those before it, 64 bits. Rows of version 1 have none.
ALTER TABLE rows ADD COLUMN sum INTEGER;

-- The tables that may be deleted, by their age; a table in play is never among them.
CREATE INDEX tables_old ON tables (changed) WHERE stage <> 1;
