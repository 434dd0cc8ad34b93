-- Jobs for a table (or for the server, if the table is empty), done once even if a process dies meanwhile.
-- due and planned: seconds since 1970. times: how often it was planned, so that a worker that has just
-- finished notices if it's wanted again. holder: the process working on it, and until when unless renewed.
CREATE TABLE jobs (
    table_id text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    planned double precision NOT NULL,
    due double precision NOT NULL,
    times bigint NOT NULL DEFAULT 1,
    holder text,
    held_until double precision,
    PRIMARY KEY (table_id, kind, subject)
);
CREATE INDEX jobs_by_due ON jobs (due);
CREATE INDEX jobs_by_holder ON jobs (holder) WHERE holder IS NOT NULL;

-- Tables from older versions where a bot is due: to be opened and checked.
INSERT INTO jobs (table_id, kind, subject, planned, due) SELECT id, 'look', '', 0, 0 FROM tables WHERE bot_due;
