-- How a guest is notified of their turn: an email address, or a browser with web push.
-- id: anyone who has it can turn it off. address: of the email or the push endpoint; keys: what messages to
-- that endpoint are encrypted with. confirm: the token that confirms the address, NULL once confirmed.
-- hour and count: how many notifications were sent since that hour began.
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

-- The last turn a guest was notified of at a table: when it began, how often we tried, and whether it was sent.
CREATE TABLE notices (
    way text NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    table_id text NOT NULL,
    turn text NOT NULL,
    begun float8 NOT NULL,
    tries integer NOT NULL,
    done boolean NOT NULL,
    PRIMARY KEY (way, table_id)
);

-- Whether a guest wants notifications for a table; NULL: the table's default.
ALTER TABLE members ADD COLUMN told boolean;
