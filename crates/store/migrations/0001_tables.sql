-- Stages: 0 open, 1 playing, 2 over, 3 closed. Moments are milliseconds since 1970. Sets of seats are bits.

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    revision INTEGER NOT NULL,
    rows INTEGER NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    stage INTEGER NOT NULL CHECK (stage BETWEEN 0 AND 3),
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    asked INTEGER NOT NULL CHECK (asked BETWEEN 0 AND 255),
    wake_at INTEGER,
    wake_clock INTEGER CHECK (wake_clock IN (0, 1)),
    wake_round INTEGER,
    head TEXT NOT NULL,
    CHECK ((wake_at IS NULL) = (wake_clock IS NULL) AND (wake_at IS NULL) = (wake_round IS NULL))
) STRICT;

CREATE INDEX tables_open ON tables (created) WHERE stage = 0 AND public = 1;
CREATE INDEX tables_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;

-- The rows of a table are numbered from one without a gap.
CREATE TABLE rows (
    table_id TEXT NOT NULL REFERENCES tables (id),
    row INTEGER NOT NULL CHECK (row > 0),
    at INTEGER NOT NULL,
    key TEXT,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, row)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX rows_key ON rows (table_id, key) WHERE key IS NOT NULL;

CREATE TABLE sittings (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    PRIMARY KEY (person, table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX sittings_table ON sittings (table_id);

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The secret of the cookies, 32 bytes, and the last beat of the server.
CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    value ANY NOT NULL
) STRICT, WITHOUT ROWID;
