#!/bin/sh
# Back up all data of a server into one file, even while it runs: sh deploy/backup.sh FILE
# Set TENFOLD_DATABASE to the Postgres URL, or TENFOLD_FOLDER to the data folder.
set -eu
umask 077
file=${1:?name a file for the backup}
if [ -n "${TENFOLD_DATABASE:-}" ]; then
    pg_dump --format=custom --no-owner --file="$file.new" "$TENFOLD_DATABASE"
else
    tenfold backup "$file.new" --data "${TENFOLD_FOLDER:?set TENFOLD_FOLDER or TENFOLD_DATABASE}"
fi
mv "$file.new" "$file"
