-- The processes serving this database, and the last heartbeat of each (seconds since 1970).
CREATE TABLE processes (
    id text PRIMARY KEY,
    seen double precision NOT NULL
);

-- Who is connected to a table, and to which process.
CREATE TABLE present (
    table_id text NOT NULL,
    guest text NOT NULL,
    process text NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
    PRIMARY KEY (table_id, guest, process)
);
CREATE INDEX present_by_process ON present (process);

-- Players who have been away for longer than the grace period: a bot plays for them until they're back.
CREATE TABLE absent (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest text NOT NULL,
    PRIMARY KEY (table_id, guest)
);
