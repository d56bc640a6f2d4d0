//! The same bits whatever the slices, and an end whatever the knobs.

use crate::any_scenario::any_scenario;
use crate::samples::assert_repeats;
use crate::{FLOODGATES, OVERDRIVE, run_to_end, scenario, started};
use messagebox_sim::experiment::{Protocol, Run as _, Status};
use messagebox_sim::kernel::random::{Draw, Stream};
use messagebox_sim::scenario::Values;
use messagebox_sim::studies::capacity::experiment::Run;
use messagebox_sim::studies::capacity::knobs::{Id, KNOBS};
use messagebox_sim::studies::capacity::parameters::Parameters;

fn report(protocol: Protocol, seed: u32, slice: u32) -> String {
    let mut run = started(FLOODGATES, protocol, seed);
    while run.advance(slice) == Status::Running {}
    run.report()
}

#[test]
fn slices_and_repetition_leave_the_bits_alone() {
    for protocol in [Protocol::Study, Protocol::Preview] {
        let whole = report(protocol, 7, u32::MAX);
        assert!(whole == report(protocol, 7, u32::MAX));
        assert!(whole == report(protocol, 7, 997));
        assert!(whole != report(protocol, 8, u32::MAX));
    }
}

#[test]
fn replications_of_a_seed_differ() {
    let report = |replication| {
        let mut run = Run::new(
            &scenario(&[]),
            Parameters::default(),
            Protocol::Study,
            Draw {
                seed: 1,
                replication,
            },
        );
        run_to_end(&mut run);
        run.report()
    };
    assert!(report(0) != report(1));
}

#[test]
fn native_code_repeats_the_committed_results() {
    for (configuration, changes) in [("overdrive", OVERDRIVE), ("floodgate", FLOODGATES)] {
        let mut run = started(changes, Protocol::Study, 1);
        run_to_end(&mut run);
        let metrics = run.system().metrics().into_iter();
        let metrics = metrics.map(|metric| (metric.name, metric.value));
        assert_repeats("capacity", configuration, metrics);
    }
}

fn ends(values: &[f64], protocol: Protocol, seed: u32, most_events: u64) {
    let values = Values::<Id>::check(values).expect("values within their ranges");
    let mut run = Run::new(
        &values,
        Parameters::default(),
        protocol,
        Draw {
            seed,
            replication: 0,
        },
    );
    let mut events = 0;
    while run.advance(100_000) == Status::Running {
        events += 100_000;
        assert!(events <= most_events, "scenario {seed} does not end");
        assert!((0.0..=1.0).contains(&run.progress()));
    }
    let report = run.report();
    assert_eq!(run.status(), Status::Done);
    assert!(report.ends_with('}') && !report.contains("NaN") && !report.contains("inf"));
    assert!(report.len() < 400_000, "{} bytes", report.len());
}

#[test]
fn any_preview_ends() {
    let mut random = Stream::new(20, 1);
    for seed in 0..300 {
        ends(
            &any_scenario(KNOBS, &mut random),
            Protocol::Preview,
            seed,
            100_000,
        );
    }
}

#[test]
fn any_hour_ends() {
    let mut random = Stream::new(21, 1);
    for seed in 0..25 {
        let mut values = any_scenario(KNOBS, &mut random);
        values[Id::DurationHours as usize] = 1.0;
        ends(&values, Protocol::Study, seed, 40_000_000);
    }
}
