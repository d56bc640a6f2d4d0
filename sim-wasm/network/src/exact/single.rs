//! One class in a closed network of product form, by convolution.
//!
//! Buzen, Computational algorithms for closed queueing networks with exponential servers (CACM 16,
//! 1973), extended to stations whose speed depends on the number inside. Mean value analysis gives
//! the same values, but with such stations it takes the probability of an empty one as 1 less what
//! is left, which at high load is rounding alone. Here everything is added and nothing subtracted.

use super::speed::Speed;
use super::wide::{Sum, Wide};
use messagebox_sim::kernel::convert::Real;

/// A station: what a user asks of it at each round, and how fast it works by the number inside.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadDependent {
    pub demand_ms: f64,
    pub speed: Speed,
}

impl LoadDependent {
    pub fn servers(servers: u32, demand_ms: f64) -> Self {
        let speed = Speed::Servers(servers);
        LoadDependent { demand_ms, speed }
    }
}

/// Throughput per ms and response time in ms (without thinking) with 1, 2, … `most_users`.
pub fn curve(stations: &[LoadDependent], think_ms: f64, most_users: usize) -> Vec<(f64, f64)> {
    let mut points = Vec::new();
    Solver::default().curve(stations, think_ms, most_users, &mut points);
    points
}

/// Room for the sums, which many calls share.
#[derive(Default)]
pub struct Solver {
    totals: Vec<Wide>,
    next: Vec<Wide>,
    weights: Vec<Wide>,
}

impl Solver {
    /// [`curve`], into a list whose former points are dropped. Takes most_users × servers steps for
    /// a station, or most_users² / 2 where its speed does not settle.
    pub fn curve(
        &mut self,
        stations: &[LoadDependent],
        think_ms: f64,
        most_users: usize,
        points: &mut Vec<(f64, f64)>,
    ) {
        self.think(think_ms, most_users);
        for station in stations {
            self.join(station);
        }
        points.clear();
        let pairs = self.totals.iter().zip(self.totals.iter().skip(1));
        points.extend(pairs.zip(1_u64..).map(|((fewer, all), users)| {
            let throughput = fewer.over(*all);
            (throughput, users.real() / throughput - think_ms)
        }));
    }

    /// Sums over the states of users who only think: zⁿ ÷ n!
    fn think(&mut self, think_ms: f64, most_users: usize) {
        self.totals.clear();
        let mut total = Wide::ONE;
        self.totals.push(total);
        for users in 1..=most_users {
            total = total.times(think_ms / users.real());
            self.totals.push(total);
        }
    }

