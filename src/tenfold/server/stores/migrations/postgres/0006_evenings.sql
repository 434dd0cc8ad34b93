-- Events: many tables with one code. body: guests and results as one value that is replaced as a whole;
-- version: how often. touched: how many seconds servers had run at the last change.
CREATE TABLE evenings (
    id text PRIMARY KEY,
    key text NOT NULL UNIQUE,
    code text NOT NULL UNIQUE,
    host text NOT NULL,
    version bigint NOT NULL,
    body bytea NOT NULL,
    created bigint NOT NULL,
    touched bigint NOT NULL
);
CREATE INDEX evenings_by_host ON evenings (host, created);
