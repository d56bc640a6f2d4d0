//! One replication of a closed system: machine repair and the tandem.

use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::station::Station;
use messagebox_sim::kernel::timers::Timers;
use messagebox_sim::kernel::variates::exponential;

use crate::quantity::{per_second, percent};
use crate::tandem::{STATIONS, Tandem};

/// Throughput, utilisation, queue and wait of the crew.
pub fn machine_repair(replication: u64, stretch: f64) -> Vec<f64> {
    const MACHINES: u32 = 10;
    const WARM: f64 = 1e4;
    const END: f64 = 6e5;
    let mut timers = Timers::new(MACHINES as usize + 2);
    let mut runs = Stream::new(replication, 0);
    let mut repairs = Stream::new(replication, 1);
    let mut crew = Station::new(MACHINES, 2, MACHINES as usize);
    for machine in 0..MACHINES {
        timers.schedule(machine, exponential(&mut runs, 100.0));
    }
    let mut warm = false;
    while let Some((slot, now)) = timers.pop()
        && now < END
    {
        if !warm && now > WARM {
            warm = true;
            crew.reset_statistics(now);
        }
        if slot < MACHINES {
            let repair = exponential(&mut repairs, 20.0 * stretch);
            crew.arrive(now, slot, repair, &mut timers);
        } else if let Some(machine) = crew.complete(now, slot, &mut timers) {
            timers.schedule(machine, now + exponential(&mut runs, 100.0));
        }
    }
    vec![
        per_second(crew.completed() as f64 / (END - WARM)),
        percent(crew.utilisation(END)),
        crew.mean_queue(END),
        crew.mean_wait(),
    ]
}

/// Ends of a run: queues in front of a saturated station change slowly and need the longer one.
pub const SHORT: f64 = 4.2e5;
pub const LONG: f64 = 2e6;

/// Throughput and cycle time, then utilisation and jobs by station.
pub fn tandem(jobs: usize, end: f64, replication: u64, stretch: f64) -> Vec<f64> {
    const WARM: f64 = 2e4;
    let mut tandem = Tandem::new(&STATIONS, jobs, stretch, replication);
    tandem.run(WARM);
    tandem.forget(WARM);
    tandem.run(end);
    let mut values = vec![
        per_second(tandem.throughput(end)),
        tandem.cycle_time / tandem.cycles as f64,
    ];
    for index in 0..STATIONS.len() {
        values.push(percent(tandem.station(index).utilisation(end)));
        values.push(tandem.station(index).mean_jobs(end));
    }
    values
}
