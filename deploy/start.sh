#!/bin/sh
# Start Tenfold with Postgres, Redis and TLS: sh deploy/start.sh [NAME]
# NAME is the host name of this machine (default: localhost). The first start stores it in deploy/.env, with new passwords.
set -eu
cd "$(dirname "$0")"
secret() {
    od -An -N24 -tx1 /dev/urandom | tr -d ' \n'
}
if [ ! -f .env ]; then
    umask 077
    printf 'TENFOLD_NAME=%s\nPOSTGRES_PASSWORD=%s\nTENFOLD_HOST_TOKEN=%s\n' "${1:-localhost}" "$(secret)" "$(secret)" > .env.new
    mv .env.new .env
fi
# Older versions had no password for Redis.
[ -z "$(tail -c 1 .env)" ] || echo >> .env
grep -q '^REDIS_PASSWORD=' .env || printf 'REDIS_PASSWORD=%s\n' "$(secret)" >> .env
docker compose --file compose.yaml up --build --detach --wait
TENFOLD_NAME=$(sed -n 's/^TENFOLD_NAME=//p' .env)
echo "Tenfold is at https://$TENFOLD_NAME/. The token for https://$TENFOLD_NAME/host is in deploy/.env."
