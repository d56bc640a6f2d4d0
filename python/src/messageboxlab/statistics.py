"""Means and intervals over replications, operation by operation as the site computes them.

Plain loops on purpose: `sum` and the standard library round differently, and the results of
both languages are the same bit for bit.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist

# Two-sided 95 % quantiles of Student's t distribution for 1 to 30 degrees of freedom.
_T_95 = (
    12.7062047, 4.3026527, 3.1824463, 2.7764451, 2.5705818, 2.4469119, 2.3646243, 2.3060041,
    2.2621572, 2.2281389, 2.2009852, 2.1788128, 2.1603687, 2.1447867, 2.1314495, 2.1199053,
    2.1098156, 2.100922, 2.093024, 2.0859634, 2.0796138, 2.0738731, 2.0686576, 2.0638986,
    2.0595386, 2.0555294, 2.0518305, 2.0484071, 2.0452296, 2.0422725,
)  # fmt: skip
_NORMAL_95 = 1.959964

_OFFSET_BASIS = 0xCBF29CE484222325
_PRIME = 0x100000001B3
_MASK = (1 << 64) - 1


def mean(values: Sequence[float]) -> float:
    """Arithmetic mean of at least one value."""
    total = 0.0
    for value in values:
        total += value
    return total / len(values)


def variance(values: Sequence[float]) -> float:
    """Unbiased sample variance; 0 below two values."""
    if len(values) < 2:
        return 0.0
    centre = mean(values)
    squares = 0.0
    for value in values:
        squares += (value - centre) * (value - centre)
    return squares / (len(values) - 1)


def student_t_95(degrees_of_freedom: int) -> float:
    """The two-sided 95 % quantile; above 30 by the Cornish-Fisher series, right to 0.0001."""
    if degrees_of_freedom <= len(_T_95):
        return _T_95[degrees_of_freedom - 1]
    z = _NORMAL_95
    first = (z * z * z + z) / 4
    second = (5 * z * z * z * z * z + 16 * z * z * z + 3 * z) / 96
    return z + first / degrees_of_freedom + second / (degrees_of_freedom * degrees_of_freedom)


def student_t(degrees_of_freedom: int, confidence: float) -> float:
    """The two-sided quantile for any confidence, from 20 degrees of freedom on.

    Four terms of the Cornish-Fisher series: right to 0.5 % up to a confidence of 0.9999.
    """
    z, n = NormalDist().inv_cdf((1 + confidence) / 2), degrees_of_freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / n + second / n**2 + third / n**3 + fourth / n**4


def half_width_95(values: Sequence[float]) -> float:
    """Half the width of the 95 % Student t interval of the mean; 0 for one value."""
    if len(values) < 2:
        return 0.0
    return student_t_95(len(values) - 1) * math.sqrt(variance(values) / len(values))


def digest_of(digests: Iterable[str]) -> str:
    """One digest of an ordered list of digests: 64-bit FNV-1a over their text."""
    value = _OFFSET_BASIS
    for digest in digests:
        for character in digest:
            value = ((value ^ ord(character)) * _PRIME) & _MASK
    return f"{value:016x}"
