-- How a guest is notified of their turn: an email address, or a browser with web push.
-- id: anyone who has it can turn it off. address: of the email or the push endpoint; keys: what messages to
-- that endpoint are encrypted with. confirm: the token that confirms the address, NULL once confirmed.
-- hour and count: how many notifications were sent since that hour began.
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

-- The last turn a guest was notified of at a table: when it began, how often we tried, and whether it was sent.
CREATE TABLE notices (
    way TEXT NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    turn TEXT NOT NULL,
    begun REAL NOT NULL,
    tries INTEGER NOT NULL,
    done INTEGER NOT NULL,
    PRIMARY KEY (way, table_id)
) STRICT, WITHOUT ROWID;

-- Whether a guest wants notifications for a table; NULL: the table's default.
ALTER TABLE members ADD COLUMN told INTEGER;
