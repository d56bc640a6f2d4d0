//! However a run is sliced, it gives the same bits.

use crate::rich::{rich, start};
use messagebox_network::run::{Draw, Run, Status};
use messagebox_sim::json::text_of;

const END_MS: f64 = 20_000.0;

fn texts(run: &mut Run) -> [String; 3] {
    [
        text_of(&run.report()),
        text_of(&run.snapshot()),
        text_of(&run.drain_events()),
    ]
}

fn at_once() -> [String; 3] {
    let mut run = start(&rich());
    run.follow(true);
    assert_eq!(run.advance(END_MS, u32::MAX), Status::Reached);
    texts(&mut run)
}

#[test]
fn event_by_event() {
    let mut run = start(&rich());
    run.follow(true);
    let mut calls = 0_u64;
    while run.advance(END_MS, 1) == Status::Stopped {
        calls += 1;
    }
    assert!(calls.abs_diff(run.report().events) <= 1);
    assert_eq!(texts(&mut run), at_once());
}

#[test]
fn millisecond_by_millisecond() {
    let mut run = start(&rich());
    run.follow(true);
    for now in 1..=END_MS as u32 {
        assert_eq!(run.advance(f64::from(now), u32::MAX), Status::Reached);
        assert_eq!(run.report().now_ms, f64::from(now));
    }
    assert_eq!(texts(&mut run), at_once());
}

#[test]
fn following_changes_nothing() {
    let mut run = start(&rich());
    run.advance(END_MS, u32::MAX);
    assert_eq!(text_of(&run.report()), at_once()[0]);
}

#[test]
fn another_draw_gives_other_bits() {
    let text = rich().to_string();
    let other = Draw {
        seed: 11,
        replication: 4,
    };
    let mut run = Run::new(text.as_bytes(), other).unwrap();
    run.advance(END_MS, u32::MAX);
    assert_ne!(text_of(&run.report()), at_once()[0]);
}

#[test]
fn time_never_runs_backwards() {
    let mut run = start(&rich());
    run.advance(1_000.0, u32::MAX);
    let before = text_of(&run.report());
    for until_ms in [500.0, -1.0, f64::NAN, f64::NEG_INFINITY] {
        assert_eq!(run.advance(until_ms, 1_000), Status::Reached);
        assert_eq!(text_of(&run.report()), before);
    }
    assert_eq!(run.advance(1e9, 0), Status::Stopped);
    assert_eq!(text_of(&run.report()), before);
}
