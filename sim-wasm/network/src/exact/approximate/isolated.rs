//! A station in order with other than exponential services, alone before arrivals whose rate
//! depends on how many are inside: solved as a Markov chain.
//!
//! The service is of two phases with the given mean and variation (Coxian): the first always, the
//! second with some chance. Less variation than two equal phases have is carried on in a straight
//! line from them and from the exponential one.

use super::matrix::Matrix;
use messagebox_sim::kernel::convert::Real;

/// Least squared variation that two phases can have.
const LEAST: f64 = 0.5;

/// As many times faster or slower than exponential ones services are carried on to at most.
const FURTHEST: f64 = 4.0;

/// A station with `servers`.
pub struct Isolated<'a> {
    pub servers: usize,
    pub service_ms: f64,
    pub squared_variation: f64,
    /// Arrivals per ms with 0, 1, … inside; there are no more inside than rates.
    pub arrivals: &'a [f64],
}

impl Isolated<'_> {
    /// Rate per ms at which services end with 1, 2, … inside.
    pub fn rates(&self) -> Vec<f64> {
        if self.squared_variation >= LEAST {
            return self.of_phases(self.squared_variation);
        }
        let steps = (1.0 - self.squared_variation) / (1.0 - LEAST);
        let levels = (1_u64..).map(Real::real).zip(self.of_phases(LEAST));
        let most = self.servers.real();
        let carried = levels.map(|(inside, rate)| {
            let exponential = inside.min(most) / self.service_ms;
            let carried = exponential + (rate - exponential) * steps;
            carried.clamp(exponential / FURTHEST, exponential * FURTHEST)
        });
        carried.collect()
    }

    fn of_phases(&self, squared_variation: f64) -> Vec<f64> {
        let phases = Phases {
            servers: self.servers,
            ends: 2.0 / self.service_ms,
            goes_on: 0.5 / squared_variation,
            second_ends: 1.0 / (squared_variation * self.service_ms),
        };
        // From the fullest level down: how each follows from the one below.
        let mut onwards: Vec<Matrix> = Vec::new();
        let mut above: Option<Matrix> = None;
        for (below, arrivals) in self.arrivals.iter().enumerate().rev() {
            let inside = below + 1;
            let further = self.arrivals.get(inside).copied();
            let mut level = phases.level(inside, further.unwrap_or(0.0));
            if let Some(above) = &above {
                level.subtract(&above.by(&phases.downwards(inside + 1)));
            }
            let follows = phases.upwards(inside, *arrivals).by(&level.inverse());
            onwards.push(follows.clone());
            above = Some(follows);
        }
        let mut here = Matrix::row(vec![1.0]);
        let levels = (1..).zip(onwards.iter().rev());
        levels
            .map(|(inside, follows)| {
                here = here.by(follows).scaled();
                let down = here.by(&phases.downwards(inside));
                down.sum() / here.sum()
            })
            .collect()
    }
}

/// Rates per ms. The state of a level is how many services are in their second phase.
struct Phases {
    servers: usize,
    /// End of the first phase.
    ends: f64,
    /// Chance that the second follows.
    goes_on: f64,
    second_ends: f64,
}

impl Phases {
    fn busy(&self, inside: usize) -> usize {
        inside.min(self.servers)
    }

    /// What leaves each state of a level, less what stays within the level.
    fn level(&self, inside: usize, arrivals: f64) -> Matrix {
        let busy = self.busy(inside);
        Matrix::of(busy + 1, busy + 1, |from, to| {
            let first = (busy - from).real() * self.ends;
            if from == to {
                arrivals + first + from.real() * self.second_ends
            } else if to == from + 1 {
                -first * self.goes_on
            } else {
                0.0
            }
        })
    }

    /// From a level to the one with one less inside; a service that ends makes room for another.
    fn downwards(&self, inside: usize) -> Matrix {
        let busy = self.busy(inside);
        Matrix::of(busy + 1, self.busy(inside - 1) + 1, |from, to| {
            if from == to {
                (busy - from).real() * self.ends * (1.0 - self.goes_on)
            } else if from == to + 1 {
                from.real() * self.second_ends
            } else {
                0.0
            }
        })
    }

    /// To a level from the one with one less inside.
    fn upwards(&self, inside: usize, arrivals: f64) -> Matrix {
        let (from, to) = (self.busy(inside - 1) + 1, self.busy(inside) + 1);
        Matrix::of(from, to, |from, to| if from == to { arrivals } else { 0.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn isolated(servers: usize, squared_variation: f64, arrivals: &[f64]) -> Vec<f64> {
        let one = Isolated {
            servers,
            service_ms: 5.0,
            squared_variation,
            arrivals,
        };
        one.rates()
    }

    #[test]
    fn exponential_services_end_as_they_do_anyway() {
        for servers in [1, 3] {
            let rates = isolated(servers, 1.0, &[0.9, 0.5, 0.4, 0.2, 0.1]);
            for (inside, rate) in (1..).zip(rates) {
                let expected = f64::from(inside.min(servers as u32)) / 5.0;
                assert!((rate / expected - 1.0).abs() < 1e-12, "{inside}: {rate}");
            }
        }
    }

    /// Mean number inside by births and deaths.
    fn mean_inside(arrivals: f64, rates: &[f64]) -> f64 {
        let (mut weight, mut sum, mut mean) = (1.0, 1.0, 0.0);
        for (inside, rate) in (1_u64..).zip(rates) {
            weight *= arrivals / rate;
            sum += weight;
            mean += inside.real() * weight;
        }
        mean / sum
    }

    #[test]
    fn one_server_waits_as_pollaczek_and_khinchine_say() {
        for squared_variation in [0.5, 0.8, 3.0] {
            let arrivals = 0.12;
            let rates = isolated(1, squared_variation, &vec![arrivals; 400]);
            let share: f64 = arrivals * 5.0;
            let line = share * share * (1.0 + squared_variation) / 2.0 / (1.0 - share);
            let found = mean_inside(arrivals, &rates);
            assert!((found / (share + line) - 1.0).abs() < 1e-9, "{found}");
        }
    }

    #[test]
    fn constant_services_are_carried_on() {
        let rates = isolated(1, 0.0, &[0.12; 400]);
        let line = 0.36 / 2.0 / 0.4;
        let found = mean_inside(0.12, &rates);
        let error = found / (0.6 + line) - 1.0;
        assert!((0.0..0.15).contains(&error), "{error}");
    }
}
