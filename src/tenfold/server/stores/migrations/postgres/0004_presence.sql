-- Processes that serve these data, and when each last said that it lives (seconds since 1970).
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

-- Who has been away from a match for longer than the grace: a bot plays for them until they are back.
CREATE TABLE absent (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest text NOT NULL,
    PRIMARY KEY (table_id, guest)
);
