-- People who are on the ladder. since: seconds since 1970; games that ended before don't count.
CREATE TABLE ladder (
    guest text PRIMARY KEY,
    since bigint NOT NULL
);

-- Whether a game counts for ratings: one without hints, in which each person had one seat.
ALTER TABLE history ADD COLUMN rated boolean NOT NULL DEFAULT false;
