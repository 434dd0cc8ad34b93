#!/bin/sh
# The linker for WebAssembly: Debian's lld, installed when it is missing and we may. The one in the ziglang wheel does as well.
set -eu
if command -v wasm-ld > /dev/null || .venv/bin/python -c "import ziglang" 2> /dev/null; then
    exit 0
fi
if [ "$(id -u)" -eq 0 ] && command -v apt-get > /dev/null; then
    apt-get update --quiet=2
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends lld > /dev/null
else
    echo "The tests of rules in browsers need a linker. Install Debian's lld, or pip install 'tenfold[wasm]', and run this again." >&2
    exit 1
fi
