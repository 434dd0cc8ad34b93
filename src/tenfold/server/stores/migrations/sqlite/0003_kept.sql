-- What was derived from a log and is stored beside it: the replay of a finished match, which stays readable
-- after its rules have changed.
CREATE TABLE kept (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, name)
) STRICT;
