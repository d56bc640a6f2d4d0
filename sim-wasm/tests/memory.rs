//! Memory stays flat however long a run is.

use messagebox_sim::experiment::low_latency::Run;
use messagebox_sim::experiment::{Run as _, Status};
use messagebox_sim::model::system::Schedule;
use messagebox_sim::parameters::low_latency::Parameters;
use messagebox_sim::scenario::Values;
use messagebox_sim::scenario::knobs::low_latency::{Id, KNOBS};
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

/// Three users of test case 20.
const LAYOUT: [(Id, f64); 4] = [
    (Id::VirtualUsers, 3.0),
    (Id::ReceiveAndSend, 2.0),
    (Id::SendOnly, 4.0),
    (Id::SendAndTrack, 1.0),
];

const HOUR_MS: f64 = 3_600_000.0;
const HOURS: f64 = 5.0;

#[test]
fn memory_is_flat_after_half_an_hour() {
    let mut values: Vec<f64> = KNOBS.iter().map(|knob| knob.default).collect();
    for (id, value) in LAYOUT {
        values[id as usize] = value;
    }
    let values = Values::check(&values).expect("a valid scenario");
    let schedule = Schedule {
        warm_up_ms: 0.0,
        ramp_up_ms: 0.0,
        ramp_down_ms: 0.0,
        end_ms: HOURS * HOUR_MS,
    };
    let before = LIVE.load(Ordering::Relaxed);
    let mut run = Run::with_schedule(values, Parameters::default(), schedule, 1);
    while run.system().now_ms() < 0.5 * HOUR_MS {
        assert_eq!(run.advance(10_000), Status::Running);
    }
    let early = LIVE.load(Ordering::Relaxed) - before;
    while run.advance(1_000_000) == Status::Running {}
    let late = LIVE.load(Ordering::Relaxed) - before;
    assert!(late < 4_000_000, "{late} bytes");
    assert!(late < early + 65_536, "{early} bytes became {late}");
}
