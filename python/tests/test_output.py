from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from messageboxlab import LabError, show
from messageboxlab.output import Output


@pytest.fixture
def shown() -> Iterator[list[Output]]:
    outputs: list[Output] = []
    show.send_to(outputs.append)
    yield outputs
    show.send_to(None)


def test_a_table_has_every_column_and_its_values_as_text(shown: list[Output]) -> None:
    show([{"a": 1, "b": 0.123456, "c": None}, {"a": 2000, "d": "x", "b": 12.5}], caption="Both")
    (table,) = shown
    assert table["columns"] == ["a", "b", "c", "d"]
    assert table["rows"] == [[1, 0.123456, None, None], [2000, 12.5, None, "x"]]
    assert table["texts"] == [["1", "0.12", "", ""], ["2,000", "12.50", "", "x"]]
    assert table["caption"] == "Both"


@pytest.mark.parametrize(
    ("values", "texts"),
    [
        ([95.0, 102.0], ["95", "102"]),
        ([95.25, 102.5], ["95.2", "102.5"]),
        ([0.3, 0.5], ["0.3", "0.5"]),
        ([170_322.0, 0.12345, -0.0], ["170,322", "0.1235", "0"]),
        ([True, "on", 3], ["yes", "on", "3"]),
        ([float("nan"), float("inf"), 1.5], ["nan", "inf", "1.5"]),
    ],
)
def test_numbers_are_as_long_as_they_need(
    shown: list[Output], values: list[Any], texts: list[str]
) -> None:
    show([{"value": value} for value in values])
    assert [text for (text,) in shown[0]["texts"]] == texts


def test_one_dictionary_is_a_row_for_each_entry(shown: list[Output]) -> None:
    show({"users": 3})
    assert shown[0]["columns"] == ["name", "value"]
    assert shown[0]["rows"] == [["users", 3]]


def test_no_rows_are_an_empty_table(shown: list[Output]) -> None:
    show([])
    assert shown[0]["rows"] == []


def test_a_plot_leaves_out_rows_without_a_number(shown: list[Output]) -> None:
    rows: list[dict[str, Any]] = [
        {"x": 1, "seen": 2.5, "id": "A"},
        {"x": 2, "seen": None, "id": "B"},
    ]
    show.plot(rows, x="x", measured="seen", name="id", title="Seen", unit="ms")
    assert shown == [
        {
            "kind": "plot",
            "title": "Seen",
            "x": "x",
            "unit": "ms",
            "series": [{"label": "seen", "mark": "measured", "points": [[1, 2.5, "A"]]}],
        }
    ]


def test_a_wrong_column_is_named_with_the_nearest() -> None:
    with pytest.raises(LabError, match="Did you mean 'users'"):
        show.plot([{"users": 1, "rate": 2}], x="user", line="rate")
    with pytest.raises(LabError, match="at least one column"):
        show.plot([{"users": 1, "rate": 2}], x="users")


def test_what_is_no_table_is_refused() -> None:
    with pytest.raises(LabError, match="list of dictionaries"):
        show([1, 2])  # type: ignore[list-item]


def test_without_a_page_it_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    show([{"users": 3, "rate": 94.6}], caption="Rates")
    show.plot([{"users": 3, "rate": 94.6}], x="users", simulated="rate", unit="per second")
    assert capsys.readouterr().out.splitlines() == [
        "Rates",
        "users | rate",
        "    3 | 94.6",
        "per second over users",
        "  rate (simulated): 1 points",
    ]
