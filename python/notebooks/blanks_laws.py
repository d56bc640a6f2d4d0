# %% [markdown]
# Three laws hold for every system that you can count messages in. Put each in place of the three
# dots, `...`, and run the cell, then the check below it. The checks know no answers: they compare
# what you wrote with a simulation, or with an exact analysis.

# %%
import messageboxlab as lab


def check(name, yours, expected, tolerance=0.05):
    """Says whether each of your values is near enough to the expected one."""
    if any(value is ... for value in yours):
        print(f"{name}: not yet, the blank is still empty")
        return
    for value, right in zip(yours, expected, strict=True):
        if abs(value - right) > tolerance * abs(right):
            print(f"{name}: not yet, {value:.3g} is too {'low' if value < right else 'high'}")
            return
    print(f"{name}: passed")


# %% [markdown]
# **Little's law.** Messages pass at a rate, and each stays for a time. How many are inside?


# %%
def inside(rate_per_second, stay_ms):
    return ...


# %% [markdown]
# The check counts messages in two simulated configurations, at every moment, and compares.

# %%
reports = [lab.simulate(f"low-latency/{name}", replications=1) for name in ("20-A", "20-C")]
check(
    "Little's law",
    [inside(r.metrics["throughput.mean"], r.metrics["roundtripTime.mean"]) for r in reports],
    [r.metrics["inSystem.mean"] for r in reports],
)

# %% [markdown]
# **The utilisation law.** Servers share the messages that arrive, and each message is work for
# one of them. For which share of the time is a server busy, from zero to one?


# %%
def busy(rate_per_second, work_ms, servers):
    return ...


# %%
cases = [(90, 10, 1), (90, 10, 2), (40, 70, 4)]
check(
    "The utilisation law",
    [busy(*case) for case in cases],
    [
        lab.mmc(arrival_rate_per_second=rate, service_time_ms=work, servers=servers).utilisation
        for rate, work, servers in cases
    ],
)

# %% [markdown]
# **The law of thinking users.** Users wait for an answer, think, and send again. Their number,
# their thinking time and the rate are known. How long does an answer take?


# %%
def answer_ms(users, think_ms, rate_per_second):
    return ...


# %%
solved = lab.mva_curve({"database": 8, "backend": 5}, users=40, think_time_ms=100)
check(
    "The law of thinking users",
    [answer_ms(one.users, 100, one.throughput_per_second) for one in solved],
    [one.response_time_ms for one in solved],
)
