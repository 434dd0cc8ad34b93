"""Whether the server is alive and ready, and its metrics, for monitoring and load balancers."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tenfold.server.errors import NotFound
from tenfold.server.http.allowed_hosts import LOCAL, host_of
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.messages import message
from tenfold.server.metrics import CONTENT_TYPE, metrics


class HealthHandlers(Handlers):
    async def health(self, _: Request) -> Response:
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

    async def metrics(self, request: Request) -> Response:
        """All metrics in Prometheus' text format, for this machine, and for others if the settings say so."""
        is_own = request.client is not None and request.client.host in LOCAL and host_of(request) in LOCAL
        if not self._runtime.settings.metrics_open and not is_own:
            raise NotFound("address")
        return Response(metrics().text(), media_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"})
