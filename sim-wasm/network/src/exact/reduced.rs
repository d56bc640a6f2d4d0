//! What open arrivals leave of a station for the users of closed classes.
//!
//! A mixed network of product form has the states of its closed classes alone, where each speed
//! is replaced: with n users inside, s(n) e(n−1) ÷ e(n), where e(n) = Σ over the open requests m of
//! C(n+m, m) uᵐ ÷ s(n+1)…s(n+m), and u is their work per ms (Sauer, Computational algorithms for
//! state-dependent queueing networks, ACM TOCS 1, 1983).

use super::speed::Speed;
use super::wide::{Sum, Wide};
use crate::table::Table;
use messagebox_sim::kernel::convert::Real;

/// A station with open arrivals, as closed classes meet it.
#[derive(Clone, Debug)]
pub struct Reduced {
    /// By the number of users of closed classes inside.
    pub speed: Speed,
    whole: Speed,
    load: f64,
    /// e(0), e(1), … up to the number from which on `whole` is constant, or of all users; none without open arrivals.
    weights: Table<Wide>,
}

impl Reduced {
    /// With `load` of open arrivals, in units of a server, and at most so many users inside; none
    /// where the station cannot keep up.
    pub fn of(whole: &Speed, load: f64, most_users: usize) -> Option<Self> {
        if load == 0.0 {
            return Some(Reduced {
                speed: whole.clone(),
                whole: whole.clone(),
                load,
                weights: Table::default(),
            });
        }
        let settles_at = whole.settles_at()?;
        let last = whole.with(settles_at);
        if load.is_nan() || load >= last {
            return None;
        }
        let counted = settles_at.min(most_users.saturating_add(1));
        let weights: Table<Wide> = (0..=counted)
            .map(|inside| weight(whole, settles_at, load, inside))
            .collect();
        let speeds = (1..=counted)
            .map(|inside| whole.with(inside) * weights[inside - 1].over(weights[inside]));
        let beyond = (counted == settles_at).then_some(last - load);
        Some(Reduced {
            speed: Speed::Given(speeds.chain(beyond).collect()),
            whole: whole.clone(),
            load,
            weights,
        })
    }

    pub fn servers(&self) -> f64 {
        self.whole.servers().real()
    }

    /// Mean number of open requests inside, by the shares of time with 0, 1, … users inside.
    pub fn open_inside(&self, shares: &[f64]) -> f64 {
        if self.load == 0.0 {
            return 0.0;
        }
        let users = (1..).zip(shares);
        users
            .map(|(inside, share)| {
                share * usize::real(inside) * self.load / self.speed.with(inside)
            })
            .sum()
    }

    /// Probabilities of 0 to `below` − 1 inside, users and open requests together.
    pub fn present(&self, shares: &[f64], below: usize) -> Vec<f64> {
        if self.load == 0.0 {
            return shares.iter().copied().take(below).collect();
        }
        let mut present: Table<f64> = (0..below).map(|_| 0.0).collect();
        for (users, share) in shares.iter().enumerate().take(below) {
            let Some(weight) = self.weights.at(users) else {
                break;
            };
            let mut term = share / weight.over(Wide::ONE);
            for open in 0..below - users {
                present[users + open] += term;
                let all = users + open + 1;
                term *= self.load / self.whole.with(all) * all.real() / (open + 1).real();
            }
        }
        present.iter().copied().collect()
    }

    /// Shares of time with 0, 1, … servers busy, to all of them.
    pub fn busy_shares(&self, shares: &[f64]) -> Vec<f64> {
        let servers = self.whole.servers();
        let mut busy = self.present(shares, servers);
        if shares.len() > servers || self.load > 0.0 {
            busy.push((1.0 - busy.iter().sum::<f64>()).max(0.0));
        }
        busy
    }

    /// Mean number of busy servers, and the share of time in which all are.
    pub fn busy(&self, shares: &[f64]) -> (f64, f64) {
        let busy = self.busy_shares(shares);
        let numbers = (0_u64..).zip(&busy);
        let mean = numbers.map(|(n, share)| n.real() * share).sum();
        (mean, busy.get(self.whole.servers()).copied().unwrap_or(0.0))
    }
}

