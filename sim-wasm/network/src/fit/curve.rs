//! Throughput and response of what an explanation says: a station whose pace depends on how many are
//! inside, and a delay beside it. Times in ms, rates per ms.

use messagebox_sim::kernel::convert::{Real, Whole};

/// Requests inside an open station, beyond which it is taken to be without end.
const MOST_INSIDE: usize = 20_000;
/// Users of a crowd, beyond which all are taken to be inside.
const MOST_CROWDED: usize = 20_000;
/// Weights below this share of the largest add nothing.
const NOTHING: f64 = 1e-17;

/// Places that serve one request each, or a part of a system as seen from outside.
#[derive(Clone, Debug, PartialEq)]
pub struct Station {
    /// Ends of service per ms with 1, 2, … requests inside.
    pub pace: Vec<f64>,
    /// The same with more than are listed.
    pub beyond: f64,
    /// How many times longer a service takes for each other request inside, waiting or not; the listed
    /// paces have it already.
    pub crowding: f64,
}

impl Station {
    /// `places` that serve for `demand_ms` each, longer by these shares for each other that is served
    /// and for each other that is inside.
    pub fn new(places: u32, demand_ms: f64, coherency: f64, crowding: f64) -> Self {
        let serving = 1..=places.max(1);
        let pace = serving.map(|n| {
            let others = f64::from(n - 1);
            f64::from(n) / (demand_ms * (1.0 + (coherency + crowding) * others))
        });
        let pace: Vec<f64> = pace.collect();
        Station {
            beyond: pace.last().copied().unwrap_or(0.0),
            pace,
            crowding,
        }
    }

    /// Ends of service per ms with so many inside.
    pub fn rate(&self, inside: usize) -> f64 {
        if let Some(&listed) = self.pace.get(inside.saturating_sub(1)) {
            return listed;
        }
        let slower = |inside: usize| 1.0 + self.crowding * inside.saturating_sub(1).real();
        self.beyond * slower(self.pace.len()) / slower(inside)
    }

    /// ms of a service that nothing slows.
    pub fn alone_ms(&self) -> f64 {
        1.0 / self.rate(1)
    }

    /// The highest of its rates.
    pub fn most(&self) -> f64 {
        self.pace.iter().copied().fold(self.beyond, f64::max)
    }

    /// Requests per ms of so many users who stay for `delay_ms` elsewhere.
    ///
    /// The numbers inside are a birth-death chain, whatever the distribution of the delay.
    pub fn closed(&self, delay_ms: f64, users: usize) -> f64 {
        if self.crowding > 0.0 {
            if users > MOST_CROWDED {
                return self.rate(users).min(users.real() / delay_ms);
            }
            return self.around(0, delay_ms, users, 0.0);
        }
        // Paces only rise: below the first number at which as many leave as come weights rise, too.
        let (mut low, mut high) = (0, users);
        while low < high {
            let middle = low + (high - low) / 2;
            if (users - middle).real() > delay_ms * self.rate(middle + 1) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        self.around(low, delay_ms, users, NOTHING)
    }

    /// Mean rate over the numbers inside, from one of them up and down as far as weights count.
    fn around(&self, middle: usize, delay_ms: f64, users: usize, nothing: f64) -> f64 {
        let come = |inside: usize| (users - inside).real() / delay_ms;
        let mut sums = Sums::default();
        let mut weight = 1.0;
        for inside in middle..=users {
            sums.add(weight, self.rate_at(inside));
            weight *= come(inside) / self.rate(inside + 1);
            weight = sums.scaled(weight);
            if weight < nothing * sums.weights {
                break;
            }
        }
        weight = sums.unit;
        for inside in (0..middle).rev() {
            weight *= self.rate(inside + 1) / come(inside);
            sums.add(weight, self.rate_at(inside));
            if weight < nothing * sums.weights {
                break;
            }
        }
        sums.rates / sums.weights
    }

    fn rate_at(&self, inside: usize) -> f64 {
        if inside == 0 { 0.0 } else { self.rate(inside) }
    }

    /// Mean ms inside where `rate` requests per ms arrive by chance; none where they outrun it.
    pub fn open_ms(&self, rate: f64) -> Option<f64> {
        if self.crowding == 0.0 && rate >= self.beyond {
            return None;
        }
        let (mut weight, mut sum, mut inside_sum) = (1.0, 0.0, 0.0);
        for inside in 0..MOST_INSIDE {
            sum += weight;
            inside_sum += weight * inside.real();
            weight *= rate / self.rate(inside + 1);
            if weight < 1e-12 * sum && inside > self.pace.len() {
                return Some(inside_sum / sum / rate);
            }
            if weight > LARGE {
                return None;
            }
        }
        None
    }
}

/// Weights are scaled down beyond this, so that none overflows.
const LARGE: f64 = 1e200;

struct Sums {
    weights: f64,
    rates: f64,
    /// What a weight of 1 has become.
    unit: f64,
}

impl Default for Sums {
    fn default() -> Self {
        Sums {
            weights: 0.0,
            rates: 0.0,
            unit: 1.0,
        }
    }
}

impl Sums {
    fn add(&mut self, weight: f64, rate: f64) {
        self.weights += weight;
        self.rates += weight * rate;
    }

