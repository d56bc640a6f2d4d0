# %% [markdown]
# How much processor time does one roundtrip cost on the MessageBox server? Nobody measured it. But
# most of the fifty configurations print how busy the server was and how many roundtrips it served,
# and they differ in what it had to do. **Regression** turns that into a price list.

# %%
import messageboxlab as lab

SERVER = "BPI8X-O01"
DOUBTFUL = {"low-latency/2-A", "low-latency/21-B"}  # never came to rest; contradicts itself
points_of = lab.knobs("low-latency")["tracking"].read

rows = []
for name in lab.scenarios("low-latency"):
    printed, settings = lab.measured(name), lab.settings(name)
    busy = printed.get(f"cpu.{SERVER}")
    if busy is None or name in DOUBTFUL:
        continue
    rate = printed["throughput.median"] or printed["throughput.mean"]
    processors = next(one.processors for one in lab.machines(name) if one.name == SERVER)
    slow = settings["server"] == "xeon"
    tracked = int(points_of(settings["tracking"])).bit_count()
    rows.append(
        {
            "scenario": name,
            "demand": busy / 100 * processors * 1000 / rate,
            "roundtrip, Xeon": float(slow),
            "roundtrip, Opteron": float(not slow),
            "tracked body, Xeon": float(slow * tracked),
            "tracked body, Opteron": float((not slow) * tracked),
            "further MessageBox": float(max(0, settings["messageBoxes"] - 1)),
        }
    )
print(f"{len(rows)} configurations print it")

# %%
features = [name for name in rows[0] if name not in ("scenario", "demand")]
fit = lab.least_squares(rows, "demand", features)
lab.show(
    [
        {
            "for each": name,
            "ms": fit.coefficients[name],
            "standard error": fit.standard_errors[name],
        }
        for name in features
    ],
    caption="Processor time on the MessageBox server",
)
ratio = fit.coefficients["roundtrip, Xeon"] / fit.coefficients["roundtrip, Opteron"]
print(f"a roundtrip takes {ratio:.2f} times as long on the Xeon")
fitted = lab.parameters("low-latency")["xeon_cpu"]
print(f"the simulation, fitted to times as well, has {fitted.value:.2f} ({fitted.origin})")

# %%
for row, residual in zip(rows, fit.residuals, strict=True):
    row["explained"] = row["demand"] - residual
    row["by the prices, ms"] = row["explained"]
    row["equal"] = row["explained"]
    row["as printed"] = row["demand"]
rows.sort(key=lambda row: row["explained"])
lab.show.plot(
    rows,
    x="by the prices, ms",
    measured="as printed",
    line="equal",
    title="The price list gives most configurations back",
    unit="as printed, ms for each roundtrip",
)
typical = sorted(abs(1 - row["explained"] / row["demand"]) for row in rows)
print(f"half of the configurations within {100 * typical[len(typical) // 2]:.1f} %")

# %% [markdown]
# Five prices for more than forty configurations: that is little to go by, and the residuals tell
# where more is going on. The dual-core server has the clock of the Opteron and is priced with it;
# several MessageBoxes keep the first one busy with messages that are not its own. Split the price
# of the Opteron in two in the first cell and see whether the data can tell the two apart.
