//! What a reader of the adapter study relies on, whatever the parameters are.

#[path = "../support/any_scenario.rs"]
mod any_scenario;
mod committed;
mod directions;
#[path = "../support/ends.rs"]
mod ends;
#[path = "../support/knob_directions.rs"]
mod knob_directions;
#[path = "../support/metrics.rs"]
mod metrics;
#[path = "../support/samples.rs"]
mod samples;
#[path = "../support/scenario.rs"]
mod scenario;

use any_scenario::any_scenario;
use ends::assert_ends;
use messagebox_sim::experiment::driver::Driven as _;
use messagebox_sim::experiment::{Protocol, Run as _, Status};
use messagebox_sim::kernel::random::{Draw, Stream};
use messagebox_sim::kernel::series::Series;
use messagebox_sim::scenario::Values;
use messagebox_sim::studies::adapters::experiment::{Run, settings};
use messagebox_sim::studies::adapters::knobs::{Adapter, Id, KNOBS, VERSION_2004_SP1};
use messagebox_sim::studies::adapters::model::Demand;
use messagebox_sim::studies::adapters::model::system::HEART_CUT;
use messagebox_sim::studies::adapters::parameters::Parameters;
use metrics::named;
use scenario::{list, scenario};

fn number(adapter: Adapter) -> f64 {
    adapter as usize as f64
}

/// A scenario between two adapters, with further changes.
fn between(receive: Adapter, send: Adapter, changes: &[(Id, f64)]) -> Values<Id> {
    let path = [
        (Id::ReceiveAdapter, number(receive)),
        (Id::SendAdapter, number(send)),
    ];
    scenario(&[&path[..], changes].concat())
}

fn start(values: &Values<Id>, protocol: Protocol) -> Run {
    Run::new(
        values,
        Parameters::default(),
        protocol,
        Draw {
            seed: 1,
            replication: 0,
        },
    )
}

fn finished(values: &Values<Id>) -> Run {
    let mut run = start(values, Protocol::Study);
    while run.advance(u32::MAX) == Status::Running {}
    run
}

fn metric(run: &Run, name: &str) -> f64 {
    named(&run.system().metrics(), name)
}

fn bound(values: &Values<Id>) -> f64 {
    Demand::new(&settings(values), &Parameters::default()).bound_per_second()
}

/// One path of every kind: processors, latency, order, exchange, connections, throttling.
fn paths() -> Vec<Values<Id>> {
    use Adapter::{File, Ftp, Http, MqSeries, Msmq, Sap, SharePoint, Soap};
    vec![
        between(File, File, &[]),
        between(Http, Http, &[(Id::TwoWay, 1.0), (Id::Ssl, 1.0)]),
        between(Soap, Soap, &[(Id::SizeKb, 200.0)]),
        between(MqSeries, MqSeries, &[(Id::InOrder, 1.0)]),
        between(
            Msmq,
            File,
            &[(Id::ReceiveRemote, 1.0), (Id::Orchestration, 1.0)],
        ),
        between(Ftp, Ftp, &[]),
        between(SharePoint, Sap, &[(Id::SizeKb, 200.0)]),
        between(File, Ftp, &[]),
        between(Http, Http, &[(Id::MaxConnections, 1.0)]),
    ]
}

#[test]
fn slices_and_repetition_leave_the_bits_alone() {
    let values = between(Adapter::Http, Adapter::Http, &[(Id::TwoWay, 1.0)]);
    let report = |replication, slice| {
        let parameters = Parameters::default();
        let mut run = Run::new(
            &values,
            parameters,
            Protocol::Study,
            Draw {
                seed: 1,
                replication,
            },
        );
        while run.advance(slice) == Status::Running {}
        run.report()
    };
    let whole = report(0, u32::MAX);
    assert_eq!(whole, report(0, u32::MAX));
    assert_eq!(whole, report(0, 997));
    assert_ne!(whole, report(1, u32::MAX));
}

/// Nothing is lost or made, at any instant.
#[test]
fn documents_are_conserved() {
    for values in paths() {
        let mut run = start(&values, Protocol::Study);
        while run.advance(10_007) == Status::Running {
            let system = run.system();
            let load = system.load();
            assert_eq!(load.created(), load.taken() + load.waiting());
            assert_eq!(load.taken(), system.completed() + system.under_way());
        }
        assert!(run.system().completed() > 1_000);
    }
}

/// The procedure finds the throughput that the busiest resource allows, within the 1 % that it is
/// allowed to add to a result.
#[test]
fn procedure_is_unbiased() {
    for values in paths() {
        let run = finished(&values);
        let bias = metric(&run, "documentsPerSecond") / bound(&values) - 1.0;
        assert!(bias.abs() <= 0.01, "{bias} for {:?}", settings(&values));
        let resources = run.system().resources();
        let most = resources
            .iter()
            .map(|resource| resource.utilisation_percent)
            .fold(0.0, f64::max);
        assert!((98.5..=100.1).contains(&most), "{most}");
    }
}

/// The load tool holds its goal in the measured part: 300 to 500 in a queue, 3,000 to 5,000 in a
/// folder.
#[test]
fn load_tool_holds_its_queue() {
    for values in paths() {
        let mut run = start(&values, Protocol::Study);
        let reads_folder = settings(&values).receive.reads_folder();
        let band = if reads_folder {
            3_000..=5_000
        } else {
            300..=500
        };
        while run.advance(1_009) == Status::Running {
            if (0.25..0.8).contains(&run.progress()) {
                let waiting = run.system().load().waiting();
                assert!(band.contains(&waiting), "{waiting} wait");
            }
        }
    }
}

