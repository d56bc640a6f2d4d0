//! Measured levels: numbers that are none are named; nothing else is asked of them here.

use super::Errors;
use super::fields::{self, Limits};
use crate::system::description::{Level, Target};
use crate::system::given::Given;
use std::collections::BTreeMap;

const MOST_LEVELS: usize = 1_000;
const MOST_TARGETS: usize = 20;
const STATISTICS: [&str; 5] = ["mean", "p50", "p90", "p95", "p99"];
const FROM_0: Limits = Limits::From(0.0, 1e12);

pub fn check(given: Option<Given<Vec<Given<Level>>>>, errors: &mut Errors) {
    let accepted = "a list of levels";
    let Some(levels) = fields::optional(given, "measured", accepted, errors) else {
        return;
    };
    if levels.len() > MOST_LEVELS {
        let accepted = format!("at most {MOST_LEVELS} levels");
        return errors.add("measured", levels.len(), accepted);
    }
    for (index, level) in levels.into_iter().enumerate() {
        let at = format!("measured[{index}]");
        if let Some(level) = level.read(&at, "an object with throughputPerSecond", errors) {
            check_level(level, &at, errors);
        }
    }
}

/// Loads that are kept back.
pub fn check_hold(given: Option<Given<Vec<Given<f64>>>>, errors: &mut Errors) {
    let Some(loads) = fields::optional(given, "hold", "a list of loads", errors) else {
        return;
    };
    if loads.len() > MOST_LEVELS {
        let accepted = format!("at most {MOST_LEVELS} loads");
        return errors.add("hold", loads.len(), accepted);
    }
    for (index, load) in loads.into_iter().enumerate() {
        fields::number(Some(load), &format!("hold[{index}]"), FROM_0, errors);
    }
}

/// Response times that are not to be exceeded.
pub fn check_targets(given: Option<Given<Vec<Given<Target>>>>, errors: &mut Errors) {
    let Some(targets) = fields::optional(given, "targets", "a list of targets", errors) else {
        return;
    };
    if targets.len() > MOST_TARGETS {
        let accepted = format!("at most {MOST_TARGETS} targets");
        return errors.add("targets", targets.len(), accepted);
    }
    for (index, target) in targets.into_iter().enumerate() {
        let at = format!("targets[{index}]");
        let Some(target) = target.read(&at, "an object with of and ms", errors) else {
            continue;
        };
        fields::no_unknown(&target.unknown, &format!("{at}."), Target::FIELDS, errors);
        let (field, accepted) = (format!("{at}.of"), STATISTICS.join(", "));
        let of = fields::required(target.of, &field, &accepted, errors);
        if let Some(of) = of.filter(|of| !STATISTICS.contains(&of.as_str())) {
            errors.add(&field, of, accepted);
        }
        let field = format!("{at}.ms");
        let ms = fields::required(target.ms, &field, "a number of ms", errors).map(Given::Right);
        fields::number(ms, &field, Limits::Above0, errors);
    }
}

fn check_level(level: Level, at: &str, errors: &mut Errors) {
    fields::no_unknown(&level.unknown, &format!("{at}."), Level::FIELDS, errors);
    let numbers = [
        ("users", level.users),
        ("arrivalsPerSecond", level.arrivals_per_second),
        ("throughputPerSecond", level.throughput_per_second),
        ("throughputStandardError", level.throughput_standard_error),
        ("thinkMs", level.think_ms),
        ("seconds", level.seconds),
        ("requests", level.requests),
        ("errorsPerSecond", level.errors_per_second),
    ];
    for (name, given) in numbers {
        fields::number(given, &format!("{at}.{name}"), FROM_0, errors);
    }
    for (name, given) in [("tool", level.tool), ("file", level.file)] {
        fields::optional(given, &format!("{at}.{name}"), "a text", errors);
    }
    let field = format!("{at}.responseMs");
    for (name, value) in by_name(level.response_ms, &field, errors) {
        let field = format!("{field}.{name}");
        if !STATISTICS.contains(&name.as_str()) {
            errors.add(&field, "given", STATISTICS.join(", "));
        }
        fields::number(value, &field, FROM_0, errors);
    }
    let field = format!("{at}.utilisation");
    for (name, value) in by_name(level.utilisation, &field, errors) {
        let limits = Limits::From(0.0, 1.0);
        fields::number(value, &format!("{field}.{name}"), limits, errors);
    }
}

type Numbers = BTreeMap<String, Option<Given<f64>>>;

fn by_name(given: Option<Given<Numbers>>, field: &str, errors: &mut Errors) -> Numbers {
    let accepted = "an object with numbers by name";
    fields::optional(given, field, accepted, errors).unwrap_or_default()
}
