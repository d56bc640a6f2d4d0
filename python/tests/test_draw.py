from __future__ import annotations

from conftest import is_drawn

FILE = "long.test.ts"


def test_a_draw_is_the_same_in_each_language() -> None:
    # tests/unit/parts/draw.test.ts has the same row.
    draw = {"seed": "abc", "shares": {FILE: 0.3}, "pages": []}
    row = [is_drawn(draw, FILE, f"t{index}") for index in range(30)]
    assert "".join(str(int(one)) for one in row) == "100011000000100000010011000000"


def test_a_draw_leaves_out_nothing_of_other_suites() -> None:
    assert is_drawn({"seed": "abc", "shares": {FILE: 0}, "pages": []}, "short.py", "a")
