"""Tables for pandas, which is imported only here, and only when a table is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from .errors import MissingPackageError

if TYPE_CHECKING:
    from pandas import DataFrame


def frame_of(rows: Iterable[Mapping[str, Any]]) -> DataFrame:
    """A DataFrame with one line for each row; raises MissingPackageError without pandas."""
    try:
        from pandas import DataFrame
    except ImportError as error:
        raise MissingPackageError(
            "to_frame needs pandas, which is not installed here: pip install pandas. "
            "Without it, as in the browser, use the dictionaries of metrics and rows."
        ) from error
    return DataFrame([dict(row) for row in rows])
