-- Ways by which a guest hears that it is their turn: an e-mail address, or a browser that takes messages.
-- id: who knows it may end it. address: of the mail, or where the browser takes messages; keys: how they are
-- written for it. confirm: what confirms the address, NULL when that was done. hour and count: how many
-- notices went that way since a moment.
CREATE TABLE ways (
    id text PRIMARY KEY,
    guest text NOT NULL,
    kind text NOT NULL,
    address text NOT NULL,
    keys text NOT NULL,
    language text NOT NULL,
    created bigint NOT NULL,
    confirm text UNIQUE,
    hour float8 NOT NULL DEFAULT 0,
    count integer NOT NULL DEFAULT 0,
    UNIQUE (guest, kind, address)
);

-- The last turn at a table of which a guest was told by a way: begun when, how often it was tried, whether it is done.
CREATE TABLE notices (
    way text NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id text NOT NULL,
    turn text NOT NULL,
    begun float8 NOT NULL,
    tries integer NOT NULL,
    done boolean NOT NULL,
    PRIMARY KEY (way, table_id)
);

-- Whether a guest wants to hear of their turns at a table; NULL: as it is usual there.
ALTER TABLE members ADD COLUMN told boolean;
