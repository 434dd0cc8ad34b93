"""Notification settings: what the server offers, a guest's subscriptions, and unsubscribing in one step."""

import html
import time
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tenfold.core.languages import current_language
from tenfold.server.errors import NotFound, TooMany
from tenfold.server.http.handlers.base import Handlers
from tenfold.server.http.static_files import message_page, page
from tenfold.server.identity import new_id
from tenfold.server.messages import message
from tenfold.server.notifications.addresses import clean_mailbox, mailbox_owner
from tenfold.server.stores.jobs import CONFIRM, SERVER_WIDE, Job
from tenfold.server.stores.notifications import MAIL, PUSH, LimitUse, Subscription
from tenfold.server.table.clock import is_turn_based
from tenfold.server.table.commands import Address

MAX_BROWSERS = 8
SCRIPT = "document.forms[0].submit();\n"
"""Submits the unsubscribe page by itself; programs that only follow links don't run it."""


class Browser(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: str
    p256dh: str
    auth: str


class NotifyPreference(msgspec.Struct, forbid_unknown_fields=True):
    yes: bool


class NotificationHandlers(Handlers):
    async def settings(self, request: Request) -> Response:
        """What the server offers, the guest's subscriptions, and their choice for the table in the query."""
        guest, channels = self._guest(request), self._runtime.notifier.channels
        notifications = self._runtime.store.notifications
        answer: dict[str, Any] = {
            "mail": channels.mailer is not None,
            "push": channels.pusher and channels.pusher.public_key,
            "ways": [subscription_json(one) for one in await notifications.subscriptions(guest)],
        }
        table = request.query_params.get("table", "")
        if table:
            room = await self._runtime.tables.room(table, guest)
            wanted = await notifications.preference(table, guest)
            answer["told"] = is_turn_based(room.table.lobby.clock) if wanted is None else wanted
        return JSONResponse(answer)

    async def add_mailbox(self, request: Request) -> Response:
        """Subscribe an email address; it must be confirmed by an email before anything else is sent there."""
        guest = self._limited_guest(request)
        if self._runtime.notifier.channels.mailer is None:
            raise NotFound("address")
        mailbox = clean_mailbox((await self._body(request, Address)).address)
        notifications = self._runtime.store.notifications
        known = [one.address for one in await notifications.subscriptions(guest) if one.confirm is None]
        if mailbox not in known:
            await self._count(guest, mailbox, self._address(request))
        now = int(time.time())
        wanted = Subscription(new_id(), guest, MAIL, mailbox, "", current_language(), now, new_id())
        subscription = await notifications.subscribe(wanted, 1)
        if subscription.confirm is not None:
            await self._runtime.store.jobs.plan(SERVER_WIDE, [Job(CONFIRM, f"{subscription.id}:{now}")])
            self._runtime.worker.wake_in()
        return JSONResponse(subscription_json(subscription), status_code=201)

    async def _count(self, guest: str, mailbox: str, address: str | None) -> None:
        """Count one more confirmation email, in the store, so that the limit holds for all processes."""
        limits = self._runtime.settings.limits
        counted = {
            "confirmations_per_mailbox": (mailbox_owner(mailbox), limits.confirmations_per_mailbox),
            "confirmations_per_address": (address, limits.confirmations_per_address),
            "confirmations": (guest, limits.confirmations),
            "all_confirmations": ("", limits.all_confirmations),
        }
        full = await self._runtime.store.notifications.use_limits(
            [
                LimitUse(name, self._runtime.signer.fingerprint(who), rate)
                for name, (who, rate) in counted.items()
                if who is not None
            ]
        )
        if full is not None:
            self._rate_limits.limit_log.record(
                full.what, address if full.what == "confirmations_per_address" else None
            )
            raise TooMany(full.seconds)

    async def add_browser(self, request: Request) -> Response:
        guest, notifier = self._limited_guest(request), self._runtime.notifier
        pusher = notifier.channels.pusher
        if pusher is None:
            raise NotFound("address")
        self._rate_limits.browsers.acquire(self._address(request))
        browser = await self._body(request, Browser)
        endpoint, keys = browser.endpoint, f"{browser.p256dh} {browser.auth}"
        await notifier.resolve(guest, partial(pusher.check, endpoint, keys))
        now = int(time.time())
        wanted = Subscription(new_id(), guest, PUSH, endpoint, keys, current_language(), now)
        subscription = await self._runtime.store.notifications.subscribe(wanted, MAX_BROWSERS)
        return JSONResponse(subscription_json(subscription), status_code=201)

    async def set_for_table(self, request: Request) -> Response:
        guest = self._limited_guest(request)
        table: str = request.path_params["table"]
        await self._runtime.tables.room(table, guest)
        yes = (await self._body(request, NotifyPreference)).yes
        await self._runtime.store.notifications.set_preference(table, guest, wanted=yes)
        return JSONResponse({"told": yes})

    async def unsubscribe(self, request: Request) -> Response:
        """Unsubscribe. Its id is enough: only the guest's pages and the notification itself know it."""
        await self._runtime.store.notifications.unsubscribe(request.path_params["way"])
        return JSONResponse({"ok": True})

    async def unsubscribe_page(self, request: Request) -> Response:
        """The unsubscribe page, which submits itself in a browser; following the link changes nothing."""
        if await self._runtime.store.notifications.subscription(request.path_params["way"]) is None:
            return message_page(message("page-notices-off"), 200)
        return page(
            f'<form method="post"><button>{html.escape(message("page-notices-end"))}</button></form>'
            '<script src="/notices/off.js" defer></script>'
        )

    async def unsubscribe_from_page(self, request: Request) -> Response:
        """Unsubscribe by the page, or by the button of a mail program (RFC 8058)."""
        await self._runtime.store.notifications.unsubscribe(request.path_params["way"])
        return message_page(message("page-notices-off"), 200)

    async def unsubscribe_script(self, _: Request) -> Response:
        return Response(SCRIPT, media_type="text/javascript")

    async def confirm_page(self, _: Request) -> Response:
        """The confirmation page; it has a button, because programs open links before people do."""
        return page(
            f"<p>{html.escape(message('page-notices-confirm'))}</p>"
            f'<form method="post"><button>{html.escape(message("page-notices-yes"))}</button></form>'
        )

    async def confirm(self, request: Request) -> Response:
        if await self._runtime.store.notifications.confirm(request.path_params["confirm"]) is None:
            return message_page(message("page-notices-unknown"), 404)
        return message_page(message("page-notices-confirmed"), 200)


def subscription_json(subscription: Subscription) -> dict[str, Any]:
    return {
        "way": subscription.id,
        "kind": subscription.kind,
        "address": subscription.address,
        "confirmed": subscription.confirm is None,
    }
