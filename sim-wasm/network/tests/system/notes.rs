//! Notes on single requests: they tell the same as the report, and change nothing in the run.

use crate::compare::start;
use crate::documents::{closed, station, with};
use crate::fuzzing::cases;
use crate::random::any_system;
use messagebox_network::system::check;
use messagebox_network::system::experiment::{Experiment, PARTS, Progress};
use messagebox_network::system::report::{Report, Status};
use messagebox_sim::experiment::notes::{NOTE_LIMIT, Note, PartKind};
use serde_json::{Value, json};
use std::collections::BTreeMap;

const ALWAYS: (f64, f64) = (0.0, f64::INFINITY);

fn finish(experiment: &mut Experiment) -> Report {
    while experiment.conduct(1_000_000) == Progress::GoesOn {}
    experiment.report()
}

/// A whole replication, and its notes between two times.
fn watched(document: &Value, (from_ms, until_ms): (f64, f64)) -> (Report, Vec<Note>) {
    let mut experiment = start(document, 0);
    experiment.watch(from_ms, until_ms);
    let report = finish(&mut experiment);
    (report, experiment.notes().to_vec())
}

/// Systems drawn at random that run to their end, and the number of each.
fn systems(few: u64) -> impl Iterator<Item = (u64, Value)> {
    let drawn = cases(few).map(|(case, mut random)| (case, any_system(&mut random)));
    drawn.filter(|(_, document)| check::system(document.to_string().as_bytes()).is_ok())
}

fn is_line(note: &Note) -> bool {
    PARTS[usize::from(note.part)].kind == PartKind::Line
}

/// Notes of single requests, those of each in order.
fn journeys(notes: &[Note]) -> BTreeMap<u32, Vec<Note>> {
    let mut journeys: BTreeMap<u32, Vec<Note>> = BTreeMap::new();
    for note in notes.iter().filter(|note| !is_line(note)) {
        journeys.entry(note.message).or_default().push(*note);
    }
    journeys
}

/// Mean numbers over a time, by part and place.
struct Means {
    observed_ms: f64,
    totals_ms: BTreeMap<(&'static str, usize), f64>,
}

impl Means {
    fn of(notes: &[Note], from_ms: f64, until_ms: f64) -> Self {
        let mut totals_ms = BTreeMap::new();
        for note in notes {
            let seen_ms = note.to_ms.min(until_ms) - note.from_ms.max(from_ms);
            let count = if is_line(note) {
                f64::from(note.message)
            } else {
                1.0
            };
            let place = (PARTS[usize::from(note.part)].id, usize::from(note.host));
            *totals_ms.entry(place).or_insert(0.0) += count * seen_ms.max(0.0);
        }
        Means {
            observed_ms: until_ms - from_ms,
            totals_ms,
        }
    }

    fn at(&self, part: &'static str, place: usize) -> f64 {
        self.totals_ms.get(&(part, place)).copied().unwrap_or(0.0) / self.observed_ms
    }

