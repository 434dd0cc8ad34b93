-- People who wait for a quick game, each once, or were seated a moment ago. since, seen, fills: seconds since 1970.
-- fills: when bots may take the places that are free; table_id: the table where they were seated.
CREATE TABLE waiting (
    guest text PRIMARY KEY,
    game text NOT NULL,
    seats bigint NOT NULL,
    turns boolean NOT NULL,
    since double precision NOT NULL,
    seen double precision NOT NULL,
    fills double precision,
    table_id text
);
