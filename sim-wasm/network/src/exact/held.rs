//! Holds an approximation within the asymptotic bounds, which no network can pass.

use super::bounds::bounds;
use super::network::{Load, Network};
use super::solution::Solution;

/// Change of a throughput, as a share, that is no more than rounding.
const ROUNDING: f64 = 1e-6;

/// Moves classes of users that lie outside of their bounds onto them, and what they do at the
/// stations with them. Whether there were such.
pub fn hold(network: &Network, solution: &mut Solution) -> bool {
    let Ok(bounds) = bounds(network) else {
        return false;
    };
    let mut is_held = false;
    let mut moved = vec![1.0; network.classes.len()];
    let old = solution.throughputs.clone();
    let classes = network.classes.iter().zip(&bounds.classes).enumerate();
    for (class, (one, bounds)) in classes {
        let Load::Closed { users, think_ms } = one.load else {
            continue;
        };
        let range = bounds.asymptotic.throughput;
        let Some(rate) = solution.throughputs.get_mut(class) else {
            continue;
        };
        let held = rate.max(range.low).min(range.high.unwrap_or(f64::INFINITY));
        let is_outside = (held - *rate).abs() > ROUNDING * *rate;
        let response = solution.responses_ms.get_mut(class);
        if let Some(Some(response_ms)) = response.filter(|_| is_outside) {
            let held_ms = (f64::from(users) / held - think_ms).max(0.0);
            if let Some(moved) = moved.get_mut(class) {
                *moved = (held * held_ms) / (*rate * *response_ms);
            }
            (*rate, *response_ms) = (held, held_ms);
            is_held = true;
        }
    }
    if !is_held {
        return false;
    }
    for (inside, station) in solution.stations.iter_mut().zip(&network.stations) {
        let by_class = inside.by_class.iter_mut().zip(&moved);
        by_class.for_each(|(inside, moved)| *inside *= moved);
        let work = |rates: &[f64]| -> f64 {
            let rates = rates.iter().enumerate();
            rates
                .map(|(class, rate)| rate * station.demand_ms(class))
                .sum()
        };
        let before = work(&old);
        if let Some(busy) = inside.utilisation.as_mut().filter(|_| before > 0.0) {
            *busy *= work(&solution.throughputs) / before;
        }
    }
    true
}
