# %% [markdown]
# What limits a system, and what follows from it? Put your answer in place of the three dots,
# `...`, and run the cell, then the check below it. The checks are runs of the simulator and exact
# analyses: they judge what your answer does, not how you found it.

# %%
import messageboxlab as lab


def say(name, passed, reason):
    """Says how an answer did, and why."""
    print(f"{name}: {'passed' if passed else 'not yet'}, {reason}")


# %% [markdown]
# **The narrowest place.** Each message needs these milliseconds at each place, one message at a
# time. Which place limits the rate? Write its name as a text.

# %%
work_ms = {"receive": 6, "lock": 9, "processors": 4, "send": 7}
print(work_ms)

# %%
narrowest = ...

# %%
if narrowest is ...:
    say("The narrowest place", False, "the blank is still empty")
else:
    share = lab.mva(work_ms, users=200).utilisations.get(narrowest, 0)
    say("The narrowest place", share > 0.99, f"with many users it is busy {share:.0%} of the time")

# %% [markdown]
# **The highest rate.** How many messages a second can pass at most, whatever the number of users?
# It is asked for other systems, too.


# %%
def most_per_second(work_ms):
    return ...


# %%
systems = [work_ms, {"lock": 7.3}, {"web": 2, "database": 12, "disk": 11}]
yours = [most_per_second(one) for one in systems]
if any(value is ... for value in yours):
    say("The highest rate", False, "the blank is still empty")
else:
    exact = [lab.mva(one, users=2000).throughput_per_second for one in systems]
    near = all(abs(a - b) <= 0.01 * b for a, b in zip(yours, exact, strict=True))
    told = ", ".join(f"{value:.1f}" for value in exact)
    say("The highest rate", near, f"a crowd of users reaches {told} a second")

# %% [markdown]
# **Fewer users.** Take users from `20-B` until its simulated mean roundtrip is no longer than the
# one that is printed for `21-A`, and keep as many as you can: one more would be too many.

# %%
users = ...

# %%
goal_ms = lab.measured("low-latency/21-A")["roundtripTime.mean"]


def roundtrip_ms(users):
    report = lab.simulate("low-latency/20-B", virtualUsers=users, replications=1)
    return report.metrics["roundtripTime.mean"]


if users is ...:
    say("Fewer users", False, "the blank is still empty")
else:
    now, with_one_more = roundtrip_ms(users), roundtrip_ms(users + 1)
    say(
        "Fewer users",
        now <= goal_ms < with_one_more,
        f"{now:.0f} ms with {users}, {with_one_more:.0f} with one more; the goal is {goal_ms:.0f}",
    )
