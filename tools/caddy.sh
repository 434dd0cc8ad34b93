#!/bin/sh
# The proxy of the test of deploy/: Debian's Caddy, installed when it is missing and we may.
# The test starts one of its own. Where it is missing the test is skipped, and says why.
set -eu
if command -v caddy > /dev/null; then
    exit 0
fi
if [ "$(id -u)" -eq 0 ] && command -v apt-get > /dev/null; then
    apt-get update --quiet=2
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends caddy > /dev/null
else
    echo "The test of the proxy is skipped: install it (Debian: apt-get install caddy) and run this again."
fi
