//! Memory stays flat however long a run is.

#[path = "support/scenario.rs"]
mod scenario;

use messagebox_sim::experiment::driver::Driven as _;
use messagebox_sim::experiment::{Protocol, Run, Status};
use messagebox_sim::kernel::random::Draw;
use messagebox_sim::studies::low_latency::model::load::Schedule;
use messagebox_sim::studies::{adapters, capacity, low_latency};
use scenario::scenario;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Bytes allocated and not given back.
static LIVE: AtomicUsize = AtomicUsize::new(0);

struct Counting;

// SAFETY: every call goes on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        LIVE.fetch_add(layout.size(), Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const HOUR_MS: f64 = 3_600_000.0;

/// Bytes that a run holds early on and at its end.
fn held<R: Run>(start: impl FnOnce() -> R, is_early: impl Fn(&R) -> bool) -> (usize, usize) {
    let before = LIVE.load(Ordering::Relaxed);
    let mut run = start();
    while is_early(&run) {
        assert_eq!(run.advance(10_000), Status::Running);
    }
    let early = LIVE.load(Ordering::Relaxed) - before;
    while run.advance(1_000_000) == Status::Running {}
    (early, LIVE.load(Ordering::Relaxed) - before)
}

/// Five hours of three users of test case 20.
fn five_hours_of_low_latency() -> (usize, usize) {
    let layout = [
        (low_latency::knobs::Id::VirtualUsers, 3.0),
        (low_latency::knobs::Id::ReceiveAndSend, 2.0),
        (low_latency::knobs::Id::SendOnly, 4.0),
        (low_latency::knobs::Id::SendAndTrack, 1.0),
    ];
    let schedule = Schedule {
        warm_up_ms: 0.0,
        ramp_up_ms: 0.0,
        end_ms: 5.0 * HOUR_MS,
    };
    let parameters = low_latency::parameters::Parameters::default();
    held(
        || {
            low_latency::experiment::Run::with_schedule(
                scenario(&layout),
                parameters,
                schedule,
                Draw {
                    seed: 1,
                    replication: 0,
                },
            )
        },
        |run| run.system().now_ms() < 0.5 * HOUR_MS,
    )
}

/// To two million rows and back.
fn a_backlog_of_millions() -> (usize, usize) {
    let overdrive = scenario(&[
        (capacity::knobs::Id::Load, 1.0),
        (capacity::knobs::Id::RatePerSecond, 175.0),
        (capacity::knobs::Id::DurationHours, 6.0),
    ]);
    let parameters = capacity::parameters::Parameters::default();
    held(
        || {
            capacity::experiment::Run::new(
                &overdrive,
                parameters,
                Protocol::Study,
                Draw {
                    seed: 1,
                    replication: 0,
                },
            )
        },
        |run| run.system().now_ms() < 0.5 * HOUR_MS,
    )
}

/// Three hours of documents from folder to folder.
fn hours_of_documents() -> (usize, usize) {
    let long = scenario(&[(adapters::knobs::Id::RunMinutes, 180.0)]);
    let parameters = adapters::parameters::Parameters::default();
    held(
        || {
            adapters::experiment::Run::new(
                &long,
                parameters,
                Protocol::Study,
                Draw {
                    seed: 1,
                    replication: 0,
                },
            )
        },
        |run| run.system().now_ms() < 0.5 * HOUR_MS,
    )
}

#[test]
fn memory_is_flat_after_half_an_hour() {
    // One after the other: the count is that of the whole process.
    for (early, late) in [
        five_hours_of_low_latency(),
        a_backlog_of_millions(),
        hours_of_documents(),
    ] {
        assert!(late < 4_000_000, "{late} bytes");
        assert!(late < early + 65_536, "{early} bytes became {late}");
    }
}
