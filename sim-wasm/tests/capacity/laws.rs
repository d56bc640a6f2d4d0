//! What holds in every run at every moment.

use crate::{DRAWN, FLOODGATES, OVERDRIVE, STEADY, finished, metric, started};
use messagebox_sim::experiment::{Protocol, Run as _, Status};
use messagebox_sim::studies::capacity::experiment::Run;
use messagebox_sim::studies::capacity::knobs::Id;

/// Nothing is lost: files, messages, rows and parts are all somewhere.
fn conserved(run: &Run) {
    let system = run.system();
    let spool = system.spool();
    let (offered, withdrawn, waiting) = system.files();
    assert_eq!(
        offered,
        withdrawn + waiting + system.being_received() + spool.received
    );
    assert_eq!(spool.received, spool.referenced() + spool.sent);
    assert_eq!(spool.rows(), spool.referenced() + spool.unreferenced);
    assert_eq!(spool.published, spool.rows() + spool.deleted);
    assert_eq!(spool.deleted, spool.orphaned_parts + spool.deleted_parts);
}

fn conserved_throughout(changes: &[(Id, f64)], protocol: Protocol, slice: u32) {
    let mut run = started(changes, protocol, 3);
    while run.advance(slice) == Status::Running {
        conserved(&run);
    }
    conserved(&run);
}

#[test]
fn nothing_is_lost() {
    conserved_throughout(OVERDRIVE, Protocol::Study, 99_991);
    conserved_throughout(FLOODGATES, Protocol::Study, 9_973);
    conserved_throughout(
        &[
            (Id::RatePerSecond, 60.0),
            (Id::Orchestration, 0.0),
            (Id::PartnerOfflineHours, 1.0),
            (Id::DurationHours, 2.0),
        ],
        Protocol::Study,
        9_973,
    );
}

#[test]
fn nothing_is_lost_in_the_preview() {
    conserved_throughout(OVERDRIVE, Protocol::Preview, 7);
    conserved_throughout(FLOODGATES, Protocol::Preview, 7);
    conserved_throughout(
        &[(Id::Load, DRAWN), (Id::DurationHours, 24.0)],
        Protocol::Preview,
        7,
    );
}

/// No resource works more than all the time, and what is received was offered.
#[test]
fn nothing_works_more_than_all_the_time() {
    let run = finished(&[
        (Id::Load, STEADY),
        (Id::RatePerSecond, 400.0),
        (Id::SqlProcessors, 1.0),
    ]);
    for resource in run.system().resources() {
        let used = resource.utilisation_percent;
        assert!((0.0..=100.5).contains(&used), "{}: {used}", resource.id);
    }
    assert!(metric(&run, "cpu.messagebox") > 99.0);
    assert!(metric(&run, "receivedPerSecond") <= 400.0);
}

/// Little's law: transactions under way = their rate × their duration, and the latch bounds the
/// rate.
#[test]
fn the_latch_bounds_the_rate() {
    let run = finished(&[
        (Id::RatePerSecond, 400.0),
        (Id::MessageBoxMemoryMb, 65_536.0),
        (Id::SqlAgent, 0.0),
    ]);
    let p = &run.system().settings().parameters;
    let most = 1_000.0 / p.receive_latch_ms;
    let received = metric(&run, "receivedPerSecond");
    assert!(received < most && received > 0.7 * most, "{received}");
}

/// Two rows per message with an orchestration, one without.
#[test]
fn without_cleanup_every_row_stays() {
    for (orchestration, rows) in [(1.0, 2.0), (0.0, 1.0)] {
        let run = finished(&[
            (Id::RatePerSecond, 50.0),
            (Id::SqlAgent, 0.0),
            (Id::Orchestration, orchestration),
        ]);
        let received = run.system().spool().received as f64;
        let stored = metric(&run, "spoolRows.end");
        assert!((stored / (rows * received) - 1.0).abs() < 1e-3);
    }
}
