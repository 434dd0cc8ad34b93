"""Compiles a game's rules and bots to WebAssembly: `python -m tenfold.core.wasm GAME OUT`."""
