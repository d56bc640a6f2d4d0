//! Notes on single messages of the studies that count them one by one: they tell the same as the
//! report, and change nothing in the run.

#[path = "support/scenario.rs"]
mod support;

use messagebox_sim::experiment::driver::Driven as _;
use messagebox_sim::experiment::notes::{Note, Part, PartKind};
use messagebox_sim::experiment::{Protocol, Run, Status, Study};
use messagebox_sim::kernel::random::Draw;
use messagebox_sim::studies::adapters::model::demand::SQL_PROCESSORS;
use messagebox_sim::studies::adapters::model::system::HEART_CUT;
use messagebox_sim::studies::capacity::model::spool::Spool;
use messagebox_sim::studies::{STUDIES, adapters, capacity, worker_threads};
use std::collections::BTreeMap;

const DRAW: Draw = Draw {
    seed: 1,
    replication: 0,
};

/// Studies whose notes tell of parts of their own.
fn studies() -> impl Iterator<Item = &'static Study> {
    STUDIES.iter().filter(|study| !study.parts.is_empty())
}

fn study(id: &str) -> &'static Study {
    let found = STUDIES.iter().find(|study| study.id == id);
    found.expect("a study")
}

/// A run of the default scenario with changed knobs, as the study ran it.
fn start(study: &Study, changes: &[(&str, f64)]) -> Box<dyn Run> {
    let value = |id: &str| changes.iter().find(|(knob, _)| *knob == id).map(|c| c.1);
    let knobs = study.knobs.iter();
    let values: Vec<f64> = knobs.map(|k| value(k.id).unwrap_or(k.default)).collect();
    let run = (study.start)(&values, Protocol::Study, DRAW);
    run.unwrap_or_else(|_| panic!("{}: a valid scenario", study.id))
}

/// Shorter runs of the same things.
const SHORT: [(&str, f64); 2] = [("runMinutes", 12.0), ("durationHours", 1.0)];

fn watched(study: &Study, changes: &[(&str, f64)], from_ms: f64, until_ms: f64) -> Box<dyn Run> {
    let mut run = start(study, &[changes, &SHORT].concat());
    assert!(run.watch(from_ms, until_ms), "{}", study.id);
    while run.advance(u32::MAX) == Status::Running {}
    run
}

fn kind(study: &Study, note: &Note) -> PartKind {
    study.parts[usize::from(note.part)].kind
}

/// A run up to a part of it, with notes on all that happens.
fn watch_all(run: &mut dyn Run, part: f64) {
    assert!(run.watch(0.0, f64::INFINITY));
    while run.progress() < part && run.advance(10_000) == Status::Running {}
}

/// Notes of each message, in order.
fn journeys(study: &Study, notes: &[Note]) -> BTreeMap<u32, Vec<Note>> {
    let mut journeys: BTreeMap<u32, Vec<Note>> = BTreeMap::new();
    for note in notes {
        if kind(study, note) != PartKind::Line {
            journeys.entry(note.message).or_default().push(*note);
        }
    }
    journeys
}

/// How long parts were noted between two times, ms.
fn total_ms(study: &Study, notes: &[Note], ids: &[&str], from_ms: f64, until_ms: f64) -> f64 {
    let is_asked = |part: &Part| ids.contains(&part.id);
    assert_eq!(
        study.parts.iter().filter(|p| is_asked(p)).count(),
        ids.len()
    );
    let asked = notes
        .iter()
        .filter(|note| is_asked(&study.parts[usize::from(note.part)]));
    let seen = |note: &Note| note.to_ms.min(until_ms) - note.from_ms.max(from_ms);
    asked.map(|note| seen(note).max(0.0)).sum()
}

#[test]
fn every_study_tells_of_parts_or_of_stages() {
    let of_stages = STUDIES.iter().filter(|study| study.parts.is_empty());
    let ids: Vec<&str> = of_stages.map(|study| study.id).collect();
    assert_eq!(ids, ["low-latency"]);
}

