-- What the server keeps about itself: the key that signs guests.
CREATE TABLE keys (
    name text PRIMARY KEY,
    value bytea NOT NULL
);

CREATE TABLE guests (
    id text PRIMARY KEY,
    name text NOT NULL,
    created bigint NOT NULL
);

-- For how many seconds servers have run on these data. Tables age by this, never by a clock that may jump.
CREATE TABLE lived (
    id integer PRIMARY KEY CHECK (id = 1),
    seconds bigint NOT NULL
);
INSERT INTO lived VALUES (1, 0);

-- One row a table: what never changes (secret is the seed of its match), and a summary of the log.
-- touched: the lived second of the last event or visit. put_away: when the table was marked, or NULL.
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

-- The truth: everything that happened at a table, in order. Rows are only ever added.
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

-- Who may see a table. renamed: the guest has taken another name that the table's log does not know yet.
CREATE TABLE members (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest text NOT NULL,
    hidden boolean NOT NULL DEFAULT false,
    renamed boolean NOT NULL DEFAULT false,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX members_by_table ON members (table_id);

-- Short codes that make another device the same guest, once.
CREATE TABLE codes (
    code text PRIMARY KEY,
    guest text NOT NULL,
    expires bigint NOT NULL
);

-- What was made from a log and is kept beside it: the replay of a finished match, which stays readable
-- when the rules that made it are not played any more.
CREATE TABLE kept (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name text NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, name)
);
