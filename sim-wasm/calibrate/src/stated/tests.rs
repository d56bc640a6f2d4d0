//! The fit and the refits on facts that a known law made.

use super::fact::Configuration;
use super::held_out::{HeldOut, held_out};
use super::problem::{LeftOut, Problem, Study};
use super::{report, search};
use crate::fitted::Report;
use crate::gauss_newton::Search;
use crate::space::Space;
use messagebox_sim::parameters::{Origin, Parameter};

const fn parameter(id: &'static str, value: f64) -> Parameter {
    Parameter {
        id,
        unit: "ms",
        origin: Origin::Calibrated { start: value },
        value,
        meaning: "",
    }
}

/// Committed values that are off: the facts were made with 2 and 3.
static TABLE: &[Parameter] = &[parameter("slope", 1.6), parameter("offset", 3.5)];

/// slope × size + offset, at the size that the name gives; `sent` follows from no parameter.
const STUDY: Study = Study {
    model_version: "1.0.0",
    table: TABLE,
    search: Search {
        step: 1e-4,
        largest_move: 1.0,
        rounds: 50,
        steps: 3,
        gain: 1e-9,
    },
    replications: 1,
    left_out: LeftOut::Fact,
    simulate: |configuration, values, _| {
        let size: f64 = configuration.id.parse().map_err(|_| "no size")?;
        let &[slope, offset] = values else {
            return Err("two values".into());
        };
        Ok(vec![("time", slope * size + offset), ("sent", size)])
    },
};

/// The time of each size, within a tenth, and what was sent.
fn configurations(times: &[(f64, f64)]) -> Vec<Configuration> {
    let one = |&(size, time): &(f64, f64)| {
        let fact = |metric: &str, value: f64| {
            let (low, high) = (0.9 * value, 1.1 * value);
            format!(r#"{{"metric":"{metric}","value":{value},"low":{low},"high":{high}}}"#)
        };
        let facts = [fact("time", time), fact("sent", size)].join(",");
        format!(r#"{{"id":"{size}","knobs":{{}},"facts":[{facts}]}}"#)
    };
    let list: Vec<String> = times.iter().map(one).collect();
    serde_json::from_str(&format!("[{}]", list.join(","))).expect("facts")
}

fn fit(times: &[(f64, f64)]) -> (Report, HeldOut) {
    let configurations = configurations(times);
    let space = Space::from_values(TABLE);
    let problem = Problem::new(&STUDY, &space, &configurations);
    let full = search(&problem);
    (report(&problem, &full), held_out(&problem))
}

const LAW: [(f64, f64); 4] = [(1.0, 5.0), (2.0, 7.0), (4.0, 11.0), (8.0, 19.0)];

#[test]
fn a_fit_recovers_planted_parameters() {
    let (report, _) = fit(&LAW);
    assert_eq!(report.facts, 4, "what was sent is no evidence");
    for (parameter, planted) in report.parameters.iter().zip([2.0, 3.0]) {
        assert!((parameter.fitted / planted - 1.0).abs() < 1e-3);
        assert!(
            parameter
                .standard_error_percent
                .is_some_and(|error| error < 0.1)
        );
    }
    assert!(report.cost.fitted < 1e-3 * report.cost.start);
}

#[test]
fn as_many_parameters_as_facts_leave_no_interval() {
    let (report, _) = fit(&LAW[..2]);
    assert_eq!(report.facts, report.parameters.len());
    let mut errors = report
        .parameters
        .iter()
        .map(|one| one.standard_error_percent);
    assert!(errors.all(|error| error.is_none()));
}

#[test]
fn a_fact_has_no_part_in_its_own_prediction() {
    let mut times = LAW;
    times[2].1 = 16.5;
    let (_, held_out) = fit(&times);
    let of = |scenario: &str| {
        let found = held_out
            .predictions
            .iter()
            .find(|one| one.name.scenario == scenario);
        found.expect("each time is predicted")
    };
    // The others follow the law to which the wrong one does not belong.
    assert!(
        (of("4").predicted / 11.0 - 1.0).abs() < 2e-3,
        "{}",
        of("4").predicted
    );
    assert!(of("4").is_determined);
    // And it bends the prediction of the others.
    assert!(of("8").predicted > 20.0);
    assert_eq!(held_out.unmoved.len(), LAW.len());
}

#[test]
fn what_one_fact_alone_determines_is_named() {
    let (_, held_out) = fit(&LAW[..2]);
    for (fold, prediction) in held_out.folds.iter().zip(&held_out.predictions) {
        assert!(!fold.open.is_empty() && !prediction.is_determined);
    }
}
