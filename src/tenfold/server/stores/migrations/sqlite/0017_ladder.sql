-- People who are on the ladder. since: seconds since 1970; games that ended before don't count.
CREATE TABLE ladder (
    guest TEXT PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT;

-- Whether a game counts for ratings: one without hints, in which each person had one seat.
ALTER TABLE history ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
