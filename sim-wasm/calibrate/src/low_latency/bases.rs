//! Points at which all parameters lie somewhere in their ranges, and from which each is moved alone.

use super::problem::{committed, parameters};
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::studies::low_latency::parameters::{Parameters, TABLE};

/// Each parameter lies anywhere from its value divided by one plus this to its value times that,
/// evenly by logarithm.
pub const RANGE: f64 = 0.1;
/// Where all parameters lie in their ranges, 0 to 1, and how far each is moved from there.
pub struct Base {
    pub positions: Vec<f64>,
    pub steps: Vec<f64>,
}

impl Base {
    /// A step is a third to two thirds of the range, up or, where there is no room, down from the
    /// other end, so that positions after a step are as even as those before.
    pub fn draw(random: &mut Stream) -> Self {
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
    pub fn sets(&self) -> Vec<Parameters> {
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

#[cfg(test)]
mod tests {
    use super::*;

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
