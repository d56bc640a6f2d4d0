# %% [markdown]
# **Little's law** says that the mean number of messages inside a system is the rate at which they
# pass times the time they stay, $L = X R$. The study prints $X$ and $R$, so it also tells how
# many messages were under way, which nobody counted.

# %%
import messageboxlab as lab

rows = []
for name in lab.scenarios("low-latency"):
    printed = lab.measured(name)
    rate, stay = printed["throughput.mean"], printed["roundtripTime.mean"]
    if rate is not None and stay is not None and stay < 10_000:  # 2-A never came to rest
        under_way = rate * stay / 1000
        rows.append({"scenario": name, "per second": rate, "ms": stay, "under way": under_way})
lab.show(sorted(rows, key=lambda row: row["under way"])[:5], caption="The emptiest systems")
lab.show(sorted(rows, key=lambda row: -row["under way"])[:5], caption="The fullest ones")

# %% [markdown]
# The simulation does count, at every moment and apart from rate and time. So it can be held
# against the law.

# %%
report = lab.simulate("low-latency/20-A", replications=1)
found = report.metrics
by_law = found["throughput.mean"] * found["roundtripTime.mean"] / 1000
printed = next(row for row in rows if row["scenario"] == "low-latency/20-A")
print(f"20-A, printed:   {printed['under way']:.1f} under way, by the law")
print(f"20-A, simulated: {by_law:.1f} under way by the law, {found['inSystem.mean']:.1f} counted")

# %% [markdown]
# Law and count differ by little, and for a reason: printed rates and times are means of readings
# taken every two seconds, and so are those of the simulation.
#
# **The utilisation law** says that a computer which works $S$ on each of $X$ messages per second
# is busy for a share $U = X S$. If $S$ is a property of the computer, the printed use of its
# processors must lie on a line through the origin. Here is the MessageBox server, where it has
# the same processors, one MessageBox and one tracked body.

# %%
server = "BPI8X-O01"
points = []
for name in lab.scenarios("low-latency"):
    printed, settings = lab.measured(name), lab.settings(name)
    alike = (settings["server"], settings["messageBoxes"], settings["tracking"]) == (
        "opteron",
        1,
        1,
    )
    if alike and printed.get(f"cpu.{server}") is not None:
        points.append(
            {
                "scenario": name.removeprefix("low-latency/"),
                "roundtrips per second": printed["throughput.median"],
                "printed": printed[f"cpu.{server}"],
            }
        )
share = sum(point["printed"] for point in points) / sum(
    point["roundtrips per second"] for point in points
)
for point in points:
    point["law"] = share * point["roundtrips per second"]
points.sort(key=lambda point: point["roundtrips per second"])
lab.show.plot(
    points,
    x="roundtrips per second",
    measured="printed",
    line="law",
    name="scenario",
    title="The more roundtrips, the busier the server, in proportion",
    unit="processors of the MessageBox server, %",
)
processors = next(one.processors for one in lab.machines("low-latency/18-A") if one.name == server)
print(f"{share * processors * 10:.1f} ms of its {processors} processors for each roundtrip")

# %% [markdown]
# What is left around the line is not noise alone: these configurations differ in their disks and
# adapters, and a server does some work without any message. [Regression](/python/cpu-demand)
# takes such parts apart.
