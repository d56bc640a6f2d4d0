//! Configurations and the published values they are fitted to.

use messagebox_sim::scenario::Values;
use messagebox_sim::scenario::knobs::KNOBS;
use serde::Deserialize;
use std::collections::HashMap;

/// Configurations that no parameter set can reproduce: 2-A has no steady state, 21-B contradicts
/// its own think time.
const EXCLUDED: [&str; 2] = ["low-latency/2-A", "low-latency/21-B"];

#[derive(Deserialize)]
struct Scenario {
    id: String,
    knobs: HashMap<String, f64>,
    references: HashMap<String, Option<f64>>,
}

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
    pub values: Values,
    pub goals: Vec<Goal>,
}

/// Quantities of the fit: column and weight.
const QUANTITIES: [(&str, f64); 4] = [
    ("throughput", 1.2),
    ("requestTime", 0.8),
    ("responseTime", 0.8),
    ("roundtripTime", 1.2),
];
/// Weight of the MessageBox server's processors, relative.
const SERVER_WEIGHT: f64 = 1.3;
/// Weight of means beside medians: the spread of means is three times that of medians.
const MEAN_WEIGHT: f64 = 0.25;
/// Weight of the BizTalk computers' processors, per point.
const MACHINE_WEIGHT: f64 = 0.01;

/// Reads the configurations that can be fitted.
pub fn read(json: &str) -> Result<Vec<Target>, String> {
    let scenarios: Vec<Scenario> = serde_json::from_str(json).map_err(|error| error.to_string())?;
    scenarios
        .into_iter()
        .filter(|scenario| !EXCLUDED.contains(&scenario.id.as_str()))
        .map(|scenario| {
            let list: Vec<f64> = KNOBS
                .iter()
                .map(|knob| scenario.knobs.get(knob.id).copied().unwrap_or(f64::NAN))
                .collect();
            let values =
                Values::check(&list).map_err(|refusal| format!("{}: {refusal:?}", scenario.id))?;
            Ok(Target {
                values,
                goals: goals(&scenario.references),
                id: scenario.id,
            })
        })
        .collect()
}

fn goals(references: &HashMap<String, Option<f64>>) -> Vec<Goal> {
    let printed = |metric: &str| references.get(metric).copied().flatten();
    let mut goals = Vec::new();
    let mut add = |metric: String, weight, in_points| {
        if let Some(value) = printed(&metric) {
            goals.push(Goal {
                metric,
                value,
                weight,
                in_points,
            });
        }
    };
    for (quantity, weight) in QUANTITIES {
        let median = format!("{quantity}.median");
        let has_median = references.get(&median).copied().flatten().is_some();
        if has_median {
            add(median, weight, false);
        }
        add(
            format!("{quantity}.mean"),
            if has_median {
                weight * MEAN_WEIGHT
            } else {
                weight
            },
            false,
        );
    }
    add("cpu.BPI8X-O01".into(), SERVER_WEIGHT, false);
    for machine in [
        "BPI4X-C02",
        "BPI4X-O02",
        "BPI4X-O03",
        "BPI2X-C05",
        "BPI2X-C06",
        "BPI4X-A02",
        "BPI8X-M01",
    ] {
        add(format!("cpu.{machine}"), MACHINE_WEIGHT, true);
    }
    goals
}
