"""Whether the server is alive and ready, for monitoring and load balancers."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tenfold.server.http.handlers.base import Handlers
from tenfold.server.messages import message


class HealthHandlers(Handlers):
    """Handlers of health checks."""

    async def health(self, _: Request) -> Response:
        """Whether the process answers."""
        return JSONResponse({"ok": True})

    async def ready(self, _: Request) -> Response:
        """Whether all games can be played and what happens can be stored.

        Without Redis everything still works, only slower, so that is reported as a note.
        """
        problems = await self._runtime.store.problems()
        if not self._runtime.game_loader.is_ready:
            problems.append(message("games-not-ready"))
        problems += [message("game-broken", game=game_id) for game_id in self._runtime.game_loader.broken]
        cluster = self._runtime.cluster
        notes = await cluster.pubsub.warnings() if cluster is not None else []
        if problems:
            return JSONResponse({"ok": False, "problems": problems + notes}, 503)
        return JSONResponse({"ok": True, "notes": notes} if notes else {"ok": True})
