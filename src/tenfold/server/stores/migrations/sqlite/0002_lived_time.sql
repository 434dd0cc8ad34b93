-- How many seconds servers have run on this file. Tables age by this, never by a clock that may jump.
CREATE TABLE lived (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    seconds INTEGER NOT NULL
) STRICT;
INSERT INTO lived VALUES (1, 0);

-- touched: how many seconds servers had run at the last event or visit. put_away: when it was marked for deletion, or NULL.
ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN put_away INTEGER;
CREATE INDEX tables_by_touch ON tables (status, touched);

-- The guest has a new name that isn't in the table's log yet.
ALTER TABLE members ADD COLUMN renamed INTEGER NOT NULL DEFAULT 0;
