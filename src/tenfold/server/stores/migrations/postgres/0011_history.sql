-- Finished games, one row per seat; they outlive their tables. ended: seconds since 1970. guest: whose seat it
-- was; NULL for bots and for people who have been erased. bot: the character or agent in the seat, or nothing.
-- figures: what the game tells about the seat at the end, as JSON.
CREATE TABLE history (
    table_id text NOT NULL,
    seat integer NOT NULL,
    game text NOT NULL,
    ended bigint NOT NULL,
    guest text,
    name text NOT NULL,
    bot text NOT NULL,
    rank integer NOT NULL,
    score integer NOT NULL,
    figures text NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX history_by_guest ON history (guest, ended, table_id);

-- Games that were finished before.
INSERT INTO jobs (table_id, kind, subject, planned, due) SELECT id, 'history', '', 0, 0 FROM tables WHERE status = 'over';
