-- Finished games, one row per seat; they outlive their tables. ended: seconds since 1970. guest: whose seat it
-- was; NULL for bots and for people who have been erased. bot: the character or agent in the seat, or nothing.
-- figures: what the game tells about the seat at the end, as JSON.
CREATE TABLE history (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    rank INTEGER NOT NULL,
    score INTEGER NOT NULL,
    figures TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX history_by_guest ON history (guest, ended, table_id);

-- Games that were finished before.
INSERT INTO jobs (table_id, kind, subject, planned, due) SELECT id, 'history', '', 0, 0 FROM tables WHERE status = 'over';