#[test]
fn watching_changes_nothing() {
    for study in studies() {
        let mut alone = start(study, &SHORT);
        while alone.advance(u32::MAX) == Status::Running {}
        let mut seen = watched(study, &[], 30_000.0, 31_000.0);
        assert!(alone.notes().is_empty(), "{}", study.id);
        assert!(!seen.notes().is_empty(), "{}", study.id);
        assert_eq!(alone.report(), seen.report(), "{}", study.id);
    }
}

#[test]
fn a_journey_has_no_gap_and_no_overlap() {
    for study in studies() {
        let mut run = watched(study, &[], 30_000.0, 40_000.0);
        let journeys = journeys(study, run.notes());
        assert!(journeys.len() > 500, "{}: {}", study.id, journeys.len());
        for (message, notes) in journeys {
            for pair in notes.windows(2) {
                let gap_ms = pair[1].from_ms - pair[0].to_ms;
                assert!(gap_ms.abs() < 1e-6, "{} {message}: {pair:?}", study.id);
            }
        }
    }
}

/// Every part is somewhere told of.
#[test]
fn no_part_is_without_messages() {
    let scenarios: &[(&str, &[(&str, f64)])] = &[
        (
            "capacity",
            &[
                ("load", 2.0),
                ("burstMessages", 20_000.0),
                ("burstAtMinutes", 5.0),
            ],
        ),
        (
            "adapters",
            &[
                ("receiveAdapter", 1.0),
                ("sendAdapter", 1.0),
                ("twoWay", 1.0),
            ],
        ),
        ("adapters", &[("receiveAdapter", 3.0), ("inOrder", 1.0)]),
        ("adapters", &[("sendAdapter", 3.0), ("inOrder", 1.0)]),
        (
            "adapters",
            &[("orchestration", 1.0), ("hostInstances", 4.0)],
        ),
        ("worker-threads", &[("maxWorkerThreads", 200.0)]),
        (
            "worker-threads",
            &[("maxWorkerThreads", 200.0), ("connectionsPerCpu", 30.0)],
        ),
        ("scale-up", &[("application", 1.0)]),
    ];
    let mut told: BTreeMap<&str, Vec<bool>> = BTreeMap::new();
    for (id, changes) in scenarios {
        let study = study(id);
        // Bursts have done their worst by then, or the run has settled.
        let from_ms = if *id == "scale-up" {
            30_000.0
        } else {
            300_000.0
        };
        let mut run = watched(study, changes, from_ms, from_ms + 60_000.0);
        let told = told
            .entry(id)
            .or_insert_with(|| vec![false; study.parts.len()]);
        for note in run.notes() {
            told[usize::from(note.part)] = true;
        }
    }
    for (id, told) in told {
        let parts = study(id).parts.iter().zip(told);
        let silent: Vec<&str> = parts
            .filter(|(_, told)| !told)
            .map(|(part, _)| part.id)
            .collect();
        assert!(silent.is_empty(), "{id}: {silent:?}");
    }
}

/// What is noted as work on the processors of a database is its utilisation.
#[test]
fn work_adds_up_to_the_utilisation() {
    let threads = study("worker-threads");
    let values = support::scenario(&[
        (worker_threads::knobs::Id::MaxWorkerThreads, 100.0),
        (worker_threads::knobs::Id::RunMinutes, 12.0),
    ]);
    let parameters = worker_threads::parameters::Parameters::default();
    let mut run = worker_threads::experiment::Run::new(&values, parameters, DRAW);
    watch_all(&mut run, 1.0);
    let until_ms = run.system().end_ms();
    let told_ms = run.system().cpu_percent() / 100.0 * until_ms;
    let processors = f64::from(run.system().settings().sql_processors);
    let parts = ["prepare", "update", "commit"];
    let noted_ms = total_ms(threads, run.notes(), &parts, 0.0, until_ms) / processors;
    assert!(
        (noted_ms / told_ms - 1.0).abs() < 1e-3,
        "{noted_ms} {told_ms}"
    );

    let adapters = study("adapters");
    let values = support::scenario(&[
        (adapters::knobs::Id::Orchestration, 1.0),
        (adapters::knobs::Id::RunMinutes, 12.0),
    ]);
    let parameters = adapters::parameters::Parameters::default();
    let study_protocol = Protocol::Study;
    let mut run = adapters::experiment::Run::new(&values, parameters, study_protocol, DRAW);
    watch_all(&mut run, 1.0);
    let metrics = run.system().metrics();
    let told = metrics.iter().find(|(name, _)| *name == "cpu.sql");
    let told = told.expect("a metric").1 / 100.0;
    let [from_ms, until_ms] = HEART_CUT.map(|share| share * run.system().end_ms());
    let parts = ["publish", "consume", "publishAgain", "complete"];
    let noted_ms = total_ms(adapters, run.notes(), &parts, from_ms, until_ms);
    let noted = noted_ms / (f64::from(SQL_PROCESSORS) * (until_ms - from_ms));
    assert!((noted / told - 1.0).abs() < 1e-3, "{noted} {told}");
}

