//! Configurations and the published values they are fitted to.

use crate::scenario::Scenario;
use messagebox_sim::scenario::Values;
use messagebox_sim::studies::low_latency::knobs::Id;
use serde::Serialize;

/// A configuration that cannot be reproduced.
#[derive(Serialize)]
pub struct Excluded {
    scenario: &'static str,
    reason: &'static str,
}

pub const EXCLUDED: &[Excluded] = &[
    Excluded {
        scenario: "low-latency/2-A",
        reason: "It has no steady state: its times grow with the length of the run, and its printed cells contradict each other.",
    },
    Excluded {
        scenario: "low-latency/21-B",
        reason: "Its throughput contradicts its own number of users and think time.",
    },
];

/// A published value, how much it counts, and where to find it in a run.
pub struct Goal {
    pub metric: String,
    pub value: f64,
    pub weight: f64,
    /// Differences count in points of a percentage instead of relative to the value.
    pub in_points: bool,
}

/// A configuration with its published values.
pub struct Target {
    pub id: String,
    pub test_case: u32,
    pub values: Values<Id>,
    pub goals: Vec<Goal>,
}

/// How much a column counts. Relative errors, but for the BizTalk computers: there per point.
pub struct Weight {
    pub column: &'static str,
    pub weight: f64,
}

const fn weight(column: &'static str, weight: f64) -> Weight {
    Weight { column, weight }
}

/// Medians count whole; means beside a median a quarter, because they spread three times as much.
/// A mean throughput beside a median does not count: up to test case 16 it holds the ramp as well.
pub const WEIGHTS: &[Weight] = &[
    weight("throughput", 1.2),
    weight("requestTime", 0.8),
    weight("responseTime", 0.8),
    weight("roundtripTime", 1.2),
    weight("cpu.BPI8X-O01", 1.3),
    weight("cpu.BPI4X-C02", MACHINE),
    weight("cpu.BPI4X-O02", MACHINE),
    weight("cpu.BPI4X-O03", MACHINE),
    weight("cpu.BPI2X-C05", MACHINE),
    weight("cpu.BPI2X-C06", MACHINE),
    weight("cpu.BPI4X-A02", MACHINE),
    weight("cpu.BPI8X-M01", MACHINE),
];
const MACHINE: f64 = 0.01;
const MEAN_BESIDE_MEDIAN: f64 = 0.25;

/// Reads the configurations that say something about the parameters.
pub fn read(json: &str) -> Result<Vec<Target>, String> {
    let scenarios: Vec<Scenario> = serde_json::from_str(json).map_err(|error| error.to_string())?;
    scenarios
        .into_iter()
        .filter(|scenario| EXCLUDED.iter().all(|one| one.scenario != scenario.id))
        .map(|scenario| {
            Ok(Target {
                values: scenario.knobs.values(&scenario.id)?,
                goals: goals(&scenario),
                test_case: test_case(&scenario.id)?,
                id: scenario.id,
            })
        })
        .collect()
}

/// "low-latency/20-A" belongs to test case 20.
fn test_case(id: &str) -> Result<u32, String> {
    id.rsplit('/')
        .next()
        .and_then(|name| name.split('-').next())
        .and_then(|number| number.parse().ok())
        .ok_or_else(|| format!("{id}: no test case"))
}

fn goals(scenario: &Scenario) -> Vec<Goal> {
    let goal = |metric: String, weight, in_points| {
        let value = scenario.references.get(&metric).copied().flatten()?;
        Some(Goal {
            metric,
            value,
            weight,
            in_points,
        })
    };
    let mut goals = Vec::new();
    for &Weight { column, weight } in WEIGHTS {
        if column.starts_with("cpu.") {
            goals.extend(goal(column.into(), weight, weight == MACHINE));
            continue;
        }
        let median = goal(format!("{column}.median"), weight, false);
        let mean = match (&median, column) {
            (None, _) => Some(weight),
            (Some(_), "throughput") => None,
            (Some(_), _) => Some(weight * MEAN_BESIDE_MEDIAN),
        };
        goals.extend(median);
        goals.extend(mean.and_then(|weight| goal(format!("{column}.mean"), weight, false)));
    }
    goals
}

/// Quantities that the tolerances speak of, and their columns.
pub const HEADLINES: [(&str, &str); 5] = [
    ("throughput", "throughput"),
    ("requestTime", "requestTime"),
    ("responseTime", "responseTime"),
    ("roundtripTime", "roundtripTime"),
    ("messageBoxCpu", "cpu.BPI8X-O01"),
];

/// The goal that speaks for a column: the median, or the mean where only it is printed.
pub fn headline(target: &Target, column: &str) -> Option<usize> {
    let find = |metric: String| target.goals.iter().position(|goal| goal.metric == metric);
    find(format!("{column}.median"))
        .or_else(|| find(format!("{column}.mean")))
        .or_else(|| find(column.into()))
}
