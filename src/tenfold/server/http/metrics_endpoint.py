"""The endpoint /metrics: readable on the server's own machine, and elsewhere if the settings say so."""

from starlette.requests import Request
from starlette.responses import Response

from tenfold.server.errors import NotFound
from tenfold.server.http.allowed_hosts import LOCAL, host_of
from tenfold.server.metrics import CONTENT_TYPE, metrics
from tenfold.server.settings import Settings


class MetricsEndpoint:
    """The handler of /metrics."""

    def __init__(self, settings: Settings) -> None:
        self._is_open = settings.metrics_open

    async def answer(self, request: Request) -> Response:
        """All metrics in Prometheus' text format."""
        is_own = request.client is not None and request.client.host in LOCAL and host_of(request) in LOCAL
        if not self._is_open and not is_own:
            raise NotFound("address")
        return Response(metrics().text(), media_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"})
