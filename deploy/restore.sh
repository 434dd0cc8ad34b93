#!/bin/sh
# Restore a backup while the server is stopped: sh deploy/restore.sh FILE
# Uses the same variables as backup.sh. The backup replaces all existing data, or nothing changes.
set -eu
umask 077
file=${1:?name the backup file}
if [ -n "${TENFOLD_DATABASE:-}" ]; then
    pg_restore --clean --if-exists --no-owner --single-transaction --exit-on-error --dbname="$TENFOLD_DATABASE" "$file"
else
    folder=${TENFOLD_FOLDER:?set TENFOLD_FOLDER or TENFOLD_DATABASE}
    cp "$file" "$folder/tenfold.db.new"
    rm -f "$folder/tenfold.db-wal" "$folder/tenfold.db-shm"
    mv "$folder/tenfold.db.new" "$folder/tenfold.db"
fi
