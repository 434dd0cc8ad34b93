-- How many seconds servers had run when a guest was last seen. Guests who stay away and are at no table are deleted.
ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

-- Guests who asked us to delete their data. The row goes last, so a crash in between loses nothing.
CREATE TABLE farewells (
    guest TEXT PRIMARY KEY
) STRICT;

-- Banned addresses and networks.
CREATE TABLE bans (
    address TEXT PRIMARY KEY,
    created INTEGER NOT NULL
) STRICT;