/// Sessions that are noted as waiting for a lock are those that the run counts as blocked.
#[test]
fn waits_for_locks_are_the_blocked_sessions() {
    let capacity = study("capacity");
    let values = support::scenario(&[(capacity::knobs::Id::RatePerSecond, 175.0)]);
    let parameters = capacity::parameters::Parameters::default();
    let study_protocol = Protocol::Study;
    let mut run = capacity::experiment::Run::new(&values, parameters, study_protocol, DRAW);
    watch_all(&mut run, 0.1);
    let trace = &run.system().records().trace;
    let steps: Vec<(f64, f64, f64)> = trace
        .steps()
        .map(|(a, b)| (a.at_ms, b.at_ms, b.blocked_ms - a.blocked_ms))
        .collect();
    let busiest = steps.iter().take(30).max_by(|a, b| a.2.total_cmp(&b.2));
    let &(from_ms, until_ms, told_ms) = busiest.expect("a step");
    let noted_ms = total_ms(capacity, run.notes(), &["lockWait"], from_ms, until_ms);
    assert!(
        told_ms > 100.0 && (noted_ms / told_ms - 1.0).abs() < 1e-6,
        "{noted_ms} {told_ms}"
    );
}

/// The load is closed: at every time all messages under way are somewhere.
#[test]
fn no_message_under_way_is_lost() {
    let scale_up = study("scale-up");
    let mut run = watched(scale_up, &[("messagesUnderWay", 500.0)], 60_000.0, 65_000.0);
    let all: Vec<&str> = scale_up.parts.iter().map(|part| part.id).collect();
    let noted_ms = total_ms(scale_up, run.notes(), &all, 60_000.0, 65_000.0);
    assert!((noted_ms / 5_000.0 - 500.0).abs() < 1e-6, "{noted_ms}");
}

fn told(spool: &Spool) -> [(&'static str, u64); 4] {
    [
        ("toProcess", spool.to_process),
        ("toSend", spool.to_send),
        ("unreferenced", spool.unreferenced),
        ("orphanedParts", spool.orphaned_parts),
    ]
}

/// Lines are as long as what the run holds in them.
#[test]
fn lines_are_those_of_the_spool() {
    let capacity = study("capacity");
    let values = support::scenario(&[(capacity::knobs::Id::RatePerSecond, 190.0)]);
    let parameters = capacity::parameters::Parameters::default();
    let mut run = capacity::experiment::Run::new(&values, parameters, Protocol::Study, DRAW);
    watch_all(&mut run, 0.05);
    // Until an event changes no line: what has just begun is not noted yet.
    let mut before = run.system().spool().clone();
    loop {
        run.advance(1);
        let spool = run.system().spool().clone();
        if told(&spool) == told(&before) {
            break;
        }
        before = spool;
    }
    let now_ms = run.system().now_ms();
    let notes = run.notes();
    for (id, count) in told(&before) {
        let last = notes
            .iter()
            .rev()
            .find(|note| capacity.parts[usize::from(note.part)].id == id && note.to_ms >= now_ms);
        assert_eq!(
            last.map_or(0, |note| u64::from(note.message)),
            count,
            "{id}"
        );
    }
    assert!(before.unreferenced > 0 && before.to_send != before.to_process);
}
