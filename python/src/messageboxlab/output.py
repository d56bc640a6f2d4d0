"""What a program shows besides text: tables and plots.

In the browser they appear below the code; elsewhere they are printed. Both take the same rows:
a list of dictionaries, one for each row, with the columns as keys.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from .errors import SettingError, UnknownNameError

Value: TypeAlias = str | float | bool | None
Row: TypeAlias = Mapping[str, Any]
"""A row of a table: values by column."""
Output: TypeAlias = dict[str, Any]
"""A table or a plot as plain data: `{"kind": "table", …}` or `{"kind": "plot", …}`."""

_MOST_ROWS = 2000
_SIGNIFICANT_DIGITS = 4
_ALIKE = 1000.0


class Show:
    """`show(rows)` for a table, `show.plot(rows, x=…)` for a plot."""

    def __init__(self) -> None:
        self._take: Callable[[Output], None] = _print

    def __call__(self, rows: Iterable[Row] | Mapping[str, Any], *, caption: str = "") -> None:
        """A table. One dictionary alone becomes a row for each of its entries.

        >>> show([{"users": 3, "per second": 94.6}, {"users": 20, "per second": 130.25}])
        users | per second
            3 |       94.6
           20 |      130.2
        """
        if isinstance(rows, Mapping):
            rows = [{"name": name, "value": value} for name, value in rows.items()]
        listed = _checked(rows)
        columns = list({name: None for row in listed for name in row})
        values = [[_plain(row.get(name)) for name in columns] for row in listed]
        by_column = [_column_texts(column) for column in zip(*values, strict=True)]
        self._take(
            {
                "kind": "table",
                "caption": caption,
                "columns": columns,
                "rows": values,
                "texts": [list(row) for row in zip(*by_column, strict=True)],
            }
        )

    def plot(  # noqa: PLR0913
        self,
        rows: Iterable[Row],
        *,
        x: str,
        measured: str | Sequence[str] = (),
        simulated: str | Sequence[str] = (),
        line: str | Sequence[str] = (),
        name: str | None = None,
        title: str = "",
        unit: str = "",
    ) -> None:
        """A plot over the column `x`: rings for what is measured, dots for what is simulated, and
        lines for what is calculated. `name` is the column that names each row; `unit` says
        what stands on the vertical axis. Rows without a number are left out.
        """
        listed = _checked(rows)
        known = list({column: None for row in listed for column in row})
        series = [
            {"label": column, "mark": mark, "points": _points(listed, x, column, name)}
            for mark, columns in (("line", line), ("measured", measured), ("simulated", simulated))
            for column in _named([columns] if isinstance(columns, str) else columns, known)
        ]
        if not series:
            raise SettingError("measured, simulated and line", (), "at least one column")
        _named([x] if name is None else [x, name], known)
        self._take({"kind": "plot", "title": title, "x": x, "unit": unit, "series": series})

    def send_to(self, take: Callable[[Output], None] | None) -> None:
        """Hands what is shown to `take` from now on; None prints it again."""
        self._take = take or _print


def _checked(rows: Iterable[Row]) -> list[Row]:
    listed = list(rows)
    if not all(isinstance(row, Mapping) for row in listed):
        raise SettingError("rows", listed[:1], "a list of dictionaries, one for each row")
    if len(listed) > _MOST_ROWS:
        raise SettingError("the number of rows", len(listed), f"up to {_MOST_ROWS}")
    return listed


def _named(columns: Iterable[str], known: Sequence[str]) -> list[str]:
    listed = list(columns)
    for column in listed:
        if column not in known:
            raise UnknownNameError("column", column, known)
    return listed


def _plain(value: Any) -> Value:
    """The value as it travels: a number, a text, True or False, or None."""
    if value is None or isinstance(value, str | bool):
        return value
    if isinstance(value, int) and abs(value) < 2**53:
        return value
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        return str(value)
    return number + 0.0 if math.isfinite(number) else str(value)


def _points(rows: Sequence[Row], x: str, y: str, name: str | None) -> list[list[Value]]:
    points: list[list[Value]] = []
    for row in rows:
        across, up = _plain(row.get(x)), _plain(row.get(y))
        if _is_number(across) and _is_number(up):
            points.append([across, up, "" if name is None else str(row.get(name, ""))])
    return points


def _is_number(value: Value) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _column_texts(values: Sequence[Value]) -> list[str]:
    """The values as text: fractions with the decimals that the greatest needs, or each its own
    where a column spans sizes that have nothing in common."""
    sizes = [abs(value) for value in values if isinstance(value, float) and value != 0]
    if sizes and max(sizes) > _ALIKE * min(sizes):
        return [_text(value, _own_decimals(value)) for value in values]
    decimals = _needed(values)
    return [_text(value, decimals) for value in values]


def _own_decimals(value: Value) -> int:
    fraction = isinstance(value, float) and not value.is_integer()
    return _decimals(abs(value)) if fraction and isinstance(value, float) else 0


def _needed(values: Sequence[Value]) -> int:
    """Decimals for the significant digits of the greatest, without zeros that all would end in."""
    fractions = [value for value in values if isinstance(value, float)]
    decimals = _decimals(max((abs(value) for value in fractions), default=0.0))
    while decimals > 0 and all(_text(value, decimals).endswith("0") for value in fractions):
        decimals -= 1
    return decimals


def _decimals(size: float) -> int:
    if size == 0:
        return 0
    return min(9, max(0, _SIGNIFICANT_DIGITS - 1 - math.floor(math.log10(size))))


def _text(value: Value, decimals: int) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        text = f"{value:,.{decimals}f}"
        return text if any(digit in text for digit in "123456789") else text.lstrip("-")
    return f"{value:,d}" if isinstance(value, int) else value


def _print(output: Output) -> None:
    if output["kind"] == "table":
        print(table_text(output))
    else:
        print(plot_text(output))


def table_text(table: Output) -> str:
    """A table as lines of text, numbers to the right."""
    columns = [
        (_aligned([heading, *texts], any(_is_number(value) for value in values)))
        for heading, texts, values in zip(
            table["columns"],
            zip(*table["texts"], strict=True),
            zip(*table["rows"], strict=True),
            strict=False,
        )
    ]
    lines = [" | ".join(cells).rstrip() for cells in zip(*columns, strict=True)]
    return "\n".join([*([table["caption"]] if table["caption"] else []), *lines])


def _aligned(texts: Sequence[str], right: bool) -> list[str]:
    width = max(len(text) for text in texts)
    return [text.rjust(width) if right else text.ljust(width) for text in texts]


def plot_text(plot: Output) -> str:
    """What a plot holds, in a few lines."""
    lines = [plot["title"] or f"{plot['unit'] or 'values'} over {plot['x']}"]
    lines += [
        f"  {series['label']} ({series['mark']}): {len(series['points'])} points"
        for series in plot["series"]
    ]
    return "\n".join(lines)


show = Show()
