"""What people may write at a table."""

import pytest

from tenfold.server.errors import Unavailable
from tenfold.server.table.chat import MAX_LENGTH, clean_text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  good   move\n", "good move"),
        ("3.5 points... e.g. mine", "3.5 points... e.g. mine"),
        ("Bien joué ! À toi…", "Bien joué ! À toi…"),
        ("👩‍🚀 ok", "👩‍🚀 ok"),
        ("a\u202egnp.exe"[:4] + " b", "a gn b"),
        ("x" * MAX_LENGTH, "x" * MAX_LENGTH),
    ],
)
def test_a_text_is_one_visible_line(text: str, shown: str) -> None:
    assert clean_text(text) == shown


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "chat-empty"),
        (" \u200b\u200d ", "chat-empty"),
        ("x" * (MAX_LENGTH + 1), "chat-long"),
        ("see https://example.org", "chat-link"),
        ("hxxp : // x", "chat-link"),
        ("www.example", "chat-link"),
        ("example.org", "chat-link"),
        ("example．org", "chat-link"),
        ("ann@home", "chat-link"),
        ("10.0.0.1", "chat-link"),
    ],
)
def test_other_texts_are_refused_with_a_reason(text: str, code: str) -> None:
    with pytest.raises(Unavailable) as refused:
        clean_text(text)
    assert refused.value.code == code
