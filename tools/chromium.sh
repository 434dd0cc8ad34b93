#!/bin/sh
# The browser of the end-to-end tests: Debian's Chromium without the windows of a browser around its pages, which take
# half of the computing; installed when it is missing and we may. Where there is only the whole browser, that one does.
set -eu
if command -v chromium-headless-shell > /dev/null; then
    exit 0
fi
if [ "$(id -u)" -eq 0 ] && command -v apt-get > /dev/null; then
    apt-get update --quiet=2
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends chromium-headless-shell > /dev/null
elif ! command -v chromium > /dev/null; then
    echo "The end-to-end tests need Chromium. Install it as /usr/bin/chromium and run this again." >&2
    exit 1
fi