/// e(n), in two parts: as long as a further request makes the station faster, and from there on.
fn weight(speed: &Speed, settles_at: usize, load: f64, inside: usize) -> Wide {
    let mut sum = Sum::default();
    let mut orders = Wide::ONE;
    let mut work = Wide::ONE;
    let faster = settles_at - inside;
    for open in 1..=faster {
        sum.add(orders, work);
        let all = inside + open;
        orders = orders.times(all.real() / open.real());
        work = work.times(load / speed.with(all));
    }
    let share = load / speed.with(settles_at);
    sum.add(work, beyond(inside, faster, share));
    sum.total()
}

/// Σ over m ≥ `from` of C(n+m, m) × `share`^(m − `from`), from the sum for one less of n, so that
/// nothing before `from` is subtracted.
fn beyond(inside: usize, from: usize, share: f64) -> Wide {
    let rest = 1.0 / (1.0 - share);
    let mut tail = Wide::of(rest);
    let mut ways = Wide::ONE;
    for n in 1..=inside {
        // C(n + from − 1, n): the orders of those before `from`.
        ways = match (from, n) {
            (0, _) => Wide::ZERO,
            (_, 1) => Wide::of(from.real()),
            _ => ways.times((from + n - 1).real() / n.real()),
        };
        let mut sum = Sum::default();
        sum.add(ways, Wide::of(rest));
        sum.add(tail, Wide::of(rest));
        tail = sum.total();
    }
    tail
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found / expected - 1.0).abs() < 1e-11, "{found} {expected}");
    }

    #[test]
    fn one_server_loses_what_is_used() {
        let left = Reduced::of(&Speed::Servers(1), 0.3, 500).expect("it keeps up");
        close(left.speed.with(1), 0.7);
        close(left.speed.with(9), 0.7);
        close(left.open_inside(&[1.0]), 0.3 / 0.7);
    }

    #[test]
    fn weights_are_the_sums_they_stand_for() {
        for (load, servers) in [(0.01, 5), (3.9, 4), (50.0, 64)] {
            let speed = Speed::Servers(servers);
            for inside in [0, 1, 3, servers as usize] {
                let mut term = 1.0;
                let mut sum = 0.0;
                for open in 1..5_000 {
                    sum += term;
                    let all = inside + open;
                    term *= load / speed.with(all) * all.real() / open.real();
                }
                let found = weight(&speed, servers as usize, load, inside);
                close(found.over(Wide::ONE), sum);
            }
        }
    }

    #[test]
    fn a_line_with_several_servers_is_that_of_erlang() {
        // Mean number in M/M/k: n → 0 closed users, 1 open one more.
        let (servers, load) = (6, 4.5_f64);
        let mut terms = vec![1.0];
        for inside in 1..2_000 {
            let busy = f64::from(servers.min(inside));
            terms.push(terms[inside as usize - 1] * load / busy);
        }
        let numbers = (0..).zip(&terms);
        let mean = numbers.map(|(n, p)| f64::from(n) * p).sum::<f64>() / terms.iter().sum::<f64>();
        let sum: f64 = terms.iter().sum();
        let left = Reduced::of(&Speed::Servers(servers), load, 500).expect("it keeps up");
        close(left.open_inside(&[1.0]), mean);
        let (busy, all_busy) = left.busy(&[1.0]);
        close(busy, load);
        close(all_busy, terms.iter().skip(6).sum::<f64>() / sum);
    }

    #[test]
    fn more_than_it_can_do_is_refused() {
        let slowed = Speed::Slowed {
            servers: 4,
            cost: 0.1,
        };
        assert!(Reduced::of(&Speed::Servers(2), 2.0, 500).is_none());
        assert!(Reduced::of(&Speed::Servers(2), f64::NAN, 500).is_none());
        assert!(Reduced::of(&slowed, 0.1, 500).is_none());
        assert!(Reduced::of(&slowed, 0.0, 500).is_some());
        assert!(Reduced::of(&Speed::Given(Vec::new()), 1.0, 500).is_none());
        let crowded = Reduced::of(&Speed::Servers(400), 399.999, 500).expect("it keeps up");
        assert!(crowded.speed.with(400) > 0.0009);
    }
}
