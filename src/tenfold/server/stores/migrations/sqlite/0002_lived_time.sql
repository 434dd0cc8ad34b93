-- For how many seconds servers have run on this file. Tables age by this, never by a clock that may jump.
CREATE TABLE lived (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    seconds INTEGER NOT NULL
) STRICT;
INSERT INTO lived VALUES (1, 0);

-- touched: the lived second of the last event or visit. put_away: when the table was marked, or NULL.
ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN put_away INTEGER;
CREATE INDEX tables_by_touch ON tables (status, touched);

-- A guest has taken another name that the table's log does not know yet.
ALTER TABLE members ADD COLUMN renamed INTEGER NOT NULL DEFAULT 0;
