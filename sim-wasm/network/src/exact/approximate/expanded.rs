//! Back from stations that stand for pools to what is in them.

use super::iteration::Found;
use super::pools::{Covered, Replaced};
use super::{MOST_STEPS, general};
use crate::exact::mixed::Mixed;
use crate::exact::network::Network;
use crate::exact::solution::Inside;
use crate::exact::speed::Speed;
use messagebox_sim::kernel::convert::{Real, Whole};

/// Busy servers that are counted where nothing is known but their mean.
const MOST_COUNTED: usize = 100_000;
/// Numbers inside that count as one, where there are more than so many.
const MOST_NUMBERS: usize = 200;

/// A pool, on average.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PoolInside {
    /// Place among the pools.
    pub pool: usize,
    /// Requests that wait for a permit.
    pub waiting: f64,
    /// Share of the permits that are taken.
    pub utilisation: f64,
}

/// Who is at a station, all classes together.
#[derive(Clone, Default)]
struct Crowd {
    mean: f64,
    /// Shares of time with 0, 1, … servers busy, to all of them.
    busy: Vec<f64>,
}

impl Crowd {
    fn mean_busy(&self) -> f64 {
        let numbers = (0_u64..).zip(&self.busy);
        numbers.map(|(n, share)| n.real() * share).sum()
    }

    /// Adds what is there during a share of the time.
    fn add(&mut self, share: f64, mean: f64, busy: &[f64]) {
        self.mean += share * mean;
        if self.busy.len() < busy.len() {
            self.busy.resize(busy.len(), 0.0);
        }
        let sums = self.busy.iter_mut().zip(busy);
        sums.for_each(|(sum, one)| *sum += share * one);
    }
}

impl Replaced {
    /// What is at each station of the network, and in each pool.
    pub fn expanded(
        &self,
        network: &Network,
        found: &Found,
        mixed: Option<&Mixed>,
    ) -> (Vec<Inside>, Vec<PoolInside>) {
        let mut crowds = self.uncovered(found, mixed);
        let mut pools = Vec::new();
        for covered in self.covered.iter().rev() {
            let crowd = crowds.get(covered.place).cloned().unwrap_or_default();
            let taken = crowd.mean_busy();
            pools.push(PoolInside {
                pool: covered.pool,
                waiting: (crowd.mean - taken).max(0.0),
                utilisation: taken / f64::from(covered.permits),
            });
            spread(covered, &crowd, &mut crowds);
        }
        let stations = network.stations.iter().zip(&crowds).enumerate();
        let stations = stations.map(|(place, (station, crowd))| {
            let free = self.places.iter().position(|one| *one == place);
            let rates = found.throughputs.iter().enumerate();
            let work = rates.map(|(class, rate)| rate * station.demand_ms(class));
            let work: Vec<f64> = work.collect();
            let all: f64 = work.iter().sum();
            Inside {
                by_class: match free.and_then(|free| found.stations.get(free)) {
                    Some(present) => present.iter().map(|one| one.inside).collect(),
                    None => work
                        .iter()
                        .map(|work| shared(crowd.mean, *work, all))
                        .collect(),
                },
                utilisation: station.kind.speed().map(|speed| match speed {
                    Speed::Servers(servers) => all / f64::from(*servers),
                    other => crowd.mean_busy() / other.servers().real(),
                }),
            }
        });
        (stations.collect(), pools)
    }

    /// The crowds at stations that no pool covers; of the others nothing yet.
    fn uncovered(&self, found: &Found, mixed: Option<&Mixed>) -> Vec<Crowd> {
        let mut crowds = vec![Crowd::default(); self.all.len()];
        let mut lines = mixed.into_iter().flat_map(Mixed::lines);
        for (place, present) in self.places.iter().zip(&found.stations) {
            let line = mixed.zip(lines.next().flatten());
            let busy = line.and_then(|(mixed, line)| {
                Some(line.reduced.busy_shares(&mixed.inside(line, None)?.shares))
            });
            let mean = present.iter().map(|one| one.inside).sum();
            if let Some(crowd) = crowds.get_mut(*place) {
                let speed = self.all.get(*place).and_then(|one| one.kind.speed());
                let servers = speed.map_or(0, Speed::servers);
                crowd.add(1.0, mean, &busy.unwrap_or_else(|| at(mean, servers)));
            }
        }
        crowds
    }
}

fn shared(mean: f64, work: f64, all: f64) -> f64 {
    if all > 0.0 { mean * work / all } else { 0.0 }
}

/// All of the time with this number inside, or with all busy, of as many as are counted.
fn at(mean: f64, servers: usize) -> Vec<f64> {
    let busy = usize::floored(mean).min(servers).min(MOST_COUNTED);
    let mut shares = vec![0.0; busy];
    shares.push(1.0);
    shares
}

/// Puts into what a pool covers those who hold its permits.
fn spread(covered: &Covered, crowd: &Crowd, crowds: &mut [Crowd]) {
    let is_small = Mixed::steps(&covered.inside) <= MOST_STEPS;
    let settled = is_small.then(|| general::settled(covered.inside.clone()).ok());
    let mixed = settled.flatten().map(|(_, mixed, _)| mixed);
    let stations = || covered.members.iter().zip(&covered.inside.stations);
    for (taken, share) in thinned(&crowd.busy) {
        let away = usize::saturated::<u32>(covered.permits).saturating_sub(taken);
        let mut in_lines = 0.0;
        let mut lines = mixed.iter().flat_map(Mixed::lines);
        let mut delayed = Vec::new();
        for (member, station) in stations() {
            let line = mixed.as_ref().zip(lines.next().flatten());
            let inside = line.and_then(|(mixed, line)| {
                let inside = mixed.inside(line, Some((0, away)))?;
                let mean: f64 = inside.by_class.iter().sum();
                Some((mean, line.reduced.busy_shares(&inside.shares)))
            });
            match inside {
                Some((mean, busy)) => {
                    in_lines += mean;
                    if let Some(crowd) = crowds.get_mut(*member) {
                        crowd.add(share, mean, &busy);
                    }
                }
                None => delayed.push((*member, station.demand_ms(0))),
            }
        }
        // Who is not in a line is delayed.
        let all_ms: f64 = delayed.iter().map(|(_, demand_ms)| demand_ms).sum();
        let left = (taken.real() - in_lines).max(0.0);
        for (member, demand_ms) in delayed {
            if let Some(crowd) = crowds.get_mut(member) {
                crowd.add(share, shared(left, demand_ms, all_ms), &[]);
            }
        }
    }
}

/// Numbers with their shares; where there are many, neighbours as one.
fn thinned(shares: &[f64]) -> Vec<(usize, f64)> {
    let together = shares.len() / MOST_NUMBERS + 1;
    let groups = shares.chunks(together).zip((0..).step_by(together));
    let groups = groups.map(|(group, first)| {
        let share: f64 = group.iter().sum();
        let numbers = group.iter().zip(first..);
        let sum: f64 = numbers.map(|(share, n): (_, usize)| share * n.real()).sum();
        (usize::floored(sum / share + 0.5), share)
    });
    groups.filter(|(_, share)| *share > 0.0).collect()
}
