//! Notes on single messages: they tell the same as the report, and change nothing in the run.

#[path = "support/scenario.rs"]
mod support;

use messagebox_sim::experiment::notes::Note;
use messagebox_sim::experiment::{Protocol, Run as _, Status};
use messagebox_sim::kernel::random::Draw;
use messagebox_sim::studies::low_latency::experiment::Run;
use messagebox_sim::studies::low_latency::knobs::Id;
use messagebox_sim::studies::low_latency::model::view::Path;
use messagebox_sim::studies::low_latency::parameters::Parameters;
use std::collections::BTreeMap;

/// Test case 20's layout: two computers receive and send, four send, one sends and tracks.
const FAST: [(Id, f64); 4] = [
    (Id::ReceiveAndSend, 2.0),
    (Id::SendOnly, 4.0),
    (Id::SendAndTrack, 1.0),
    (Id::HttpOutCompleteSize, 1.0),
];

const PREVIEW_MS: f64 = 120_000.0;
const WARM_UP_MS: f64 = 10_000.0;

fn start(changes: &[(Id, f64)]) -> Run {
    let draw = Draw {
        seed: 1,
        replication: 0,
    };
    let values = support::scenario(&[&FAST, changes].concat());
    Run::new(values, Parameters::default(), Protocol::Preview, draw)
}

fn finish(mut run: Run) -> Run {
    while run.advance(u32::MAX) == Status::Running {}
    run
}

/// A finished run with notes on all that happens between two times.
fn watched(changes: &[(Id, f64)], from_ms: f64, until_ms: f64) -> Run {
    let mut run = start(changes);
    assert!(run.watch(from_ms, until_ms));
    finish(run)
}

/// Notes of each message in order.
fn journeys(run: &mut Run) -> BTreeMap<u32, Vec<Note>> {
    let mut journeys: BTreeMap<u32, Vec<Note>> = BTreeMap::new();
    for note in run.notes() {
        journeys.entry(note.message).or_default().push(*note);
    }
    journeys
}

/// Place of a part in the report.
fn part(run: &Run, path: Path, id: &str) -> u8 {
    let stages = run.system().stages();
    let place = stages.iter().position(|s| s.path == path && s.id == id);
    place.expect("a stage of the report") as u8
}

#[test]
fn watching_changes_nothing() {
    for changes in [
        &[][..],
        &[(Id::VirtualUsers, 12.0), (Id::Tracking, 15.0)],
        &[(Id::MessageBoxes, 3.0)],
    ] {
        let mut alone = finish(start(changes));
        let mut seen = watched(changes, 0.0, PREVIEW_MS);
        assert!(alone.notes().is_empty() && !seen.notes().is_empty());
        assert_eq!(alone.report(), seen.report());
    }
}

#[test]
fn a_journey_has_no_gap_and_no_overlap() {
    for changes in [
        &[][..],
        &[(Id::VirtualUsers, 15.0), (Id::HttpBatchSize, 5.0)],
    ] {
        let mut run = watched(changes, 0.0, PREVIEW_MS);
        let journeys = journeys(&mut run);
        assert!(journeys.len() > 1000);
        for notes in journeys.values() {
            for pair in notes.windows(2) {
                let gap_ms = pair[1].from_ms - pair[0].to_ms;
                assert!(gap_ms.abs() < 1e-6, "{pair:?}");
                assert!(pair[0].to_ms > pair[0].from_ms);
            }
        }
    }
}

/// Every message that began well before the end is followed from its birth to the load generator.
#[test]
fn a_journey_begins_and_ends_at_the_load_generator() {
    let mut run = watched(&[], 0.0, PREVIEW_MS);
    let first = part(&run, Path::Request, "receive");
    let last = part(&run, Path::Response, "send");
    let journeys = journeys(&mut run);
    let highest = *journeys.keys().last().expect("messages");
    assert_eq!(journeys.len(), highest as usize, "no number is left out");
    for (number, notes) in &journeys {
        assert_eq!(notes[0].part, first, "message {number}");
        if notes[0].from_ms < PREVIEW_MS - 5_000.0 {
            assert_eq!(notes[notes.len() - 1].part, last, "message {number}");
        }
    }
}

/// Parts of a message add up to its roundtrip; their mean is the report's.
#[test]
fn roundtrips_are_those_of_the_report() {
    let mut run = watched(&[], 0.0, PREVIEW_MS);
    let last = part(&run, Path::Response, "send");
    let (mut count, mut total_ms) = (0u64, 0.0);
    for notes in journeys(&mut run).values() {
        let end = notes[notes.len() - 1];
        if end.part == last && end.to_ms >= WARM_UP_MS && end.to_ms <= PREVIEW_MS {
            count += 1;
            total_ms += notes.iter().map(|n| n.to_ms - n.from_ms).sum::<f64>();
        }
    }
    let roundtrip = &run.system().observations().roundtrip.messages;
    assert_eq!(count, roundtrip.count());
    let mean_ms = total_ms / count as f64;
    assert!((mean_ms - roundtrip.mean()).abs() < 1e-6, "{mean_ms} ms");
}

