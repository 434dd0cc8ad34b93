-- Ways by which a guest hears that it is their turn: an e-mail address, or a browser that takes messages.
-- id: who knows it may end it. address: of the mail, or where the browser takes messages; keys: how they are
-- written for it. confirm: what confirms the address, NULL when that was done. hour and count: how many
-- notices went that way since a moment.
CREATE TABLE ways (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    keys TEXT NOT NULL,
    language TEXT NOT NULL,
    created INTEGER NOT NULL,
    confirm TEXT UNIQUE,
    hour REAL NOT NULL DEFAULT 0,
    count INTEGER NOT NULL DEFAULT 0,
    UNIQUE (guest, kind, address)
) STRICT;

-- The last turn at a table of which a guest was told by a way: begun when, how often it was tried, whether it is done.
CREATE TABLE notices (
    way TEXT NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    turn TEXT NOT NULL,
    begun REAL NOT NULL,
    tries INTEGER NOT NULL,
    done INTEGER NOT NULL,
    PRIMARY KEY (way, table_id)
) STRICT, WITHOUT ROWID;

-- Whether a guest wants to hear of their turns at a table; NULL: as it is usual there.
ALTER TABLE members ADD COLUMN told INTEGER;
