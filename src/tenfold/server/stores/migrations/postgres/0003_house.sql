-- The lived second in which a guest was last seen. Who is not seen for long, and at no table, is forgotten.
ALTER TABLE guests ADD COLUMN seen bigint NOT NULL DEFAULT 0;

-- Guests who have asked that nothing is kept about them: done when the row is gone, also after a crash.
CREATE TABLE farewells (
    guest text PRIMARY KEY
);

-- Addresses and networks that whoever runs the server does not let in.
CREATE TABLE bans (
    address text PRIMARY KEY,
    created bigint NOT NULL
);
