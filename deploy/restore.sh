#!/bin/sh
# Restore a backup while the server is stopped: sh deploy/restore.sh FILE
# Uses the same variables as backup.sh; containers are stopped and started. The backup replaces all existing data, or nothing changes.
set -eu
umask 077
file=${1:?name the backup file}
deploy=$(dirname "$0")
: < "$file"
if [ -n "${TENFOLD_DATABASE:-}" ]; then
    pg_restore --clean --if-exists --no-owner --single-transaction --exit-on-error --dbname="$TENFOLD_DATABASE" "$file"
elif [ -n "${TENFOLD_FOLDER:-}" ]; then
    cp "$file" "$TENFOLD_FOLDER/tenfold.db.new"
    rm -f "$TENFOLD_FOLDER/tenfold.db-wal" "$TENFOLD_FOLDER/tenfold.db-shm"
    mv "$TENFOLD_FOLDER/tenfold.db.new" "$TENFOLD_FOLDER/tenfold.db"
elif [ -f "$deploy/.env" ]; then
    compose() {
        docker compose --file "$deploy/compose.yaml" "$@"
    }
    trap 'compose start tables' EXIT
    compose stop tables
    compose exec -T database pg_restore --clean --if-exists --no-owner --single-transaction --exit-on-error \
        --username tenfold --dbname tenfold < "$file"
else
    echo "Set TENFOLD_FOLDER or TENFOLD_DATABASE." >&2
    exit 1
fi
