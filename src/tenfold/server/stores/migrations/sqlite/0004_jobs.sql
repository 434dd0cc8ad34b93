-- Jobs for a table (or for the server, if the table is empty), done once even if a process dies meanwhile.
-- due and planned: seconds since 1970. times: how often it was planned, so that a worker that has just
-- finished notices if it's wanted again. holder: the process working on it; there is one at a time.
CREATE TABLE jobs (
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    planned REAL NOT NULL,
    due REAL NOT NULL,
    times INTEGER NOT NULL DEFAULT 1,
    holder TEXT,
    PRIMARY KEY (table_id, kind, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX jobs_by_due ON jobs (due);

-- Tables from older versions where a bot is due: to be opened and checked.
INSERT INTO jobs (table_id, kind, subject, planned, due) SELECT id, 'look', '', 0, 0 FROM tables WHERE bot_due = 1;
