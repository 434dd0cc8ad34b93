-- What waits to be done at a table (an empty table: in the house), once, whatever dies meanwhile.
-- due and planned: seconds since 1970. times: how often it was planned, so that who has done it notices
-- that it is wanted again. holder: the process that does it now, until when unless it says so again.
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

-- Tables of older servers at which a bot is due: to be opened and looked at.
INSERT INTO jobs (table_id, kind, subject, planned, due) SELECT id, 'look', '', 0, 0 FROM tables WHERE bot_due;
