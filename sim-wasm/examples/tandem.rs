//! The tandem workload of the kernel behind one function, for native and WebAssembly timing.
//! As a program it times itself and prints JSON.

#[path = "../tests/theory/tandem.rs"]
#[allow(dead_code, reason = "the tests look at single stations")]
mod tandem;

use std::cell::Cell;
use std::time::Instant;

use tandem::{JOBS, STATIONS, Tandem};

const WARM_UP_MS: f64 = 2e4;
const REPETITIONS: u32 = 20;

thread_local! {
    static VISITS: Cell<u64> = const { Cell::new(0) };
}

/// Runs the workload for `run_ms` after the warm-up; cycles per second.
#[unsafe(no_mangle)]
pub extern "C" fn run(run_ms: f64) -> f64 {
    let mut tandem = Tandem::new(&STATIONS, JOBS, 1.0, 1);
    tandem.run(WARM_UP_MS);
    let warm_up_visits = tandem.visits;
    tandem.forget(WARM_UP_MS);
    let end = WARM_UP_MS + run_ms;
    tandem.run(end);
    VISITS.set(warm_up_visits + tandem.visits);
    1e3 * tandem.throughput(end)
}

/// Station visits of the last run, warm-up included.
#[unsafe(no_mangle)]
pub extern "C" fn visits() -> f64 {
    VISITS.get() as f64
}

/// Processor time of this thread where the system tells it; elsewhere the time passed must do.
fn cpu_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split(' ').next()?.parse().ok()?;
    Some(1e-9 * nanoseconds)
}

fn main() {
    let argument = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let run_ms = argument.unwrap_or(1.8e6);
    let mut per_second = run(run_ms);
    let began = Instant::now();
    let used = cpu_seconds();
    for _ in 0..REPETITIONS {
        per_second = run(run_ms);
    }
    let passed = began.elapsed().as_secs_f64();
    // The system counts in ticks of milliseconds: all repetitions together, not each.
    let seconds = used
        .zip(cpu_seconds())
        .map_or(passed, |(from, to)| to - from);
    let seconds = seconds / f64::from(REPETITIONS);
    println!(
        "{{\"cpuSeconds\": {seconds:.6}, \"visits\": {}, \"perSecond\": {per_second:.4}}}",
        visits()
    );
}
