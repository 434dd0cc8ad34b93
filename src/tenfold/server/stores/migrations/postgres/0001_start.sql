-- The server's own secrets: the key that signs guests' cookies.
CREATE TABLE keys (
    name text PRIMARY KEY,
    value bytea NOT NULL
);

CREATE TABLE guests (
    id text PRIMARY KEY,
    name text NOT NULL,
    created bigint NOT NULL
);

-- How many seconds servers have run on this database. Tables age by this, never by a clock that may jump.
CREATE TABLE lived (
    id integer PRIMARY KEY CHECK (id = 1),
    seconds bigint NOT NULL
);
INSERT INTO lived VALUES (1, 0);

-- One row per table: what never changes (secret is the seed of its match), and a summary of its log.
-- touched: how many seconds servers had run at the last event or visit. put_away: when it was marked for deletion, or NULL.
CREATE TABLE tables (
    id text PRIMARY KEY,
    game text NOT NULL,
    key text NOT NULL UNIQUE,
    code text NOT NULL UNIQUE,
    secret bytea NOT NULL,
    public boolean NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    status text NOT NULL,
    open_seats integer NOT NULL,
    bot_due boolean NOT NULL,
    names text NOT NULL,
    due text NOT NULL,
    touched bigint NOT NULL,
    put_away bigint
);
CREATE INDEX tables_by_update ON tables (status, updated);
CREATE INDEX tables_by_touch ON tables (status, touched);
CREATE INDEX tables_with_bots ON tables (id) WHERE bot_due;

-- The source of truth: everything that happened at a table, in order. Rows are only ever added.
CREATE TABLE events (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq bigint NOT NULL,
    command_id text,
    body bytea NOT NULL,
    answer bytea,
    created bigint NOT NULL,
    CONSTRAINT events_once PRIMARY KEY (table_id, seq),
    CONSTRAINT commands_once UNIQUE (table_id, command_id)
);

-- Who may see a table. renamed: the guest has a new name that isn't in the table's log yet.
CREATE TABLE members (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest text NOT NULL,
    hidden boolean NOT NULL DEFAULT false,
    renamed boolean NOT NULL DEFAULT false,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX members_by_table ON members (table_id);

-- Short codes that sign another device in as the same guest, once.
CREATE TABLE codes (
    code text PRIMARY KEY,
    guest text NOT NULL,
    expires bigint NOT NULL
);

-- What was derived from a log and is stored beside it: the replay of a finished match, which stays readable
-- after its rules have changed.
CREATE TABLE kept (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name text NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, name)
);
