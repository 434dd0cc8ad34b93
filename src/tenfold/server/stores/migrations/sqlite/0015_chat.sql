-- What people write to each other at a table. revision counts the changes of a table's chat; a line that was removed
-- has no text, writer and name any more. written: seconds since 1970. command: which command of the writer it came by.
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    written INTEGER NOT NULL,
    command TEXT,
    PRIMARY KEY (table_id, number),
    UNIQUE (guest, table_id, command)
) STRICT;
CREATE INDEX chat_by_revision ON chat (table_id, revision);
