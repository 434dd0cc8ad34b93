-- Events: many tables with one code. body: guests and results as one value that is replaced as a whole;
-- version: how often. touched: how many seconds servers had run at the last change.
CREATE TABLE evenings (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL UNIQUE,
    host TEXT NOT NULL,
    version INTEGER NOT NULL,
    body BLOB NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL
) STRICT;
CREATE INDEX evenings_by_host ON evenings (host, created);
