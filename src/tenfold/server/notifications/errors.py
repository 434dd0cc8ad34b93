"""Delivery errors."""


class DeliveryError(Exception):
    """A message couldn't be delivered. If it is final, retrying won't help."""

    def __init__(self, why: str, *, is_final: bool = False, is_gone: bool = False) -> None:
        self.is_final = is_final or is_gone
        self.is_gone = is_gone
        """The recipient no longer exists, so the subscription should be removed."""
        super().__init__(why)
