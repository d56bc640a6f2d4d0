//! That a run ends.

use messagebox_sim::experiment::{Run, Status};

const SLICE: u32 = 100_000;

/// Runs to the end within `most_events`, with a report that can be read.
pub fn assert_ends(run: &mut impl Run, most_events: u64, name: impl std::fmt::Display) {
    let mut events = 0;
    while run.advance(SLICE) == Status::Running {
        events += u64::from(SLICE);
        assert!(events < most_events, "{name} does not end");
    }
    let report = run.report();
    assert!(!report.contains("NaN") && report.ends_with('}'), "{name}");
}
