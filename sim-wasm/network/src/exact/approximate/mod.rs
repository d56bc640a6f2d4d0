//! Approximate mean values: where a network is not of product form, has pools, or is too large.
//!
//! - Several classes: the estimate of Schweitzer of what an arriving user finds, who is not there
//!   himself. It is corrected at each station by the exact answer of a network with one class that
//!   has the mean demands of all, so that several servers and slowing stations wait as they do
//!   there; with one class it is that answer.
//! - In order with other than exponential demands, or with other demands by class: the station is
//!   solved alone against the rest of the network (`general`). Where requests arrive from outside,
//!   or with many servers: whoever comes waits for those in line and for the rest of the services
//!   under way (Reiser, 1979; Pollaczek and Khinchine with one server).
//! - Priorities: those of lower priority in line are passed, and those of higher priority who come
//!   meanwhile are let go first (Bryant, Krzesinski, Lakshmi and Chandy, ACM TOCS 2, 1984).
//! - Pools: what is covered is solved with 1, 2, … permits taken, and becomes one station of that
//!   speed (Chandy, Herzog and Woo, IBM J. Res. Dev. 19, 1975).

mod aggregate;
mod covered;
mod expanded;
mod general;
mod isolated;
mod iteration;
mod matrix;
mod pools;
mod profile;

use super::mixed::Mixed;
use super::network::{Load, Network};
use super::solution::{Overloaded, Solution};
use aggregate::aggregate;
pub use expanded::PoolInside;
use pools::Replaced;
pub use pools::binds;

/// Terms of an exact answer that is needed in each round, at most.
const MOST_STEPS: f64 = 2e7;
/// Terms of all rounds, after which there is no further one.
const ALL_STEPS: f64 = 2e8;
/// Rounds of mixing classes anew at most.
const MOST_ROUNDS: u32 = 40;
/// Rounds before each goes half of the way.
const QUICK_ROUNDS: u32 = 6;
/// Change of throughputs in a round, as a share, that counts as none.
const STILL: f64 = 1e-8;

/// What was computed, and whether it came to rest.
pub struct Approximation {
    pub solution: Solution,
    /// Those that permits can be missing of.
    pub pools: Vec<PoolInside>,
    /// Names of pools that lie across others, and are taken without what they share.
    pub crossing: Vec<String>,
    /// Whether the network with one class was small enough to be solved.
    pub is_corrected: bool,
    pub converged: bool,
}

/// Approximate mean values of any network.
pub fn solve(network: &Network) -> Result<Approximation, Overloaded> {
    let mut throughputs: Vec<f64> = (0..network.classes.len())
        .map(|class| alone(network, class))
        .collect();
    let mut rounds = 0;
    loop {
        rounds += 1;
        let replaced = Replaced::of(network, &throughputs);
        let plain = &replaced.network;
        let one = aggregate(plain, &throughputs);
        let steps = Mixed::steps(&one);
        let (one, mixed, general) = match steps <= MOST_STEPS {
            true => {
                let settled = general::settled(one);
                let (one, mixed, general) = settled.map_err(|one| replaced.origin(one))?;
                (one, Some(mixed), general)
            }
            false => (one, None, Vec::new()),
        };
        let profiles = profile::of(plain, &one, mixed.as_ref(), &general);
        let found = iteration::solve(plain, &profiles, &throughputs);
        let pairs = found.throughputs.iter().zip(&throughputs);
        let change = pairs.map(|(new, old)| ((new - old) / new.max(*old)).abs());
        // One class is always mixed the same.
        let is_still = network.classes.len() == 1 || change.fold(0.0, f64::max) < STILL;
        let steps = steps.min(MOST_STEPS) + replaced.steps();
        let is_long = steps * f64::from(rounds) > ALL_STEPS;
        if is_still || rounds == MOST_ROUNDS || is_long {
            let (stations, pools) = replaced.expanded(network, &found, mixed.as_ref());
            return Ok(Approximation {
                converged: is_still && found.converged,
                solution: Solution {
                    responses_ms: found.responses_ms(),
                    throughputs: found.throughputs,
                    stations,
                },
                pools,
                crossing: replaced.crossing,
                is_corrected: mixed.is_some(),
            });
        }
        let pairs = throughputs.iter_mut().zip(found.throughputs);
        pairs.for_each(|(old, new)| *old = next(rounds, *old, new));
    }
}

/// Where the next round begins: what was found, or half of the way where rounds go to and fro.
fn next(rounds: u32, old: f64, new: f64) -> f64 {
    if rounds < QUICK_ROUNDS {
        new
    } else {
        (old * new).sqrt()
    }
}

/// Rounds per ms of a class if nobody waited for anybody.
fn alone(network: &Network, class: usize) -> f64 {
    match network.classes.get(class).map(|one| one.load) {
        Some(Load::Open { per_ms }) => per_ms,
        Some(Load::Closed { users, think_ms }) => {
            let demands = network.stations.iter().map(|one| one.demand_ms(class));
            f64::from(users) / (think_ms + demands.sum::<f64>())
        }
        None => 0.0,
    }
}
