//! Models with known values, small enough to be run a thousand times.

use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::station::Station;
use messagebox_sim::kernel::timers::Timers;
use messagebox_sim::kernel::variates::exponential;

use crate::tandem::{JOBS, Tandem};

pub const ARRIVAL_MEAN: f64 = 10.0;
pub const SERVICE_MEAN: f64 = 7.0;

/// Responses of M/M/1, started empty, in the order of arrival.
pub fn responses(run: u64, jobs: usize, service_mean: f64, mut see: impl FnMut(f64)) {
    let mut timers = Timers::new(2);
    let mut station = Station::new(0, 1, usize::MAX);
    let mut distances = Stream::new(run, 0);
    let mut services = Stream::new(run, 1);
    let mut came = std::collections::VecDeque::new();
    let mut left = 0;
    timers.schedule(1, exponential(&mut distances, ARRIVAL_MEAN));
    while left < jobs
        && let Some((slot, now)) = timers.pop()
    {
        if slot == 1 {
            came.push_back(now);
            let service = exponential(&mut services, service_mean);
            station.arrive(now, 0, service, &mut timers);
            timers.schedule(1, now + exponential(&mut distances, ARRIVAL_MEAN));
        } else if station.complete(now, slot, &mut timers).is_some() {
            left += 1;
            see(now - came.pop_front().unwrap_or(now));
        }
    }
}

/// A closed tandem run for `length` after its warm-up, and when it ended.
pub fn tandem(run: u64, stations: &[(f64, u32)], length: f64) -> (Tandem, f64) {
    const WARM_UP: f64 = 4e3;
    let mut tandem = Tandem::new(stations, JOBS, 1.0, run);
    tandem.run(WARM_UP);
    tandem.forget(WARM_UP);
    let end = WARM_UP + length;
    tandem.run(end);
    (tandem, end)
}

/// Throughput of a closed tandem per second.
pub fn throughput(run: u64, stations: &[(f64, u32)], length: f64) -> f64 {
    let (tandem, end) = tandem(run, stations, length);
    1e3 * tandem.throughput(end)
}
