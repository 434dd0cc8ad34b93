-- What people write to each other at a table. revision counts the changes of a table's chat; a line that was removed
-- has no text, writer and name any more. written: seconds since 1970. command: which command of the writer it came by.
CREATE TABLE chat (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    revision bigint NOT NULL,
    guest text,
    name text NOT NULL,
    text text NOT NULL,
    written bigint NOT NULL,
    command text,
    PRIMARY KEY (table_id, number),
    UNIQUE (guest, table_id, command)
);
CREATE INDEX chat_by_revision ON chat (table_id, revision);
