#!/bin/sh
# Back up all data of a server into one file, even while it runs: sh deploy/backup.sh FILE
# Set TENFOLD_DATABASE to the Postgres URL, or TENFOLD_FOLDER to the data folder; neither with the containers of start.sh.
set -eu
umask 077
file=${1:?name a file for the backup}
deploy=$(dirname "$0")
if [ -n "${TENFOLD_DATABASE:-}" ]; then
    pg_dump --format=custom --no-owner --file="$file.new" "$TENFOLD_DATABASE"
elif [ -n "${TENFOLD_FOLDER:-}" ]; then
    tenfold backup "$file.new" --data "$TENFOLD_FOLDER"
elif [ -f "$deploy/.env" ]; then
    docker compose --file "$deploy/compose.yaml" exec -T database \
        pg_dump --format=custom --no-owner --username tenfold tenfold > "$file.new"
else
    echo "Set TENFOLD_FOLDER or TENFOLD_DATABASE." >&2
    exit 1
fi
mv "$file.new" "$file"
