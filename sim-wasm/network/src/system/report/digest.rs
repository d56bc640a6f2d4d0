//! A fingerprint of a replication: two that differ in any event have different ones.

use crate::system::engine::Engine;
use messagebox_sim::kernel::digest::Digest;
use messagebox_sim::kernel::histogram::Histogram;
use messagebox_sim::kernel::tally::Tally;

/// Counts and times of everything that happens, of all classes, stations and pools; 16 hexadecimal
/// digits, the same on all targets.
pub fn digest(engine: &Engine, responses: &Histogram) -> String {
    let now = engine.now_ms();
    let mut digest = Digest::default();
    digest.add_u64(engine.events);
    digest.add_u64(engine.finished);
    digest.add(now);
    digest.add(engine.since_ms);
    let mut tally = |tally: &Tally| {
        digest.add_u64(tally.count());
        digest.add(tally.mean());
    };
    engine.classes.iter().for_each(|one| tally(&one.responses));
    for station in engine.stations.iter() {
        let counts = &station.counts;
        tally(&counts.waits);
        tally(&counts.services);
        tally(&counts.visits);
    }
    engine.pools.iter().for_each(|one| tally(&one.waits));
    for station in engine.stations.iter() {
        digest.add(station.levels.in_line.mean(now));
        digest.add(station.levels.in_service.mean(now));
    }
    [0.5, 0.9, 0.95, 0.99]
        .into_iter()
        .filter_map(|share| responses.quantile(share))
        .for_each(|time| digest.add(time));
    digest.hex()
}
