"""What became of something that was to be sent."""


class DeliveryError(Exception):
    """It was not taken. What is final will not be taken later either."""

    def __init__(self, why: str, *, is_final: bool = False, is_gone: bool = False) -> None:
        self.is_final = is_final or is_gone
        self.is_gone = is_gone
        """Nobody is there any more: nothing is to be sent there again."""
        super().__init__(why)
