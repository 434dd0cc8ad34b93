-- People who wait for a quick game, each once, or were seated a moment ago. since, seen, fills: seconds since 1970.
-- fills: when bots may take the places that are free; table_id: the table where they were seated.
CREATE TABLE waiting (
    guest TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    since REAL NOT NULL,
    seen REAL NOT NULL,
    fills REAL,
    table_id TEXT
) STRICT;
