#!/bin/sh
# The Redis of the tests of several processes: Debian's, installed when it is missing and we may.
# The tests start a server of their own from it. Where it is missing they are skipped, and say why.
set -eu
if command -v redis-server > /dev/null; then
    exit 0
fi
if [ "$(id -u)" -eq 0 ] && command -v apt-get > /dev/null; then
    apt-get update --quiet=2
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends redis-server > /dev/null
else
    echo "Tests of Redis are skipped: install it (Debian: apt-get install redis-server) and run this again."
fi
