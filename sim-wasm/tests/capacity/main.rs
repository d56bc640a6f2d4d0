//! The backlog model against theory, the study's figures and common sense.

#[path = "../support/any_scenario.rs"]
mod any_scenario;
mod directions;
#[path = "../support/knob_directions.rs"]
mod knob_directions;
mod laws;
mod robustness;
#[path = "../support/samples.rs"]
mod samples;
#[path = "../support/scenario.rs"]
mod scenario;
mod story;
mod theory;

use messagebox_sim::experiment::{Protocol, Run as _, Status};
use messagebox_sim::kernel::random::Draw;
use messagebox_sim::studies::capacity::experiment::Run;
use messagebox_sim::studies::capacity::knobs::Id;
use messagebox_sim::studies::capacity::parameters::Parameters;
use scenario::scenario;

/// The study's system with some knobs set otherwise.
fn started(changes: &[(Id, f64)], protocol: Protocol, seed: u32) -> Run {
    Run::new(
        &scenario(changes),
        Parameters::default(),
        protocol,
        Draw {
            seed,
            replication: 0,
        },
    )
}

fn run_to_end(run: &mut Run) {
    while run.advance(1_000_000) == Status::Running {}
}

fn finished(changes: &[(Id, f64)]) -> Run {
    let mut run = started(changes, Protocol::Study, 1);
    run_to_end(&mut run);
    run
}

fn metric(run: &Run, name: &str) -> f64 {
    let metrics = run.system().metrics();
    metrics
        .iter()
        .find(|metric| metric.name == name)
        .map_or(f64::NAN, |metric| metric.value)
}

const STEADY: f64 = 0.0;
const UNTIL_BACKLOG: f64 = 1.0;
const FLOODGATE: f64 = 2.0;
const DRAWN: f64 = 3.0;

/// About 175/s until 2 million rows, then none until the spool has recovered.
const OVERDRIVE: &[(Id, f64)] = &[
    (Id::Load, UNTIL_BACKLOG),
    (Id::RatePerSecond, 175.0),
    (Id::DurationHours, 6.0),
];

/// Half the sustainable rate, and 50,000 at once.
const FLOODGATES: &[(Id, f64)] = &[
    (Id::Load, FLOODGATE),
    (Id::RatePerSecond, 75.0),
    (Id::DurationHours, 2.0),
];
