//! What each parameter does when all others may lie elsewhere too (elementary effects after
//! Morris), and its part of the variance that all of them make together (after Sobol).

use super::evaluate::{SEED, evaluate};
use super::problem::{committed, parameters};
use super::report::{ElementaryEffect, Screened, Screening};
use super::target::{HEADLINES, Target, headline};
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::studies::low_latency::model;
use messagebox_sim::studies::low_latency::parameters::{Parameters, TABLE};

/// Each parameter lies anywhere from its value divided by one plus this to its value times that,
/// evenly by logarithm.
const RANGE: f64 = 0.1;
/// Points from which every parameter is moved alone.
const BASES: usize = 6;

/// Where all parameters lie in their ranges, 0 to 1, and how far each is moved from there.
struct Base {
    positions: Vec<f64>,
    steps: Vec<f64>,
}

impl Base {
    /// A step is a third to two thirds of the range, up or, where there is no room, down from the
    /// other end, so that positions after a step are as even as those before.
    fn draw(random: &mut Stream) -> Self {
        let positions: Vec<f64> = TABLE.iter().map(|_| random.uniform()).collect();
        let steps = positions
            .iter()
            .map(|position| {
                let step = (1.0 + random.uniform()) / 3.0;
                if position + step < 1.0 {
                    step
                } else {
                    step - 1.0
                }
            })
            .collect();
        Self { positions, steps }
    }

    /// The base, then the base with each parameter moved.
    fn sets(&self) -> Vec<Parameters> {
        let moved = |one: usize| {
            let mut positions = self.positions.clone();
            positions[one] += self.steps[one];
            at(&positions)
        };
        std::iter::once(at(&self.positions))
            .chain((0..TABLE.len()).map(moved))
            .collect()
    }
}

fn at(positions: &[f64]) -> Parameters {
    let values: Vec<f64> = committed()
        .iter()
        .zip(positions)
        .map(|(value, position)| value * (1.0 + RANGE).powf(2.0 * position - 1.0))
        .collect();
    parameters(&values)
}

/// Differences of the logarithm of a quantity: by configuration, parameter and base.
type Differences = Vec<Vec<Vec<f64>>>;

