//! Speed of the kernel: station visits per CPU second on a closed tandem with a known answer,
//! and nanoseconds per timer, both against a plain loop timed in the same run.
//! `cargo bench` prints one line per figure, best of several repetitions.

#[path = "../tests/theory/tandem.rs"]
mod tandem;

use std::hint::black_box;
use std::time::Instant;

use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::timers::Timers;
use messagebox_sim::kernel::variates::exponential;
use tandem::{JOBS, STATIONS, Tandem};

const REPETITIONS: usize = 9;
const WARM_UP_MS: f64 = 2e4;
const RUN_MS: f64 = 1.8e6;
const EXACT_PER_SECOND: f64 = 102.310;

fn main() {
    // A chain of dependent multiplications: what the machine does without waiting for memory.
    let steps = 50_000_000;
    let reference = best(|| {
        let mut x = 1u64;
        for _ in 0..steps {
            x = black_box(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
        }
        black_box(x);
    }) / f64::from(steps);
    println!("reference step: {:.3} ns", 1e9 * reference);

    let (mut visits, mut throughput, mut busiest) = (0, 0.0, 0.0);
    let seconds = best(|| {
        let mut tandem = Tandem::new(&STATIONS, JOBS, 1.0, 1);
        tandem.run(WARM_UP_MS);
        tandem.forget(WARM_UP_MS);
        tandem.run(WARM_UP_MS + RUN_MS);
        visits = tandem.visits;
        throughput = 1e3 * tandem.throughput(WARM_UP_MS + RUN_MS);
        busiest = tandem.station(3).utilisation(WARM_UP_MS + RUN_MS);
    });
    let per_visit = seconds / visits as f64;
    println!(
        "tandem: {visits} visits in {seconds:.4} s, {:.1} million per s, {:.1} reference steps each",
        1e-6 / per_visit,
        per_visit / reference
    );
    println!(
        "tandem: {throughput:.3} cycles per s, exact {EXACT_PER_SECOND}; busiest station {:.1} %",
        100.0 * busiest
    );
    let error = throughput / EXACT_PER_SECOND - 1.0;
    assert!(error.abs() < 0.01, "the run is fast but wrong");

    for slots in [8, 64, 512, 4096] {
        let seconds = hold(slots);
        println!(
            "timers: {slots} slots, {:.1} ns per hold, {:.1} reference steps",
            1e9 * seconds,
            seconds / reference
        );
    }
}

/// Seconds per pop and schedule with all slots pending.
fn hold(slots: u32) -> f64 {
    const HOLDS: u32 = 1_000_000;
    let mut stream = Stream::new(1, 0);
    let mut timers = Timers::new(slots as usize);
    for slot in 0..slots {
        timers.schedule(slot, exponential(&mut stream, 1.0));
    }
    best(|| {
        for _ in 0..HOLDS {
            if let Some((slot, now)) = timers.pop() {
                timers.schedule(slot, now + exponential(&mut stream, 1.0));
            }
        }
    }) / f64::from(HOLDS)
}

/// Shortest of several repetitions in seconds: what the work takes undisturbed. It runs on one
/// thread and waits for nothing, so time passed is time on the processor.
fn best(mut work: impl FnMut()) -> f64 {
    (0..REPETITIONS)
        .map(|_| {
            let began = Instant::now();
            work();
            began.elapsed().as_secs_f64()
        })
        .fold(f64::INFINITY, f64::min)
}
