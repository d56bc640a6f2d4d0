//! Runs with other parameters than the committed ones.

use messagebox_sim::experiment::{Protocol, Run, Status, Study};
use messagebox_sim::kernel::random::Draw;
use messagebox_sim::scenario::Refusal;
use messagebox_sim::studies::STUDIES;

const DRAW: Draw = Draw {
    seed: 1,
    replication: 0,
};

fn low_latency() -> &'static Study {
    STUDIES
        .iter()
        .find(|study| study.id == "low-latency")
        .expect("the study")
}

fn values(study: &Study) -> Vec<f64> {
    let sends = |knob: &str| matches!(knob, "receiveAndSend");
    study
        .knobs
        .iter()
        .map(|knob| if sends(knob.id) { 2.0 } else { knob.default })
        .collect()
}

fn committed(study: &Study) -> Vec<f64> {
    study.parameters.iter().map(|one| one.value).collect()
}

fn start(parameters: &[f64]) -> Result<Box<dyn Run>, Refusal> {
    let study = low_latency();
    let start_with = study.start_with.expect("takes parameters");
    start_with(&values(study), parameters, Protocol::Preview, DRAW)
}

fn report(mut run: Box<dyn Run>) -> String {
    assert_ne!(run.advance(u32::MAX), Status::Running);
    run.report()
}

#[test]
fn the_committed_parameters_give_the_same_run() {
    let study = low_latency();
    let plain = (study.start)(&values(study), Protocol::Preview, DRAW).expect("a run");
    let given = start(&committed(study)).expect("a run");
    assert_eq!(report(plain), report(given));
}

#[test]
fn other_parameters_give_another_run() {
    let study = low_latency();
    let mut slower = committed(study);
    let dispatch = study
        .parameters
        .iter()
        .position(|one| one.id == "dispatch_ms");
    slower[dispatch.expect("the parameter")] *= 2.0;
    let run = |parameters: &[f64]| report(start(parameters).expect("a run"));
    assert_ne!(run(&slower), run(&committed(study)));
}

#[test]
fn what_is_too_far_or_no_list_is_refused_by_name() {
    let study = low_latency();
    let refused = |change: &dyn Fn(&mut Vec<f64>)| {
        let mut parameters = committed(study);
        change(&mut parameters);
        start(&parameters).map(|_| ()).expect_err("a refusal")
    };
    let short = refused(&|all| all.truncate(3));
    assert_eq!((short.knob, short.value), ("parameters", 3.0));
    for factor in [0.0, -1.0, 0.09, 11.0, f64::NAN, f64::INFINITY] {
        let refusal = refused(&|all| all[0] *= factor);
        assert!(
            refusal.accepted.starts_with(study.parameters[0].id),
            "{factor}: {}",
            refusal.accepted
        );
    }
    let share = study
        .parameters
        .iter()
        .position(|one| one.id == "agent_share")
        .expect("the parameter");
    let refusal = refused(&|all| all[share] = 1.1);
    assert!(
        refusal.accepted.ends_with("to 1 share"),
        "{}",
        refusal.accepted
    );
}

#[test]
fn no_accepted_parameters_end_in_a_panic_or_without_an_end() {
    let study = low_latency();
    for factor in [0.1, 10.0] {
        for index in 0..study.parameters.len() {
            let mut parameters = committed(study);
            let most = if study.parameters[index].unit == "share" {
                1.0
            } else {
                f64::INFINITY
            };
            parameters[index] = (parameters[index] * factor).min(most);
            report(start(&parameters).expect("a run"));
        }
    }
}

#[test]
fn studies_without_refits_take_no_other_parameters() {
    let without = STUDIES.iter().filter(|study| study.start_with.is_none());
    assert_eq!(without.count(), STUDIES.len() - 1);
}