    /// Adds a station to the network whose sums are known.
    ///
    /// From n = m on the speed is constant, and a state's weight there that of one less × demand ÷
    /// speed. So what is beyond m is the sum for one user less, and only m terms are left.
    fn join(&mut self, station: &LoadDependent) {
        let most_users = self.totals.len().saturating_sub(1);
        let settled = station.speed.settled();
        let (terms, last) = settled.unwrap_or((most_users + 1, f64::INFINITY));
        self.weights.clear();
        let mut weight = Wide::ONE;
        self.weights.push(weight);
        for inside in 1..terms.min(most_users + 1) {
            let speed = station.speed.with(inside);
            weight = weight.times(station.demand_ms / speed);
            self.weights.push(weight.times(1.0 - speed / last));
        }
        self.next.clear();
        let beyond = Wide::of(station.demand_ms / last);
        let mut before = Wide::ZERO;
        for users in 0..=most_users {
            let mut sum = Sum::default();
            sum.add(before, beyond);
            let elsewhere = self.totals.iter().take(users + 1).rev();
            for (weight, total) in self.weights.iter().zip(elsewhere) {
                sum.add(*weight, *total);
            }
            before = sum.total();
            self.next.push(before);
        }
        core::mem::swap(&mut self.totals, &mut self.next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Mean value analysis of single servers.
    fn mean_values(demands_ms: &[f64], think_ms: f64, users: usize) -> (f64, f64) {
        let mut inside = vec![0.0; demands_ms.len()];
        let mut answer = (0.0, 0.0);
        for population in 1..=users {
            let times: Vec<f64> = demands_ms
                .iter()
                .zip(&inside)
                .map(|(demand, inside)| demand * (1.0 + inside))
                .collect();
            let response = times.iter().sum::<f64>();
            let rate = population.real() / (think_ms + response);
            inside = times.iter().map(|time| rate * time).collect();
            answer = (rate, response);
        }
        answer
    }

    #[test]
    fn single_servers_are_as_in_mean_value_analysis() {
        let demands = [8.0, 5.0, 2.5, 0.01];
        let stations = demands.map(|demand| LoadDependent::servers(1, demand));
        for think_ms in [0.0, 70.0, 1e6] {
            let points = curve(&stations, think_ms, 300);
            for users in [1, 2, 17, 300] {
                let (rate, response) = mean_values(&demands, think_ms, users);
                let (found_rate, found_response) = points[users - 1];
                assert!((found_rate / rate - 1.0).abs() < 1e-12);
                assert!((found_response / response - 1.0).abs() < 1e-8);
            }
        }
    }

    #[test]
    fn a_thousand_users_at_64_servers_are_those_of_the_repair_shop() {
        // Machines that break down and are repaired: births and deaths.
        let (think_ms, demand_ms, servers, users) = (300.0, 25.0, 64, 1_000);
        let mut probabilities = vec![1.0];
        for broken in 1..=users {
            let up = (users - broken + 1).real() / think_ms;
            let down = broken.min(servers).real() / demand_ms;
            probabilities.push(probabilities[broken - 1] * up / down);
        }
        let sum: f64 = probabilities.iter().sum();
        let working = (0..).zip(&probabilities);
        let rate = working
            .map(|(broken, p): (usize, _)| (users - broken).real() / think_ms * p)
            .sum::<f64>()
            / sum;
        let points = curve(&[LoadDependent::servers(64, demand_ms)], think_ms, users);
        assert!((points[users - 1].0 / rate - 1.0).abs() < 1e-12);
        assert!((points[users - 1].0 - 64.0 / 25.0).abs() < 1e-9);
    }

    #[test]
    fn speeds_may_be_told_in_three_ways() {
        let speeds: Vec<f64> = (1..=9).map(f64::from).collect();
        let given = LoadDependent {
            demand_ms: 7.0,
            speed: Speed::Given(speeds),
        };
        let slowed = LoadDependent {
            demand_ms: 7.0,
            speed: Speed::Slowed {
                servers: 9,
                cost: 0.0,
            },
        };
        let nine = LoadDependent::servers(9, 7.0);
        let other = LoadDependent::servers(1, 0.5);
        let expected = curve(&[nine, other.clone()], 3.0, 40);
        for one in [given, slowed] {
            assert_eq!(curve(&[one, other.clone()], 3.0, 40), expected);
        }
    }

    #[test]
    fn a_station_that_thrashes_has_two_ways_to_be() {
        // Fast with few inside, and nearly still with many: summed state by state.
        let speed = |inside: usize| if inside < 100 { 10.0 } else { 0.1 };
        let station = LoadDependent {
            demand_ms: 1.0,
            speed: Speed::Given((1..=100).map(speed).collect()),
        };
        let (think_ms, users) = (20.0, 150);
        let mut weights = vec![0.0_f64];
        for inside in 1..=users {
            let up = (users - inside + 1).real() / think_ms;
            weights.push(weights[inside - 1] + (up / speed(inside)).ln());
        }
        let highest = weights.iter().copied().fold(0.0, f64::max);
        let shares: Vec<f64> = weights.iter().map(|one| (one - highest).exp()).collect();
        let working: f64 = (1..=users).map(|n| shares[n] * speed(n)).sum();
        let rate = working / shares.iter().sum::<f64>();
        let found = curve(&[station], think_ms, users)[users - 1].0;
        assert!((found / rate - 1.0).abs() < 1e-9, "{found} {rate}");
    }

    #[test]
    fn no_numbers_do_harm() {
        for odd in [0.0, -1.0, f64::NAN, f64::INFINITY, 1e300, 1e-300] {
            let stations = [
                LoadDependent::servers(0, odd),
                LoadDependent::servers(3, odd),
                LoadDependent {
                    demand_ms: odd,
                    speed: Speed::Given(Vec::new()),
                },
            ];
            assert_eq!(curve(&stations, odd, 20).len(), 20);
        }
        assert!(curve(&[], 5.0, 0).is_empty());
        assert_eq!(curve(&[], 5.0, 2), [(0.2, 0.0), (0.4, 0.0)]);
    }
}
