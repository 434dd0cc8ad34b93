"""Serves the web app's files, and small HTML pages of the server's own."""

import html
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tenfold.core.languages import current_language
from tenfold.server.http.allowed_hosts import reachable_address
from tenfold.server.http.previews import Previews, with_preview
from tenfold.server.messages import message
from tenfold.server.settings import Settings
from tenfold.server.stores.store import Store

IMMUTABLE = "public, max-age=31536000, immutable"
CHECKED = "no-cache"

PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tenfold</title></head>
<body><main><h1>Tenfold</h1>{body}</main></body>
</html>
"""

MISSING = "<p>{what}</p><pre>make web</pre><p>{then}</p>"


def page(body: str, status: int = 200) -> Response:
    return HTMLResponse(
        PAGE.format(body=body, language=current_language()), status, {"Cache-Control": "no-store"}
    )


def message_page(sentence: str, status: int) -> Response:
    way = html.escape(message("page-to-tables"))
    return page(f'<p>{html.escape(sentence)}</p><p><a href="/">{way}</a></p>', status)


def confirm_page(name: str | None, other: str | None) -> Response:
    """Ask before a device is signed in as another guest; None is a guest without a name yet."""
    now = ""
    if name is not None:
        now = message("page-now", name=html.escape(name or message("page-guest"))) + " "
    asked = message("page-be", name=html.escape(other or message("page-other-guest")))
    return page(
        f'<p>{now}{asked}</p><form method="post"><button>{message("page-yes")}</button></form>'
        f'<p><a href="/">{message("page-no")}</a></p>'
    )


class StaticFiles:
    """Serves files of the web app; any other path gets the app itself."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._folder = settings.web.resolve()
        self._previews = Previews(store, self._folder)

    async def answer(self, request: Request) -> Response:
        path = self._file(request.url.path)
        if path is None:
            if request.url.path.startswith("/assets/"):
                return message_page(message("page-no-file"), 404)
            return await self._app(request)
        is_hashed = path.is_relative_to(self._folder / "assets")
        headers = {"Cache-Control": IMMUTABLE if is_hashed else CHECKED, "Vary": "Accept-Encoding"}
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        packed = path.with_name(path.name + ".br")
        if "br" in request.headers.get("accept-encoding", "") and packed.is_file():
            headers["Content-Encoding"] = "br"
            path = packed
        if "," in request.headers.get("range", ""):  # many small parts cost more than the whole
            request.scope["headers"] = [pair for pair in request.scope["headers"] if pair[0] != b"range"]
        return FileResponse(path, headers=headers, media_type=kind)

    async def _app(self, request: Request) -> Response:
        path = self._folder / "index.html"
        if not path.is_file():
            return page(
                MISSING.format(what=message("page-not-built"), then=message("page-not-built-then")), 503
            )
        preview = await self._previews.of(request)
        text = with_preview(
            path.read_text(encoding="utf-8"), preview, reachable_address(request, self._settings)
        )
        return HTMLResponse(text, headers={"Cache-Control": CHECKED})

    def _file(self, address: str) -> Path | None:
        name = address.lstrip("/")
        if not name or "\0" in name or "\\" in name:
            return None
        try:
            path = (self._folder / name).resolve()
            is_inside = path.is_relative_to(self._folder) and path.suffix != ".br"
            return path if is_inside and path.is_file() else None
        except (OSError, ValueError, RuntimeError):
            return None  # a name that no file can have
