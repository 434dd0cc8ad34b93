-- Whether a guest wants to be notified when a companion invites them to a table.
ALTER TABLE guests ADD COLUMN invitations boolean NOT NULL DEFAULT false;