    fn scaled(&mut self, weight: f64) -> f64 {
        if weight <= LARGE {
            return weight;
        }
        self.weights /= LARGE;
        self.rates /= LARGE;
        self.unit /= LARGE;
        weight / LARGE
    }
}

/// Two stations in turn as one: its paces are their throughputs with 1, 2, … `listed` requests in both
/// together, and beyond the lower of their limits (Norton's theorem).
///
/// `exact::single` gives the same for networks of any size, with numbers of any size and in three
/// times as long; a fit asks tens of thousands of times, and of a few hundred places none overflows.
pub fn in_turn(first: &Station, second: &Station, listed: usize) -> Station {
    let beyond = first.most().min(second.most());
    let both = convolved(first, second, beyond, listed);
    let pairs = both.iter().zip(both.iter().skip(1));
    Station {
        pace: pairs.map(|(fewer, all)| beyond * fewer / all).collect(),
        beyond,
        crowding: 0.0,
    }
}

/// Weights of 0, 1, … requests in two stations together, in units of `scale` to that power.
fn convolved(first: &Station, second: &Station, scale: f64, most: usize) -> Vec<f64> {
    let weights = |station: &Station| -> Vec<f64> {
        let mut weight = 1.0;
        let next = (1..=most).map(|inside| {
            weight *= scale / station.rate(inside);
            weight
        });
        core::iter::once(1.0).chain(next).collect()
    };
    let (ours, theirs) = (weights(first), weights(second));
    // Behind its listed paces a station's weights are geometric, and its share of the sum follows
    // from the one before.
    let listed = first.pace.len().min(most);
    let ratio = scale / first.rate(listed.max(1));
    let heads = ours.iter().take(listed + 1).scan(0.0, |before, &weight| {
        let head = weight - ratio * *before;
        *before = weight;
        Some(head)
    });
    let heads: Vec<f64> = heads.collect();
    let mut last = 0.0;
    let sums = (0..=most).map(|total| {
        let fewer = theirs.iter().take(total + 1).rev();
        let own: f64 = heads
            .iter()
            .zip(fewer)
            .map(|(head, their)| head * their)
            .sum();
        last = own + ratio * last;
        last
    });
    sums.collect()
}

/// Permits over a station and a delay as one: its paces are their throughputs with 1, 2, … permits held.
pub fn with_permits(inner: &Station, held_ms: f64, permits: u32) -> Station {
    let held = 1..=permits as usize;
    let pace: Vec<f64> = held.map(|held| inner.closed(held_ms, held)).collect();
    Station {
        beyond: pace.last().copied().unwrap_or(0.0),
        pace,
        crowding: 0.0,
    }
}

/// Users as whole numbers on both sides of a mean number, with the share of the upper.
pub fn whole_users(users: f64) -> (usize, usize, f64) {
    let lower = usize::floored(users).max(1);
    let share = (users - lower.real()).clamp(0.0, 1.0);
    (lower, lower + usize::from(share > 0.0), share)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exact::single::{LoadDependent, curve};

    fn agree(ours: f64, exact: f64) {
        assert!((ours / exact - 1.0).abs() < 1e-9, "{ours} for {exact}");
    }

    #[test]
    fn one_station_is_as_by_convolution() {
        for (servers, demand_ms, delay_ms) in [(1, 4.0, 20.0), (3, 9.0, 0.5), (12, 30.0, 400.0)] {
            let exact = curve(&[LoadDependent::servers(servers, demand_ms)], delay_ms, 300);
            let station = Station::new(servers, demand_ms, 0.0, 0.0);
            for users in [1, 2, 5, 17, 300] {
                agree(station.closed(delay_ms, users), exact[users - 1].0);
            }
        }
    }

    #[test]
    fn two_stations_are_as_by_convolution() {
        let exact = [
            LoadDependent::servers(2, 9.0),
            LoadDependent::servers(8, 35.0),
        ];
        let exact = curve(&exact, 11.0, 120);
        let first = Station::new(2, 9.0, 0.0, 0.0);
        let second = Station::new(8, 35.0, 0.0, 0.0);
        for users in [1, 2, 9, 40, 120] {
            let exact = exact[users - 1].0;
            agree(in_turn(&first, &second, 120).closed(11.0, users), exact);
            agree(in_turn(&second, &first, 120).closed(11.0, users), exact);
        }
        // Beyond what is listed no more than the slower allows.
        agree(in_turn(&first, &second, 1).rate(64), 2.0 / 9.0);
    }

    #[test]
    fn permits_let_no_more_in() {
        let inside = curve(&[LoadDependent::servers(4, 10.0)], 15.0, 10);
        let pool = with_permits(&Station::new(4, 10.0, 0.0, 0.0), 15.0, 10);
        agree(pool.rate(3), inside[2].0);
        agree(pool.rate(64), inside[9].0);
    }

    #[test]
    fn crowds_slow_a_lock_down() {
        // With everybody inside the rate is that with all of them.
        let lock = Station::new(1, 5.0, 0.0, 0.1);
        agree(lock.closed(1e-9, 11), 0.2 / 2.0);
        agree(lock.closed(1e-9, 1), 0.2);
        // Four places: with one more than they hold, and with six more.
        let cores = Station::new(4, 8.0, 0.0, 0.01);
        agree(cores.rate(5), 4.0 / 8.0 / 1.04);
        agree(cores.rate(10), 4.0 / 8.0 / 1.09);
    }

    #[test]
    fn millions_of_users_take_no_longer() {
        let station = Station::new(4, 10.0, 0.0, 0.0);
        agree(station.closed(1e9, 1_000_000), 1e6 / (1e9 + 10.0));
        agree(station.closed(1e3, 10_000_000), 0.4);
    }

    #[test]
    fn an_open_station_is_that_of_erlang() {
        // M/M/1: demand ÷ (1 − load).
        agree(
            Station::new(1, 8.0, 0.0, 0.0).open_ms(0.1).unwrap(),
            8.0 / 0.2,
        );
        assert_eq!(Station::new(2, 8.0, 0.0, 0.0).open_ms(0.25), None);
    }
}
