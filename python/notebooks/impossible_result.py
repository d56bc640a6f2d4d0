# %% [markdown]
# A user who waits $Z$ seconds after each answer cannot send more than one message in that time,
# however fast the system is. So $N$ users never send more than $N / Z$ messages per second. The
# bound needs no model: only the number of users and their wait.

# %%
import messageboxlab as lab

rows = []
for name in lab.scenarios("low-latency"):
    settings = lab.settings(name)
    users, wait = settings["virtualUsers"], settings["thinkTimeMs"] / 1000
    rate = lab.measured(name)["throughput.median"]
    if wait > 0:
        rows.append(
            {
                "scenario": name,
                "users": users,
                "wait, s": wait,
                "most per second": users / wait,
                "printed per second": rate,
                "possible": rate <= users / wait,
            }
        )
lab.show(rows)

# %% [markdown]
# Only configurations whose users wait can be checked like this. One of them could not have been
# produced by any server. Which of its numbers is wrong? The printed count of roundtrips is a
# second witness of the rate.

# %%
row = next(row for row in rows if not row["possible"])
printed = lab.measured(row["scenario"])
by_count = printed["roundtrips"] / 1800
print(f"{row['scenario']}: {printed['throughput.median']:.0f} per second are printed")
print(f"{printed['roundtrips']:.0f} roundtrips in half an hour are {by_count:.1f} per second")
print(f"{row['users']} users reach that if they wait {row['users'] / by_count:.3f} s at most")

# %% [markdown]
# Rate and count agree, so the wait or the number of users is the suspect. The simulation answers
# for both repairs: half the wait, and twice the users.

# %%
repairs = {
    "as printed": {},
    "half the wait": {"thinkTimeMs": int(row["wait, s"] * 500)},
    "twice the users": {"virtualUsers": 2 * row["users"]},
}
results = []
for repair, knobs in repairs.items():
    report = lab.simulate(row["scenario"], replications=2, **knobs)
    results.append(
        {
            "repair": repair,
            "per second": report.metrics["throughput.median"],
            "roundtrip, ms": report.metrics["roundtripTime.median"],
        }
    )
results.append(
    {
        "repair": "what is printed",
        "per second": printed["throughput.median"],
        "roundtrip, ms": printed["roundtripTime.median"],
    }
)
lab.show(results)

# %% [markdown]
# As printed, the simulation stays below the bound like any other system. Either repair comes near
# the printed rate, since both double the bound. Which one was meant cannot be told from one
# configuration, so the [erratum](/reference/errata) names no value. Try other pairs of users and
# wait in the last cell.
