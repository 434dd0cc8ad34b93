"""Link previews: a title, a line and a picture, without anything secret.

Chat programs open links and show what they find to whole groups. So a preview names the game and no
person, and a short code gets none: someone who guesses codes would learn which of them exist.
"""

import asyncio
import html
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request

from tenfold.core.game import Game
from tenfold.core.registry import game_ids, game_of
from tenfold.core.text import text_of
from tenfold.server.identity import CODE_LENGTH, clean_code
from tenfold.server.stores.store import Store

PICTURE = "/preview.jpg"
"""The preview picture of the start page."""
BUILT = re.compile(r"<!-- preview -->.*?<!-- /preview -->", re.DOTALL)
"""Where the start page's tags are in the built page."""


@dataclass(frozen=True)
class Preview:
    title: str
    line: str
    picture: str

    def tags(self) -> str:
        named = {
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.line,
            "og:image": self.picture,
        }
        tags = [f'<meta property="{name}" content="{html.escape(value)}">' for name, value in named.items()]
        described = f'<meta name="description" content="{html.escape(self.line)}">'
        return "\n    ".join([described, *tags, '<meta name="twitter:card" content="summary_large_image">'])


def with_preview(page: str, preview: Preview | None, address: str) -> str:
    """The built page with the tags of a link; picture addresses are absolute."""
    if preview is not None:
        page = BUILT.sub(lambda _: preview.tags(), page, count=1)
    return re.sub(r'(?<=content=")/(?=preview)', f"{html.escape(address)}/", page, count=1)


class Previews:
    """Makes the preview of an address."""

    def __init__(self, store: Store, folder: Path) -> None:
        self._store = store
        self._folder = folder

    async def of(self, request: Request) -> Preview | None:
        """The preview of an address; None for the start page and for private tables."""
        match request.url.path.strip("/").split("/"):
            case ["rules" | "new", game_id] if game_id in game_ids():
                game = await asyncio.to_thread(game_of, game_id)
                text = text_of(game)
                return self._preview(game, text.title(game), text.say("summary"))
            case ["join", key] if len(clean_code(key)) > CODE_LENGTH:  # a link's key can't be guessed
                table = await self._store.tables.find(key, "", 0)
                return await self._invitation(table or "", key)
            case ["table", table, *_]:
                return await self._invitation(table, request.query_params.get("key", ""))
        return None

    async def _invitation(self, table: str, key: str) -> Preview | None:
        """The preview of a table that is public, or whose key is known."""
        row = await self._store.tables.row(table)
        if row is None or row.game not in game_ids() or not (row.public or row.key == key):
            return None
        game = await asyncio.to_thread(game_of, row.game)
        text = text_of(game)
        title = text.say("preview-title", {"game": text.title(game)})
        return self._preview(game, title, text.say("preview-line"))

    def _preview(self, game: Game, title: str, line: str) -> Preview:
        picture = f"/previews/{game.id}.jpg"
        return Preview(title, line, picture if (self._folder / picture[1:]).is_file() else PICTURE)
