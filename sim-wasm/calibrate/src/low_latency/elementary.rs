//! Elementary effects of parameters: their means, their spread, and how much of the variance the
//! means make.

use super::averages::mean_but_largest;
use super::bases::Base;
use super::report::ElementaryEffect;
use messagebox_sim::kernel::moments::Moments;

/// What a tenth more of each parameter, half its range, does in one configuration, in percent over
/// the bases. Takes differences of the logarithm by parameter and base.
pub fn moments(bases: &[Base], differences: &[Vec<f64>]) -> Vec<Moments> {
    let of = |one: usize| {
        let mut moments = Moments::default();
        for (base, difference) in bases.iter().zip(&differences[one]) {
            moments.add(50.0 * difference / base.steps[one]);
        }
        moments
    };
    (0..differences.len()).map(of).collect()
}

/// Square of a mean effect without what chance and the other parameters add to it on average.
fn square_of_mean(moments: &Moments) -> f64 {
    moments.mean().powi(2) - moments.variance() / moments.count() as f64
}

/// Squares of the mean effects of every parameter: sums over all configurations but the one that
/// moves most.
fn squares(configurations: &[Vec<Moments>]) -> Vec<f64> {
    let mut squares: Vec<Vec<f64>> = configurations
        .iter()
        .map(|moments| moments.iter().map(square_of_mean).collect())
        .collect();
    squares.sort_by(|a, b| a.iter().sum::<f64>().total_cmp(&b.iter().sum()));
    if squares.len() > 1 {
        squares.pop();
    }
    (0..configurations[0].len())
        .map(|one| squares.iter().map(|of| of[one]).sum::<f64>().max(0.0))
        .collect()
}

/// Effects of every parameter over all configurations, of which there is at least one.
pub fn effects(configurations: &[Vec<Moments>]) -> Vec<ElementaryEffect> {
    let squares = squares(configurations);
    let all: f64 = squares.iter().sum();
    squares
        .iter()
        .enumerate()
        .map(|(one, square)| {
            let typical = |statistic: fn(&Moments) -> f64| {
                mean_but_largest(configurations.iter().map(|of| statistic(&of[one])))
            };
            ElementaryEffect {
                mean_percent: typical(Moments::mean),
                spread_percent: typical(Moments::standard_deviation),
                variance_percent: 100.0 * square / all,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use messagebox_sim::kernel::random::Stream;

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
        let differences: Vec<Vec<f64>> =
            (0..3).map(moved).chain([vec![0.0; bases.len()]]).collect();
        let example = moments(&bases, &differences);
        let of = effects(std::slice::from_ref(&example));
        assert!((of[0].mean_percent - 50.0).abs() < 1e-6 && of[0].spread_percent < 1e-6);
        // Slope 2 x2 with x2 even between 0 and 1: mean 1, standard deviation 1 / sqrt 3.
        assert!((of[1].mean_percent - 50.0).abs() < 1.0);
        assert!((of[1].spread_percent - 50.0 / 3.0_f64.sqrt()).abs() < 1.0);
        assert_eq!(of[3].variance_percent, 0.0);
        for one in &of[..3] {
            assert!((one.variance_percent - 100.0 / 3.0).abs() < 1.0);
        }
        // The largest of several configurations does not count.
        let mut wild = differences.clone();
        wild[0].iter_mut().for_each(|one| *one *= 100.0);
        let three = [example.clone(), example, moments(&bases, &wild)];
        let of = effects(&three);
        assert!((of[0].mean_percent - 50.0).abs() < 1e-6);
        assert!((of[0].variance_percent - 100.0 / 3.0).abs() < 1.0);
    }

    #[test]
    fn chance_makes_no_variance_on_average() {
        let mut random = Stream::new(7, 0);
        let square = (0..20_000)
            .map(|_| {
                let mut noise = Moments::default();
                (0..6).for_each(|_| noise.add(random.uniform() - 0.5));
                square_of_mean(&noise)
            })
            .sum::<f64>()
            / 20_000.0;
        assert!(square.abs() < 1e-3, "{square}");
    }
}
