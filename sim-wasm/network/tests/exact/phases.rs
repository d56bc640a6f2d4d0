//! A station in order whose service has two phases, beside one that is shared, and users who think:
//! solved as a chain.

use crate::chain::Chain;
use messagebox_network::exact::network::{Demand, Station};

/// A service of two exponential phases.
#[derive(Clone, Copy)]
pub struct Phases {
    /// Chance to begin in the first.
    first: f64,
    means_ms: [f64; 2],
    /// Whether the second follows the first.
    in_row: bool,
}

impl Phases {
    /// Squared variation 1/2.
    pub fn erlang(mean_ms: f64) -> Self {
        Phases {
            first: 1.0,
            means_ms: [mean_ms / 2.0; 2],
            in_row: true,
        }
    }

    /// Two exponentials that carry half of the mean each.
    pub fn hyperexponential(mean_ms: f64, squared_variation: f64) -> Self {
        let root = ((squared_variation - 1.0) / (squared_variation + 1.0)).sqrt();
        let first = (1.0 + root) / 2.0;
        Phases {
            first,
            means_ms: [mean_ms / 2.0 / first, mean_ms / 2.0 / (1.0 - first)],
            in_row: false,
        }
    }

    pub fn demand(&self) -> Demand {
        let [one, two] = self.means_ms;
        let (mean, square) = match self.in_row {
            true => (one + two, 6.0 * one * one),
            false => (
                self.first * one + (1.0 - self.first) * two,
                2.0 * (self.first * one * one + (1.0 - self.first) * two * two),
            ),
        };
        Demand {
            visits: 1.0,
            service_ms: mean,
            squared_variation: square / mean / mean - 1.0,
        }
    }
}

/// Inside the station in order, those in service in their first phase, inside the other.
type State = (usize, usize, usize);

pub struct Pair {
    pub users: usize,
    pub think_ms: f64,
    pub servers: usize,
    pub phases: Phases,
    pub other: Station,
}

/// Throughput per ms, and the mean number at the station in order.
pub fn solve(pair: &Pair) -> (f64, f64) {
    let chain = Chain::solve((0, 0, pair.users), |state| leaps(pair, state));
    let away = |&(inside, _, other): &State| (pair.users - inside - other) as f64;
    let rate = match pair.think_ms > 0.0 {
        true => chain.mean(away) / pair.think_ms,
        false => chain.mean(|&(.., other)| other_rate(pair, other)),
    };
    (rate, chain.mean(|state| state.0 as f64))
}

fn other_rate(pair: &Pair, inside: usize) -> f64 {
    let speed = pair.other.kind.speed().expect("servers");
    match inside {
        0 => 0.0,
        _ => speed.with(inside) / pair.other.demand_ms(0),
    }
}

/// From the other station those who do not think go back at once.
fn leaps(pair: &Pair, &(inside, first, other): &State) -> Vec<(State, f64)> {
    let mut leaps = Vec::new();
    let phases = pair.phases;
    // One more is in line, and begins where a server is free.
    let mut come = |(inside, first, other): State, rate: f64| {
        if inside < pair.servers {
            leaps.push(((inside + 1, first + 1, other), rate * phases.first));
            leaps.push(((inside + 1, first, other), rate * (1.0 - phases.first)));
        } else {
            leaps.push(((inside + 1, first, other), rate));
        }
    };
    let away = pair.users - inside - other;
    if away > 0 && pair.think_ms > 0.0 {
        come((inside, first, other), away as f64 / pair.think_ms);
    }
    if other > 0 {
        let rate = other_rate(pair, other);
        match pair.think_ms > 0.0 {
            true => leaps.push(((inside, first, other - 1), rate)),
            false => come((inside, first, other - 1), rate),
        }
    }
    let busy = inside.min(pair.servers);
    let mut done = |first: usize, rate: f64| {
        if rate == 0.0 {
            return;
        }
        if inside > pair.servers {
            leaps.push(((inside - 1, first + 1, other + 1), rate * phases.first));
            leaps.push(((inside - 1, first, other + 1), rate * (1.0 - phases.first)));
        } else {
            leaps.push(((inside - 1, first, other + 1), rate));
        }
    };
    let rates = [first as f64, (busy - first) as f64];
    let [one, two] = phases.means_ms.map(|mean_ms| 1.0 / mean_ms);
    done(first, rates[1] * two);
    match phases.in_row {
        true => leaps.push(((inside, first.wrapping_sub(1), other), rates[0] * one)),
        false => done(first.wrapping_sub(1), rates[0] * one),
    }
    leaps.retain(|(_, rate)| *rate > 0.0);
    leaps
}
