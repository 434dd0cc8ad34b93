-- Guests who don't want to be among the recent companions of others, nor see their own.
CREATE TABLE unlisted (
    guest text PRIMARY KEY
);
