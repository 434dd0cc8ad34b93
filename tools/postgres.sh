#!/bin/sh
# The database of the tests of the second store: Debian's Postgres, installed when it is missing and we may.
# The tests start a server of their own from it. Where it is missing they are skipped, and say why.
set -eu
if command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1; then
    exit 0
fi
if [ "$(id -u)" -eq 0 ] && command -v apt-get > /dev/null; then
    apt-get update --quiet=2
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends postgresql > /dev/null
else
    echo "Tests of Postgres are skipped: install it (Debian: apt-get install postgresql) and run this again."
fi
