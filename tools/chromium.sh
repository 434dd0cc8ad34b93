#!/bin/sh
# The browser of the end-to-end tests: Debian's Chromium, installed when it is missing and we may.
set -eu
if command -v chromium > /dev/null; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get > /dev/null; then
    echo "The end-to-end tests need Chromium. Install it as /usr/bin/chromium and run this again." >&2
    exit 1
fi
apt-get update --quiet=2
DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends chromium > /dev/null
