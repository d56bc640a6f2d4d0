"""The helpers against values from textbooks and against each other."""

from __future__ import annotations

import math

import pytest

import messageboxlab as lab


def test_mva_of_two_equal_stations() -> None:
    # Balanced network without think time: X(N) = N / (D (N + K - 1)), by symmetry.
    for users in (1, 2, 5, 20):
        found = lab.mva([0.1, 0.1], users)
        assert found.throughput == pytest.approx(users / (0.1 * (users + 1)))
        assert found.queue_lengths["0"] == pytest.approx(users / 2)


def test_mva_of_lazowska_example() -> None:
    # Three users, think time 15 s, demands 0.605, 2.1 and 1.35 s: Lazowska et al., chapter 6.
    found = lab.mva({"cpu": 0.605, "disk 1": 2.1, "disk 2": 1.35}, users=3, think_time=15)
    assert found.throughput == pytest.approx(0.152, abs=5e-4)
    assert found.response_time == pytest.approx(4.76, abs=0.05)


def test_mva_of_one_station_is_the_machine_repairman() -> None:
    users, demand, think = 8, 2.0, 10.0
    weights = [
        math.factorial(users) / math.factorial(users - k) * (demand / think) ** k
        for k in range(users + 1)
    ]
    busy = 1 - weights[0] / sum(weights)
    assert lab.mva([demand], users, think).throughput == pytest.approx(busy / demand)


def test_mva_keeps_littles_law_and_utilisation_law() -> None:
    demands = {"a": 3.0, "b": 1.5, "c": 0.25}
    for found in lab.mva_curve(demands, 30, think_time=20):
        thinking = found.throughput * 20
        assert sum(found.queue_lengths.values()) + thinking == pytest.approx(found.users)
        assert found.utilisations["a"] == pytest.approx(found.throughput * 3)
        assert found.utilisations["a"] < 1


def test_bounds_hold_for_every_population() -> None:
    demands = [3.0, 1.5, 0.25]
    for found in lab.mva_curve(demands, 40, think_time=12):
        limit = lab.bounds(demands, found.users, think_time=12)
        assert limit.throughput_low <= found.throughput * (1 + 1e-12)
        assert found.throughput <= limit.throughput_high * (1 + 1e-12)
        assert limit.response_time_low <= found.response_time * (1 + 1e-12)
        assert found.response_time <= limit.response_time_high * (1 + 1e-12)
    assert limit.saturation_users == pytest.approx(16.75 / 3)
    assert limit.bottleneck == "0"


def test_one_user_never_waits() -> None:
    assert lab.mva([1.0, 2.0], 1, 7.0).throughput == pytest.approx(0.1)
    assert lab.bounds([1.0, 2.0], 1, 7.0).throughput_high == pytest.approx(0.1)


def test_mm1() -> None:
    found = lab.mmc(0.8, 1.0)
    assert found.waiting_probability == pytest.approx(0.8)
    assert found.response_time == pytest.approx(5.0)
    assert found.queue_length == pytest.approx(3.2)
    assert found.number_in_system == pytest.approx(4.0)


def test_mmc_of_erlang() -> None:
    # Erlang C for 10 servers and an offered load of 8: 0.4092; for 2 servers at load 1: 1/3.
    assert lab.mmc(8.0, 1.0, 10).waiting_probability == pytest.approx(0.4092, abs=1e-4)
    assert lab.mmc(1.0, 1.0, 2).waiting_probability == pytest.approx(1 / 3)
    assert lab.mmc(1.0, 1.0, 2).response_time == pytest.approx(4 / 3)


def test_mmc_of_many_servers_stays_finite() -> None:
    assert 0 < lab.mmc(990.0, 1.0, 1000).waiting_probability < 1


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: lab.mmc(2.0, 1.0, 2), "rates below 2: no queue grows"),
        (lambda: lab.mmc(1.0, 0.0), "service_time"),
        (lambda: lab.mva([], 1), "at least one station"),
        (lambda: lab.mva([1.0], 0), "users is 0"),
        (lambda: lab.mva({"disk": -1.0}, 1), "the demand at disk is -1.0"),
        (lambda: lab.bounds([1.0], 1, -1.0), "think_time"),
    ],
)
def test_what_has_no_answer_is_refused(call: object, said: str) -> None:
    assert callable(call)
    with pytest.raises(lab.SettingError, match=said):
        call()