/// What the charts draw over time agrees with the numbers beside them.
#[test]
fn lines_over_time_average_to_the_metrics() {
    let run = finished(&between(Adapter::File, Adapter::File, &[]));
    let system = run.system();
    let lines = &system.observations().lines;
    let points = lines.documents.len() as f64;
    let sampled = lines.cpu_percent.means().flatten().count();
    assert_eq!(sampled, lines.documents.len());
    let within = |values: &[f64]| {
        let [start, end] = HEART_CUT.map(|share| (share * points).round() as usize);
        values[start..end].iter().sum::<f64>() / (end - start) as f64
    };
    let documents: Vec<f64> = lines.documents.rates().map(|rate| rate * 1_000.0).collect();
    let means = |line: &Series| line.means().map(|mean| mean.unwrap_or(f64::NAN)).collect();
    for (values, name) in [
        (documents, "documentsPerSecond"),
        (means(&lines.queue_depth), "queueDepth"),
        (means(&lines.in_database), "messagesInDatabase"),
        (means(&lines.cpu_percent), "cpu.biztalk"),
    ] {
        let (drawn, expected) = (within(&values), metric(&run, name));
        assert!(
            (drawn / expected - 1.0).abs() < 0.05,
            "{name}: {drawn} for {expected}"
        );
    }
}

#[test]
fn throttling_holds_messages_at_its_threshold() {
    for threshold in [500.0, 2_000.0] {
        let throttled = [(Id::ThrottleAt, threshold)];
        let run = finished(&between(Adapter::File, Adapter::Sap, &throttled));
        let messages = metric(&run, "messagesInDatabase");
        // What the receiving threads already hold still comes in.
        assert!((messages / threshold - 1.0).abs() < 0.03, "{messages}");
        assert!(metric(&run, "throttledPercent") > 90.0);
        assert_eq!(run.system().observations().incidents.len(), 1);
    }
    let run = finished(&between(Adapter::Sap, Adapter::File, &[]));
    assert_eq!(metric(&run, "throttledPercent"), 0.0);
}

/// What is bound by latency leaves the processors idle and grows with the connections.
#[test]
fn latency_bound_adapters_leave_processors_idle() {
    for adapter in [Adapter::Ftp, Adapter::SharePoint, Adapter::Sap] {
        let one = finished(&between(adapter, adapter, &[]));
        assert!(metric(&one, "cpu.biztalk") < 10.0);
        let four = finished(&between(adapter, adapter, &[(Id::HostInstances, 4.0)]));
        let gain = metric(&four, "documentsPerSecond") / metric(&one, "documentsPerSecond");
        // Each result is within 1 % of its bound.
        assert!((gain / 4.0 - 1.0).abs() < 0.02, "{gain}");
    }
    let busy = finished(&between(Adapter::File, Adapter::File, &[]));
    assert!((80.0..=90.0).contains(&metric(&busy, "cpu.biztalk")));
}

/// A first impression costs little and is near the study's result: half as much again as the 1 %
/// that the procedure may be off.
#[test]
fn preview_is_short_and_close() {
    for values in paths() {
        let mut run = start(&values, Protocol::Preview);
        while run.advance(u32::MAX) == Status::Running {}
        assert!(
            run.system().course().events() < 1_000_000,
            "{}",
            run.system().course().events()
        );
        let error = metric(&run, "documentsPerSecond") / bound(&values) - 1.0;
        assert!(error.abs() < 0.015, "{error} for {:?}", settings(&values));
    }
}

#[test]
fn most_throughput_costs_a_bounded_number_of_events() {
    let run = finished(&between(Adapter::File, Adapter::File, &[(Id::SizeKb, 1.0)]));
    assert!(
        run.system().course().events() < 7_000_000,
        "{}",
        run.system().course().events()
    );
}

#[test]
fn every_scenario_ends_with_a_report() {
    let mut stream = Stream::new(7, 7);
    let mut accepted = 0;
    while accepted < 120 {
        let mut values = any_scenario(KNOBS, &mut stream);
        values[Id::RunMinutes as usize] = 5.0;
        // The earlier version lacks two of the adapters.
        let Ok(values) = Values::check(&values) else {
            continue;
        };
        accepted += 1;
        let mut run = Run::new(
            &values,
            Parameters::default(),
            Protocol::Study,
            Draw {
                seed: accepted,
                replication: 0,
            },
        );
        assert_ends(&mut run, 20_000_000, accepted);
        assert_eq!(run.progress(), 1.0);
        let most = metric(&run, "documentsPerSecond") / bound(&values);
        assert!(most < 1.1, "{most} for {:?}", settings(&values));
    }
}

#[test]
fn versions_have_the_adapters_of_the_study() {
    for adapter in [Adapter::Pop3, Adapter::SharePoint] {
        let values = list(&[
            (Id::ReceiveAdapter, number(adapter)),
            (Id::Version, VERSION_2004_SP1),
        ]);
        let refusal = Values::<Id>::check(&values).expect_err("a refusal");
        assert_eq!(refusal.knob, "version");
    }
    for (id, adapter, knob) in [
        (Id::ReceiveAdapter, Adapter::Smtp, "receiveAdapter"),
        (Id::SendAdapter, Adapter::Pop3, "sendAdapter"),
    ] {
        let refusal = Values::<Id>::check(&list(&[(id, number(adapter))]));
        assert_eq!(refusal.expect_err("a refusal").knob, knob);
    }
}
