#!/bin/sh
# Copy everything that a server keeps into one file, also while it runs: sh deploy/backup.sh FILE
# TENFOLD_DATABASE names a Postgres database; without it the one file in TENFOLD_FOLDER is copied.
set -eu
umask 077
file=${1:?name a file for the copy}
if [ -n "${TENFOLD_DATABASE:-}" ]; then
    pg_dump --format=custom --no-owner --file="$file.new" "$TENFOLD_DATABASE"
else
    tenfold backup "$file.new" --data "${TENFOLD_FOLDER:?say where the data are, or TENFOLD_DATABASE}"
fi
mv "$file.new" "$file"
