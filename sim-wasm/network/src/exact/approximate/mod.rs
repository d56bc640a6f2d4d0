//! Approximate mean values: where a network is not of product form, has pools, or is too large.
//!
//! - Several classes: the estimate of Schweitzer of what an arriving user finds, who is not there
//!   himself. It is corrected at each station by the exact answer of a network with one class that
//!   has the mean demands of all, so that several servers and slowing stations wait as they do
//!   there; with one class it is that answer.
//! - In order with other than exponential demands, or with other demands by class: whoever arrives
//!   waits for those in line and for the rest of the services under way (Reiser, 1979; Pollaczek and
//!   Khinchine where all arrive from outside).
//! - Priorities: those of lower priority in line are passed, and those of higher priority who come
//!   meanwhile are let go first (Bryant, Krzesinski, Lakshmi and Chandy, ACM TOCS 2, 1984).
//! - Pools: what is covered is solved with 1, 2, … permits taken, and becomes one station of that
//!   speed (Chandy, Herzog and Woo, IBM J. Res. Dev. 19, 1975).

mod aggregate;
mod expanded;
mod iteration;
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
const MOST_STEPS: f64 = 3e7;
/// Rounds of mixing classes anew at most.
const MOST_ROUNDS: usize = 40;
/// Change of throughputs in a round, as a share, that counts as none.
const STILL: f64 = 1e-8;

/// What was computed, and whether it came to rest.
pub struct Approximation {
    pub solution: Solution,
    /// Those that permits can be missing of.
    pub pools: Vec<PoolInside>,
    /// Names of pools that lie across others and were left out.
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
        let mixed = match Mixed::steps(&one) <= MOST_STEPS {
            true => Some(Mixed::of(&one).map_err(|one| replaced.origin(one))?),
            false => None,
        };
        let profiles = profile::of(plain, &one, mixed.as_ref());
        let found = iteration::solve(plain, &profiles, &throughputs);
        let pairs = found.throughputs.iter().zip(&throughputs);
        let change = pairs.map(|(new, old)| ((new - old) / new.max(*old)).abs());
        let is_still = change.fold(0.0, f64::max) < STILL;
        if is_still || rounds == MOST_ROUNDS {
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
        throughputs = found.throughputs;
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
