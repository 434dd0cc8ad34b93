#!/bin/sh
# Start Tenfold with Postgres, Redis and TLS: sh deploy/start.sh [NAME]
# NAME is the host name of this machine (at first: localhost). deploy/.env keeps it, with passwords made at the first start.
set -eu
umask 077
cd "$(dirname "$0")"
secret() {
    od -An -N24 -tx1 /dev/urandom | tr -d ' \n'
}
if [ ! -f .env ]; then
    # A database keeps its first password, so new ones would lock the server out.
    if docker volume inspect "${COMPOSE_PROJECT_NAME:-tenfold}_database" > /dev/null 2>&1; then
        echo "Docker has a database of Tenfold, but deploy/.env with its password is missing." >&2
        echo "Copy .env from the folder that Tenfold was started from." >&2
        exit 1
    fi
    printf 'TENFOLD_NAME=%s\nPOSTGRES_PASSWORD=%s\nTENFOLD_HOST_TOKEN=%s\n' "${1:-localhost}" "$(secret)" "$(secret)" > .env.new
    mv .env.new .env
elif [ -n "${1:-}" ]; then
    { grep -v '^TENFOLD_NAME=' .env || :; printf 'TENFOLD_NAME=%s\n' "$1"; } > .env.new
    mv .env.new .env
fi
# Older versions had no password for Redis.
[ -z "$(tail -c 1 .env)" ] || echo >> .env
grep -q '^REDIS_PASSWORD=' .env || printf 'REDIS_PASSWORD=%s\n' "$(secret)" >> .env
CADDYFILE_SUM=$(cksum < Caddyfile)
export CADDYFILE_SUM
if ! docker compose --file compose.yaml up --build --detach --wait; then
    echo "Tenfold didn't start. This is the last it said:" >&2
    docker compose --file compose.yaml logs --tail 20 tables >&2
    exit 1
fi
TENFOLD_NAME=$(sed -n 's/^TENFOLD_NAME=//p' .env)
echo "Tenfold is at https://$TENFOLD_NAME/. The token for https://$TENFOLD_NAME/host is in deploy/.env."
