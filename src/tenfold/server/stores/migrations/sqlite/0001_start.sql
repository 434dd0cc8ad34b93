-- The server's own secrets: the key that signs guests' cookies.
CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

-- One row per table: what never changes (secret is the seed of its match), and a summary of its log.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL UNIQUE,
    secret BLOB NOT NULL,
    public INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    status TEXT NOT NULL,
    open_seats INTEGER NOT NULL,
    bot_due INTEGER NOT NULL,
    names TEXT NOT NULL,
    due TEXT NOT NULL
) STRICT;
CREATE INDEX tables_by_update ON tables (status, updated);

-- The source of truth: everything that happened at a table, in order. Rows are only ever added.
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    command_id TEXT,
    body BLOB NOT NULL,
    answer BLOB,
    created INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command_id)
) STRICT, WITHOUT ROWID;

-- Who may see a table.
CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest TEXT NOT NULL,
    hidden INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_by_table ON members (table_id);

-- Short codes that sign another device in as the same guest, once.
CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT;