/// Time in each part, over all messages that the report counts, is the report's mean of it.
#[test]
fn parts_are_those_of_the_report() {
    let mut run = watched(&[(Id::VirtualUsers, 6.0)], 0.0, PREVIEW_MS);
    let stages = run.system().stages();
    let requests = stages.iter().filter(|s| s.path == Path::Request).count();
    let mut totals_ms = vec![0.0; stages.len()];
    let mut counts = [0.0, 0.0];
    for notes in journeys(&mut run).values() {
        let (request, response): (Vec<&Note>, Vec<&Note>) =
            notes.iter().partition(|n| usize::from(n.part) < requests);
        for (path, notes) in [(Path::Request, request), (Path::Response, response)] {
            let Some(end) = notes.last() else { continue };
            let counts_in = end.part == part(&run, path, "send")
                && end.to_ms >= WARM_UP_MS
                && end.to_ms <= PREVIEW_MS;
            if counts_in {
                counts[usize::from(path == Path::Response)] += 1.0;
                for note in notes {
                    totals_ms[usize::from(note.part)] += note.to_ms - note.from_ms;
                }
            }
        }
    }
    for (index, stage) in stages.iter().enumerate() {
        let mean_ms = totals_ms[index] / counts[usize::from(index >= requests)];
        let off = (mean_ms - stage.mean_ms).abs();
        assert!(
            off < 1e-6,
            "{}: {mean_ms} ms, {} ms",
            stage.id,
            stage.mean_ms
        );
    }
}

/// Little's law: the times of all stages, added up, are the mean number of messages in the system
/// times the time that they were looked at. Who is on the way at the end lacks the last of them, which
/// is little where nobody waits for long.
#[test]
fn stages_add_up_to_the_mean_number_in_the_system() {
    let mut run = watched(&[(Id::VirtualUsers, 3.0)], 0.0, PREVIEW_MS);
    let seen_ms = |note: &Note| note.to_ms.min(PREVIEW_MS) - note.from_ms.max(WARM_UP_MS);
    let total_ms: f64 = run.notes().iter().map(|note| seen_ms(note).max(0.0)).sum();
    let mean = total_ms / (PREVIEW_MS - WARM_UP_MS);
    let metrics = run.system().metrics();
    let told = metrics.iter().find(|m| m.name == "inSystem.mean");
    let told = told.expect("the mean number").value;
    assert!((mean / told - 1.0).abs() < 1e-3, "{mean} seen, {told} told");
}

/// A stretch is a cut out of the whole: nothing else, nothing less.
#[test]
fn a_stretch_is_a_cut_of_all_notes() {
    let (from_ms, until_ms) = (30_000.0, 34_000.0);
    let mut all = watched(&[], 0.0, PREVIEW_MS);
    let mut cut = watched(&[], from_ms, until_ms);
    let overlaps = |n: &&Note| n.to_ms > from_ms && n.from_ms < until_ms;
    let expected: Vec<Note> = all.notes().iter().filter(overlaps).copied().collect();
    assert!(expected.len() > 1000 && expected.len() < all.notes().len() / 10);
    assert_eq!(cut.notes(), expected);
}

/// Hosts are told where a message is at a host, MessageBoxes where it is in one.
#[test]
fn notes_tell_the_host_and_the_messagebox() {
    let mut run = watched(&[(Id::MessageBoxes, 3.0)], 0.0, PREVIEW_MS);
    let mut of = |id: &str| {
        let parts = [Path::Request, Path::Response].map(|path| part(&run, path, id));
        let notes: Vec<Note> = run
            .notes()
            .iter()
            .copied()
            .filter(|n| parts.contains(&n.part))
            .collect();
        notes
    };
    let mut dispatched = [0u32; 7];
    for note in of("dispatch") {
        dispatched[usize::from(note.host)] += 1;
    }
    assert!(
        dispatched.iter().all(|&count| count > 100),
        "{dispatched:?}"
    );
    let mut stored = [0u32; 3];
    for note in of("pollWait") {
        stored[usize::from(note.messagebox)] += 1;
    }
    assert!(
        stored[0] == 0 && stored[1] > 100 && stored[2] > 100,
        "{stored:?}"
    );
}