/// Moves every parameter alone from several points at which all of them lie elsewhere.
pub fn screening(targets: &[Target]) -> Screening {
    let mut random = Stream::new(u64::from(SEED), 0);
    let bases: Vec<Base> = (0..BASES).map(|_| Base::draw(&mut random)).collect();
    let targets: Vec<&Target> = targets.iter().collect();
    let results: Vec<Vec<Vec<Vec<f64>>>> = bases
        .iter()
        .enumerate()
        .map(|(index, base)| {
            eprintln!("point {} of {BASES}", index + 1);
            evaluate(&targets, &base.sets())
        })
        .collect();
    let of_quantities: Vec<(&'static str, Vec<ElementaryEffect>)> = HEADLINES
        .iter()
        .map(|&(name, column)| {
            let differences = differences(&targets, column, &results);
            (name, effects(&bases, &differences))
        })
        .collect();
    Screening {
        model_version: model::VERSION,
        range_percent: 100.0 * RANGE,
        points: BASES,
        parameters: (0..TABLE.len())
            .map(|one| Screened {
                id: TABLE[one].id,
                origin: TABLE[one].origin,
                effects: of_quantities
                    .iter()
                    .map(|(name, effects)| (*name, effects[one]))
                    .collect(),
            })
            .collect(),
    }
}

/// Configurations without a number for the quantity, or where a run gave none, do not count.
fn differences(targets: &[&Target], column: &str, results: &[Vec<Vec<Vec<f64>>>]) -> Differences {
    (0..targets.len())
        .filter_map(|row| {
            let goal = headline(targets[row], column)?;
            let moved = |one: usize| {
                results
                    .iter()
                    .map(|sets| (sets[1 + one][row][goal] / sets[0][row][goal]).ln())
                    .collect::<Vec<f64>>()
            };
            let all: Vec<Vec<f64>> = (0..TABLE.len()).map(moved).collect();
            all.iter()
                .flatten()
                .all(|one| one.is_finite())
                .then_some(all)
        })
        .collect()
}

/// What a tenth more of a parameter, half its range, does in one configuration, at each base.
fn per_tenth(one: usize, bases: &[Base], differences: &[Vec<f64>]) -> Vec<f64> {
    bases
        .iter()
        .zip(&differences[one])
        .map(|(base, difference)| 50.0 * difference / base.steps[one])
        .collect()
}

/// Square of a mean effect without what chance and the other parameters add to it on average.
fn square_of_mean(effects: &[f64]) -> f64 {
    mean(effects).powi(2) - spread(effects).powi(2) / effects.len() as f64
}

/// Squares of the mean effects of every parameter: sums over all configurations but the one that
/// moves most.
fn squares(bases: &[Base], differences: &Differences) -> Vec<f64> {
    let mut squares: Vec<Vec<f64>> = differences
        .iter()
        .map(|of| {
            (0..TABLE.len())
                .map(|one| square_of_mean(&per_tenth(one, bases, of)))
                .collect()
        })
        .collect();
    squares.sort_by(|a, b| a.iter().sum::<f64>().total_cmp(&b.iter().sum()));
    if squares.len() > 1 {
        squares.pop();
    }
    (0..TABLE.len())
        .map(|one| squares.iter().map(|of| of[one]).sum::<f64>().max(0.0))
        .collect()
}

fn effects(bases: &[Base], differences: &Differences) -> Vec<ElementaryEffect> {
    let shares = squares(bases, differences);
    let all: f64 = shares.iter().sum();
    (0..TABLE.len())
        .map(|one| {
            let effects: Vec<Vec<f64>> = differences
                .iter()
                .map(|of| per_tenth(one, bases, of))
                .collect();
            let of_each =
                |statistic: fn(&[f64]) -> f64| typical(effects.iter().map(|e| statistic(e)));
            ElementaryEffect {
                mean_percent: of_each(mean),
                spread_percent: of_each(spread),
                variance_percent: 100.0 * shares[one] / all,
            }
        })
        .collect()
}

fn mean(list: &[f64]) -> f64 {
    list.iter().sum::<f64>() / list.len() as f64
}

/// Standard deviation.
fn spread(list: &[f64]) -> f64 {
    let mean = mean(list);
    let squares: f64 = list.iter().map(|one| (one - mean).powi(2)).sum();
    (squares / (list.len() as f64 - 1.0)).sqrt()
}

/// Mean of all but the largest: one configuration that collapses would decide it.
fn typical(list: impl Iterator<Item = f64>) -> f64 {
    let mut ordered: Vec<f64> = list.collect();
    ordered.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
    if ordered.len() > 1 {
        ordered.pop();
    }
    mean(&ordered)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ln y = x0 + 2 x1 x2 in positions; nothing else matters.
    fn example(base: &Base, moved: Option<usize>) -> f64 {
        let mut x = base.positions.clone();
        if let Some(one) = moved {
            x[one] += base.steps[one];
        }
        x[0] + 2.0 * x[1] * x[2]
    }

    #[test]
    fn effects_and_shares_of_a_known_function() {
        let mut random = Stream::new(3, 0);
        let bases: Vec<Base> = (0..20_000).map(|_| Base::draw(&mut random)).collect();
        let moved = |one: usize| -> Vec<f64> {
            bases
                .iter()
                .map(|base| example(base, Some(one)) - example(base, None))
                .collect()
        };
        let differences = vec![(0..TABLE.len()).map(moved).collect()];
        let of = effects(&bases, &differences);
        assert!((of[0].mean_percent - 50.0).abs() < 1e-6 && of[0].spread_percent < 1e-6);
        // Slope 2 x2 with x2 even between 0 and 1: mean 1, standard deviation 1 / sqrt 3.
        assert!((of[1].mean_percent - 50.0).abs() < 1.0);
        assert!((of[1].spread_percent - 50.0 / 3.0_f64.sqrt()).abs() < 1.0);
        assert_eq!(of[3].variance_percent, 0.0);
        for one in &of[..3] {
            assert!((one.variance_percent - 100.0 / 3.0).abs() < 1.0);
        }
        // The largest of several configurations does not count.
        let wild: Vec<Vec<f64>> = differences[0]
            .iter()
            .map(|of: &Vec<f64>| of.iter().map(|one| 100.0 * one).collect())
            .collect();
        let three = vec![differences[0].clone(), differences[0].clone(), wild];
        assert!((effects(&bases, &three)[0].mean_percent - 50.0).abs() < 1e-6);
    }

    #[test]
    fn chance_makes_no_variance_on_average() {
        let mut random = Stream::new(7, 0);
        let square = (0..20_000)
            .map(|_| {
                let noise: Vec<f64> = (0..BASES).map(|_| random.uniform() - 0.5).collect();
                square_of_mean(&noise)
            })
            .sum::<f64>()
            / 20_000.0;
        assert!(square.abs() < 1e-3, "{square}");
    }

    #[test]
    fn positions_stay_even_after_a_step() {
        let mut random = Stream::new(5, 0);
        let after: Vec<f64> = (0..2000)
            .flat_map(|_| {
                let base = Base::draw(&mut random);
                let pairs: Vec<f64> = base
                    .positions
                    .iter()
                    .zip(&base.steps)
                    .map(|(a, b)| a + b)
                    .collect();
                pairs
            })
            .collect();
        let share = |from: f64, to: f64| {
            after.iter().filter(|&&x| from <= x && x < to).count() as f64 / after.len() as f64
        };
        for tenth in 0..10 {
            let from = f64::from(tenth) / 10.0;
            assert!((share(from, from + 0.1) - 0.1).abs() < 0.01, "{from}");
        }
    }
}
