-- What was made from a log and is kept beside it: the replay of a finished match, which stays readable
-- when the rules that made it are not played any more.
CREATE TABLE kept (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, name)
) STRICT;
