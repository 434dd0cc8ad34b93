#!/bin/sh
# Put a copy in the place of what a server keeps, while it is stopped: sh deploy/restore.sh FILE
# The same variables as for backup.sh. What was there before is gone: all of the copy, or nothing, takes its place.
set -eu
umask 077
file=${1:?name the copy}
if [ -n "${TENFOLD_DATABASE:-}" ]; then
    pg_restore --clean --if-exists --no-owner --single-transaction --exit-on-error --dbname="$TENFOLD_DATABASE" "$file"
else
    folder=${TENFOLD_FOLDER:?say where the data are, or TENFOLD_DATABASE}
    cp "$file" "$folder/tenfold.db.new"
    rm -f "$folder/tenfold.db-wal" "$folder/tenfold.db-shm"
    mv "$folder/tenfold.db.new" "$folder/tenfold.db"
fi
