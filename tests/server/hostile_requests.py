"""Requests that nobody sends who means well, as bytes for the wire."""

from collections.abc import Iterator

LINE = "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{more}\r\n"


def get(path: str, more: str = "") -> bytes:
    return LINE.format(path=path, more=more).encode("latin-1")


def post(path: str, body: bytes, more: str = "") -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
    return f"{head}{more}\r\n".encode("latin-1") + body


def cookies(size: int) -> Iterator[tuple[str, bytes]]:
    for name, unit in {
        "backslashes": "\\",
        "quotes": '"',
        "escaped quotes": '\\"',
        "octals": "\\134",
        "semicolons": ";",
        "empty pairs": "=;",
        "ours": "tenfold=x;",
    }.items():
        text = unit * (size // len(unit))
        yield f"cookie of {name}", get("/api/me", f"Cookie: {text}\r\n")
        yield f"our cookie of {name}", get("/api/me", f'Cookie: tenfold="{text}\r\n')


def heads(size: int) -> Iterator[tuple[str, bytes]]:
    yield "one long header", get("/", f"X: {'a' * size}\r\n")
    yield "many headers", get("/", "a:b\r\n" * (size // 5))
    yield "empty headers", get("/", "a:\r\n" * (size // 4))
    yield "headers over several lines", get("/", "X: a\r\n" + " b\r\n" * (size // 4))
    yield "a head without an end", b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * (size // 6)
    yield "many hosts", get("/", "Host: a\r\n" * (size // 9))
    yield "forwarded for many", get("/api/me", f"X-Forwarded-For: {'1.2.3.4,' * (size // 8)}\r\n")
    yield "many encodings", get("/", f"Accept-Encoding: {'br;q=0,' * (size // 7)}\r\n")
    yield "many ranges", get("/", f"Range: bytes={','.join(f'{n}-{n}' for n in range(size // 9))}\r\n")
    yield "an odd range", get("/", f"Range: bytes={'9' * size}-\r\n")
    yield "a long method", b"A" * size + b" / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    yield "no HTTP at all", b"\x16\x03\x01" + b"\0" * size
    yield "only line ends", b"\r\n" * (size // 2)
    yield "many at once", get("/healthz").replace(b"Connection: close\r\n", b"") * (size // 900)


def hosts(size: int) -> Iterator[tuple[str, bytes]]:
    for host in (
        "[",
        "[::1",
        "::1",
        "a:b:c",
        "..",
        "\xff",
        "evil.example",
        "",
        "a" * size,
        "a." * (size // 2),
    ):
        for path in ("/api/qr?path=/", "/"):
            yield (
                f"host {host[:12]!r}",
                get(path).replace(b"Host: 127.0.0.1", b"Host: " + host.encode("latin-1")),
            )
    for origin in ("http://[", "http://[::1", "null", "\xff", "http://" + "a" * size, "http:" + "/" * size):
        yield f"origin {origin[:12]!r}", post("/api/me", b"{}", f"Origin: {origin}\r\n")


def addresses(size: int) -> Iterator[tuple[str, bytes]]:
    for name, unit in {
        "letters": "a",
        "escapes": "%2e",
        "bad escapes": "%zz",
        "no UTF-8": "%ff",
        "ups": "../",
        "slashes": "/",
        "nulls": "%00",
    }.items():
        text = unit * (size // len(unit))
        for start in ("/", "/assets/", "/return/", "/api/games/", "/api/tables/"):
            yield f"path of {name}", get(start + text)
    for name, unit in {
        "pairs": "a=1&",
        "ampersands": "&",
        "escapes": "%41",
        "commas": ",",
        "digits": "9",
    }.items():
        text = unit * (size // len(unit))
        for start in ("/api/qr?path=/", "/api/tables/x/events?after=", "/api/tables/x/replay?draws=", "/?"):
            yield f"query of {name}", get(start + text)
    yield "a whole URL", get("http://127.0.0.1/" + "a" * size)
    yield "no path", get("a" * size)


def bodies(cookie: str, size: int) -> Iterator[tuple[str, bytes]]:
    more = f"Cookie: tenfold={cookie}\r\nContent-Type: application/json\r\n"
    for name, body in {
        "brackets": b"[" * size,
        "braces": b'{"a":' * (size // 5),
        "digits": b'{"name": ' + b"9" * size + b"}",
        "a fraction": b'{"name": 0.' + b"1" * size + b"e" + b"9" * 50 + b"}",
        "escapes": b'{"name": "' + b"\\u0000" * (size // 6) + b'"}',
        "marks": b'{"name": "' + b"\\u0300" * (size // 6) + b'"}',
        "no UTF-8": b'{"name": "' + b"\xff" * size + b'"}',
        "spaces": b" " * size,
        "many keys": b"{" + b",".join(b'"%d":0' % n for n in range(size // 8)) + b"}",
    }.items():
        for path in ("/api/me", "/api/join", "/api/tables", "/api/tables/x/commands"):
            yield f"body of {name}", post(path, body, more)
    chunked = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{more}"
    start = f"{chunked}Transfer-Encoding: chunked\r\n\r\n".encode()
    yield "tiny chunks", start + b"1\r\n \r\n" * (size // 6)
    yield "chunks with long names", start + b"1;" + b"a" * size + b"\r\n \r\n"
    yield "no chunks", start + b"z" * size
    yield (
        "a length that is none",
        post("/api/me", b"x" * size).replace(b"Content-Length: ", b"Content-Length: -"),
    )


def handshakes(table: str, cookie: str, size: int) -> Iterator[tuple[str, bytes]]:
    path = f"/api/tables/{table}/socket"
    upgrade = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    own = f"Cookie: tenfold={cookie}\r\n"
    base = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n{upgrade}"
    for name, more in {
        "protocols": f"{key}Sec-WebSocket-Protocol: {'a,' * (size // 2)}\r\n",
        "extensions": f"{key}Sec-WebSocket-Extensions: {'x; y=1,' * (size // 7)}\r\n",
        "quoted extensions": f'{key}Sec-WebSocket-Extensions: x; y="{chr(92) * size}\r\n',
        "key": f"Sec-WebSocket-Key: {'A' * size}\r\n",
        "connection": f"{key}Connection: {'upgrade,' * (size // 8)}\r\n",
        "cookie": f'{key}Cookie: tenfold="{chr(92) * size}\r\n',
        "host": f"{key}Host: {'a' * size}\r\n",
        "nothing": key,
    }.items():
        yield f"handshake with {name}", f"{base}{more}\r\n".encode("latin-1")
    opened = f"{base}{key}{own}\r\n".encode("latin-1")
    yield "socket with pings", opened + b"|" + b"\x89\x80\0\0\0\0" * (size // 6)
    yield "socket with pongs", opened + b"|" + b"\x8a\x80\0\0\0\0" * (size // 6)
    yield "socket with empty texts", opened + b"|" + b"\x81\x80\0\0\0\0" * (size // 6)
    yield "socket with crumbs", opened + b"|" + b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * (size // 6)
    yield "socket with garbage", opened + b"|" + b"\xff" * size


def requests(table: str, cookie: str) -> Iterator[tuple[str, bytes]]:
    """All of them, for ever, in sizes that no limit knows in advance."""
    while True:
        for size in (100, 1_900, 12_000, 60_000, 250_000):
            yield from cookies(size)
            yield from heads(size)
            yield from hosts(size)
            yield from addresses(size)
            yield from bodies(cookie, size)
            yield from handshakes(table, cookie, size)
