//! Answers without simulation and simulated ones, in joint bands.

use messagebox_network::exact::answer::{MeanValues, Method};
use messagebox_network::exact::mean_values;
use messagebox_network::system::check;
use messagebox_network::system::experiment::{Experiment, Progress};
use messagebox_network::system::report::Report;
use messagebox_sim::kernel::moments::Moments;
use messagebox_sim::kernel::random::Draw;
use serde_json::{Value, json};

const REPLICATIONS: u32 = 12;
/// Quantile of Student's t with 11 degrees of freedom for an interval of 99.99 %.
const STUDENT: f64 = 5.5;

fn replicate(document: &Value, replication: u32) -> Report {
    let system = check::system(document.to_string().as_bytes()).expect("a system");
    let draw = Draw {
        seed: 7,
        replication,
    };
    let mut experiment = Experiment::new(system, draw);
    assert_eq!(experiment.conduct(u32::MAX), Progress::Done);
    experiment.report()
}

/// All mean values lie within the bands of the simulated ones, widened by a share for what is
/// approximate. Returns the answer.
fn compare(document: &Value, share: f64) -> MeanValues {
    let system = check::system(document.to_string().as_bytes()).expect("a system");
    let answer = mean_values(&system, None).expect("an answer");
    let reports: Vec<Report> = (0..REPLICATIONS)
        .map(|replication| replicate(document, replication))
        .collect();
    let mut wrong = Vec::new();
    let mut hold = |what: String, expected: f64, read: &dyn Fn(&Report) -> f64| {
        let mut observed = Moments::default();
        reports.iter().for_each(|report| observed.add(read(report)));
        let error = observed.standard_deviation() / f64::from(REPLICATIONS).sqrt();
        let band = STUDENT * error + share * expected + 1e-9;
        if (observed.mean() - expected).abs() > band {
            let mean = observed.mean();
            wrong.push(format!(
                "{what}: {expected:.6}, simulated {mean:.6} ± {band:.6}"
            ));
        }
    };
    for (place, class) in answer.classes.iter().enumerate() {
        hold(
            format!("throughput {place}"),
            class.throughput_per_second,
            &|report| report.classes[place].throughput_per_second,
        );
        hold(
            format!("response {place}"),
            class.response_ms.unwrap(),
            &|report| report.classes[place].response_ms.mean.unwrap(),
        );
    }
    for (place, station) in answer.stations.iter().enumerate() {
        hold(format!("inside {place}"), station.mean_inside, &|report| {
            report.stations[place].mean_in_line + report.stations[place].mean_in_service
        });
        hold(
            format!("visit {place}"),
            station.response_ms.unwrap(),
            &|report| report.stations[place].mean_visit_ms.unwrap(),
        );
        if let Some(utilisation) = station.utilisation {
            hold(format!("busy {place}"), utilisation, &|report| {
                report.stations[place].utilisation.unwrap()
            });
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    answer
}

#[test]
fn users_at_several_servers() {
    let answer = compare(
        &json!({
            "users": 20,
            "thinkMs": { "meanMs": 200, "spread": "constant" },
            "stations": [
                { "name": "app", "kind": "processors", "count": 4, "demandMs": 8 },
                { "name": "db", "kind": "disk", "demandMs": 9 },
                { "name": "mail", "kind": "delay", "demandMs": 12, "spread": 3 }
            ],
            "route": {
                "in": { "app": 1 },
                "app": { "db": 0.7, "mail": 0.3 },
                "db": { "app": 0.5, "out": 0.5 },
                "mail": { "out": 1 }
            }
        }),
        0.0,
    );
    assert_eq!(answer.method, Method::Exact);
}

#[test]
fn classes_that_share_and_arrivals_beside_them() {
    let answer = compare(
        &json!({
            "classes": [
                { "name": "buyers", "users": 12, "thinkMs": 60, "demandsMs": { "app": 9 } },
                { "name": "readers", "users": 5, "thinkMs": 20 },
                { "name": "robots", "arrivalsPerSecond": 60, "route": ["app"] }
            ],
            "stations": [
                { "name": "app", "kind": "processors", "count": 2, "demandMs": 5, "spread": 2, "sharing": "shared" },
                { "name": "db", "kind": "disk", "demandMs": 6 }
            ],
            "route": ["app", "db"]
        }),
        0.0,
    );
    assert_eq!(answer.method, Method::Exact);
}

#[test]
fn stations_that_slow_down() {
    for counts in ["inService", "inside"] {
        let answer = compare(
            &json!({
                "users": 25,
                "thinkMs": 30,
                "stations": [
                    {
                        "name": "app", "kind": "processors", "count": 6, "demandMs": 10,
                        "slowdown": { "perRequest": 0.04, "counts": counts }
                    },
                    { "name": "db", "kind": "disk", "demandMs": 2 }
                ]
            }),
            0.0,
        );
        assert_eq!(answer.method, Method::Exact);
    }
}

#[test]
fn a_pool_over_services_of_any_spread() {
    let answer = compare(
        &json!({
            "users": 16,
            "thinkMs": 20,
            "stations": [
                { "name": "app", "kind": "processors", "count": 8, "demandMs": 6, "spread": "constant" },
                { "name": "db", "kind": "processors", "count": 2, "demandMs": 8, "spread": 2 },
                { "name": "wire", "kind": "delay", "demandMs": 10 },
                { "name": "connections", "kind": "pool", "count": 6, "over": ["db", "wire"] }
            ]
        }),
        0.05,
    );
    assert_eq!(answer.method, Method::Approximate);
    assert!(answer.why.unwrap().contains("“connections”"));
    assert_eq!(answer.pools[0].name, "connections");
}

#[test]
fn classes_by_priority() {
    let answer = compare(
        &json!({
            "classes": [
                { "name": "buyers", "users": 4, "thinkMs": 60, "priority": 0 },
                { "name": "readers", "users": 8, "thinkMs": 40, "priority": 1 }
            ],
            "stations": [
                { "name": "app", "kind": "processors", "count": 1, "demandMs": 5 },
                { "name": "mail", "kind": "delay", "demandMs": 6 }
            ],
            "route": ["app", "mail"]
        }),
        0.1,
    );
    assert_eq!(answer.method, Method::Approximate);
    assert!(answer.why.unwrap().contains("“app” serves by priority"));
}