    /// Of all requests, wherever they are.
    fn inside(&self) -> f64 {
        let lines = ["thinking", "permits", "unseen"];
        let inside = self
            .totals_ms
            .iter()
            .filter(|((part, _), _)| !lines.contains(part));
        inside.map(|(_, total_ms)| total_ms).sum::<f64>() / self.observed_ms
    }
}

fn close(name: &str, noted: f64, reported: f64) -> Option<String> {
    let is_close = (noted - reported).abs() <= 1e-6 * (1.0 + reported.abs());
    (!is_close).then(|| format!("{name}: {noted} noted, {reported} reported"))
}

/// What differs between the notes and the report: the mean numbers of every place.
fn differences(document: &Value, report: &Report, notes: &[Note]) -> Vec<String> {
    let means = Means::of(notes, report.now_ms - report.observed_ms, report.now_ms);
    let mut found = vec![close("inside", means.inside(), report.mean_inside)];
    for (class, told) in report.classes.iter().enumerate() {
        let thinking = means.at("thinking", class);
        found.push(close(&told.name, thinking, told.mean_thinking));
    }
    for (place, told) in report.stations.iter().enumerate() {
        let served = means.at("service", place) + means.at("unseen", place);
        found.push(close(
            &told.name,
            means.at("line", place),
            told.mean_in_line,
        ));
        found.push(close(&told.name, served, told.mean_in_service));
        let blocked = means.at("blocked", place);
        found.push(close(&told.name, blocked, told.mean_blocked));
    }
    for (pool, told) in report.pools.iter().enumerate() {
        let plans = document["stations"].as_array().expect("stations");
        let plan = plans.iter().find(|one| one["name"] == told.name.as_str());
        let count = plan.and_then(|one| one["count"].as_f64()).unwrap_or(1.0);
        let waiting = means.at("permitWait", pool);
        found.push(close(&told.name, waiting, told.mean_in_line));
        let held = means.at("permits", pool) / count;
        found.push(close(&told.name, held, told.utilisation));
    }
    found.into_iter().flatten().collect()
}

/// Little's law place by place: what is noted, added up, is what the report counts.
#[test]
fn notes_add_up_to_the_mean_numbers_of_every_place() {
    let mut compared = 0;
    for (case, document) in systems(200) {
        let (report, notes) = watched(&document, ALWAYS);
        if report.status != Status::Done || notes.len() >= NOTE_LIMIT {
            continue;
        }
        let found = differences(&document, &report, &notes);
        assert!(found.is_empty(), "{case}: {found:#?} {document}");
        compared += 1;
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn watching_changes_nothing() {
    for (case, document) in systems(100) {
        let mut alone = start(&document, 0);
        let report = finish(&mut alone);
        let (seen, notes) = watched(&document, ALWAYS);
        assert!(alone.notes().is_empty() && !notes.is_empty(), "{case}");
        let texts = [&report, &seen].map(|one| serde_json::to_string(one).expect("JSON"));
        assert_eq!(texts[0], texts[1], "{case}");
    }
}

/// A request is at one place at a time, and every place is one of the system.
#[test]
fn a_journey_has_no_gap_and_no_overlap() {
    for (case, document) in systems(100) {
        let (report, notes) = watched(&document, ALWAYS);
        for note in &notes {
            let places = match PARTS[usize::from(note.part)].id {
                "permitWait" | "permits" => report.pools.len(),
                "thinking" => report.classes.len(),
                _ => report.stations.len(),
            };
            assert!(usize::from(note.host) < places, "{case}: {note:?}");
        }
        for notes in journeys(&notes).values() {
            for pair in notes.windows(2) {
                assert_eq!(pair[0].to_ms, pair[1].from_ms, "{case}: {pair:?}");
                assert!(pair[0].to_ms > pair[0].from_ms, "{case}: {pair:?}");
            }
        }
    }
}

/// Where nothing fails, the time of a request from its first note to its last is its response.
#[test]
fn the_parts_of_a_request_add_up_to_its_response() {
    let mut compared = 0;
    for (case, document) in systems(200) {
        let (report, notes) = watched(&document, ALWAYS);
        let failures = &report.failures_per_second;
        let fails = failures.gave_up + failures.refused + failures.lost > 0.0;
        if report.status != Status::Done || notes.len() >= NOTE_LIMIT || fails {
            continue;
        }
        let since_ms = report.now_ms - report.observed_ms;
        let (mut answered_ms, mut at_end_ms) = (0.0, 0.0);
        for notes in journeys(&notes).values() {
            let spent_ms: f64 = notes.iter().map(|note| note.to_ms - note.from_ms).sum();
            let end_ms = notes[notes.len() - 1].to_ms;
            if end_ms == report.now_ms {
                at_end_ms += spent_ms;
            } else if end_ms > since_ms {
                answered_ms += spent_ms;
            }
        }
        let times = &report.response_ms;
        let reported_ms = times.mean.unwrap_or(0.0) * times.count as f64;
        // Who is under way at the end may or may not be answered at that instant.
        let rounding = 1e-9 * reported_ms + 1e-6;
        assert!(
            reported_ms >= answered_ms - rounding,
            "{case}: {answered_ms} {reported_ms}"
        );
        assert!(
            reported_ms <= answered_ms + at_end_ms + rounding,
            "{case}: {answered_ms} {reported_ms}"
        );
        compared += 1;
    }
    assert!(compared > 50, "{compared}");
}

/// A stretch is a cut out of the whole: nothing else, nothing less.
#[test]
fn a_stretch_is_a_cut_of_all_notes() {
    for (case, document) in systems(60) {
        let (from_ms, until_ms) = (3_000.0, 3_500.0);
        let (_, all) = watched(&document, ALWAYS);
        let (_, cut) = watched(&document, (from_ms, until_ms));
        let overlaps = |note: &&Note| note.to_ms > from_ms && note.from_ms < until_ms;
        let expected: Vec<Note> = all.iter().filter(overlaps).copied().collect();
        assert_eq!(cut, expected, "{case}");
    }
}

/// Who begins to watch later finds everybody where they are.
#[test]
fn the_present_is_noted_where_watching_begins_later() {
    for (case, document) in systems(60) {
        let mut experiment = start(&document, 0);
        experiment.conduct(2_000);
        experiment.watch(ALWAYS.0, ALWAYS.1);
        let report = finish(&mut experiment);
        let notes = experiment.notes();
        let begins_ms = notes
            .iter()
            .map(|note| note.from_ms)
            .fold(f64::MAX, f64::min);
        let since_ms = report.now_ms - report.observed_ms;
        if report.status != Status::Done || notes.len() >= NOTE_LIMIT || begins_ms > since_ms {
            continue;
        }
        let found = differences(&document, &report, notes);
        assert!(found.is_empty(), "{case}: {found:#?} {document}");
    }
}

#[test]
fn the_notes_end_early_where_there_are_too_many() {
    let document = with(
        closed(
            50,
            0.0,
            json!([station("a", "disk", 0.1), station("b", "disk", 0.1)]),
        ),
        json!({ "run": { "warmUpMs": 0, "forMs": 60_000 } }),
    );
    let mut experiment = start(&document, 0);
    experiment.watch(0.0, f64::INFINITY);
    finish(&mut experiment);
    let until_ms = experiment.noted_until_ms();
    assert!(until_ms > 1_000.0 && until_ms < 59_000.0, "{until_ms}");
    let notes = experiment.notes();
    assert!(notes.len() < NOTE_LIMIT + 100, "{}", notes.len());
    // All 50 users are seen up to that instant.
    let means = Means::of(notes, 0.0, until_ms);
    assert!((means.inside() - 50.0).abs() < 1e-6, "{}", means.inside());
}
