-- Questions that were sent lately, counted by what limits them: a guest, an address, a mailbox. who: a fingerprint
-- of it. at: when; until: as long as it counts.
CREATE TABLE asked (
    what text NOT NULL,
    who text NOT NULL,
    at float8 NOT NULL,
    until float8 NOT NULL
);
CREATE INDEX asked_by ON asked (what, who);
