-- What waits to be done at a table (an empty table: in the house), once, whatever dies meanwhile.
-- due and planned: seconds since 1970. times: how often it was planned, so that who has done it notices
-- that it is wanted again. holder: the process that does it now; there is one at a time.
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

-- Tables of older servers at which a bot is due: to be opened and looked at.
INSERT INTO jobs (table_id, kind, subject, planned, due) SELECT id, 'look', '', 0, 0 FROM tables WHERE bot_due = 1;
