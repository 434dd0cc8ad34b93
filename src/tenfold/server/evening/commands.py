"""Commands that clients send to an evening, as docs/protocol.md describes them."""

from typing import Annotated

import msgspec

from tenfold.server.evening.evening import Plan


class EveningCommand(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Base of the commands of an evening."""


class Enter(EveningCommand, frozen=True, tag="enter", kw_only=True):
    """Enter, or come back."""


class Leave(EveningCommand, frozen=True, tag="leave", kw_only=True):
    """Leave."""


class BeginRound(EveningCommand, frozen=True, tag="round", kw_only=True):
    """Start the next round; `after` rounds have been played."""

    after: Annotated[int, msgspec.Meta(ge=0)]


class Pause(EveningCommand, frozen=True, tag="pause", kw_only=True):
    yes: bool


class Hints(EveningCommand, frozen=True, tag="hints", kw_only=True):
    yes: bool


class RemoveGuest(EveningCommand, frozen=True, tag="send-home", kw_only=True):
    guest: Annotated[int, msgspec.Meta(ge=0)]


class NewPlan(EveningCommand, frozen=True, tag="plan", kw_only=True):
    """Change what is played from the next round on."""

    plan: Plan


class End(EveningCommand, frozen=True, tag="end", kw_only=True):
    """End the evening."""


AnyEveningCommand = Enter | Leave | BeginRound | Pause | Hints | RemoveGuest | NewPlan | End
