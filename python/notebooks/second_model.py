# %% [markdown]
# A simulation that everybody believes is a danger: an error in it would be found by nobody. So the
# low-latency model was written a second time, in Python with SimPy, by its documentation alone. Two
# programs that share no line and agree are unlikely to be wrong in the same way.
#
# Both run here, on the same two minutes of 20-A.

# %% [live]
import time

import messageboxlab as lab
from messageboxlab import oracle

started = time.process_time()
second = oracle.simulate("low-latency/20-A", seed=1)
second_s = time.process_time() - started

RUNS = 30
started = time.process_time()
first = lab.simulate("low-latency/20-A", preview=True, replications=RUNS)
first_s = (time.process_time() - started) / RUNS
print(f"processor time of a run: SimPy {second_s:.1f} s, Rust {first_s:.3f} s")
print(f"{second_s / first_s:.0f} times as much")


# %% [markdown]
# One run differs from the next by chance. How much is seen in the runs of the simulator; the other
# model agrees if it lies inside the band that a further run would lie in. The bands of all numbers
# together hold ninety-nine times in a hundred.

# %% [live]
from messageboxlab.agreement import compare

rows = [
    {
        "metric": one.metric,
        "SimPy": one.oracle,
        "Rust": one.simulator,
        "apart, %": round(100 * (one.oracle / one.simulator - 1), 1),
        "band, %": round(100 * one.band / one.simulator, 1),
        "agrees": one.agrees,
    }
    for one in compare({"20-A": [second]}, {"20-A": first})
    if one.simulator > 0
]
lab.show(rows)
print(f"{sum(row['agrees'] for row in rows)} of {len(rows)} agree")

# %% [markdown]
# What it has found: four statements of the documentation were wrong and about ten were missing, all
# corrected by now. In the simulator of model 1.1.0 a publication handed the queue lock on before
# its message was visible, so that a dequeue right behind it found nothing of it; in a database both
# happen at once. Model 2.0.0 has that mended. In turn its log was found to know of a record before
# it can be written, which stands on the page of [the path of a message](/model/path).
#
# The core of the second model stands on that page function by function, beside the explanation;
# `inspect` prints it too.

# %% [live]
import inspect

from messageboxlab.oracle import path

print(inspect.getsource(path.Receiver))
