//! How long something takes: a mean and a shape.

use crate::description::Distribution;
use messagebox_sim::kernel::convert::Whole;
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::variates;

/// A random time. A mean of 0 is always 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Time {
    pub mean_ms: f64,
    pub shape: Shape,
}

/// A distribution but for its mean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    Constant,
    Exponential,
    Erlang {
        phases: u32,
    },
    /// Up to this share of the mean below and above it.
    Uniform {
        half_width: f64,
    },
    /// Two exponentials that carry half of the mean each.
    Hyperexponential {
        squared_variation: f64,
    },
    Lognormal {
        squared_variation: f64,
    },
    Gamma {
        squared_variation: f64,
    },
}

impl Time {
    pub fn exponential(mean_ms: f64) -> Self {
        let shape = Shape::Exponential;
        Time { mean_ms, shape }
    }

    pub fn constant(mean_ms: f64) -> Self {
        let shape = Shape::Constant;
        Time { mean_ms, shape }
    }

    /// A time in ms.
    #[inline]
    pub fn draw(&self, stream: &mut Stream) -> f64 {
        match self.shape {
            Shape::Exponential => variates::exponential(stream, self.mean_ms),
            Shape::Constant => self.mean_ms,
            _ => self.draw_other(stream),
        }
    }

    fn draw_other(&self, stream: &mut Stream) -> f64 {
        let mean = self.mean_ms;
        match self.shape {
            Shape::Constant | Shape::Exponential => mean,
            Shape::Erlang { phases } => variates::erlang(stream, phases, mean),
            Shape::Uniform { half_width } => {
                let spread = mean * half_width;
                variates::uniform_range(stream, mean - spread, mean + spread)
            }
            Shape::Hyperexponential { squared_variation } => {
                variates::hyperexponential(stream, mean, squared_variation)
            }
            Shape::Lognormal { squared_variation } => {
                variates::lognormal(stream, mean, squared_variation)
            }
            Shape::Gamma { squared_variation } => {
                variates::gamma(stream, 1.0 / squared_variation, mean)
            }
        }
    }
}

impl Shape {
    /// Variance divided by the square of the mean.
    pub fn squared_variation(&self) -> f64 {
        match *self {
            Shape::Constant => 0.0,
            Shape::Exponential => 1.0,
            Shape::Erlang { phases } => 1.0 / f64::from(phases),
            Shape::Uniform { half_width } => half_width * half_width / 3.0,
            Shape::Hyperexponential { squared_variation }
            | Shape::Lognormal { squared_variation }
            | Shape::Gamma { squared_variation } => squared_variation,
        }
    }

    /// The gamma distribution with this coefficient of variation, under its own name where it has one.
    pub fn of_variation(variation: f64) -> Self {
        let squared_variation = variation * variation;
        if squared_variation <= f64::MIN_POSITIVE {
            Shape::Constant
        } else if variation == 1.0 {
            Shape::Exponential
        } else {
            Shape::Gamma { squared_variation }
        }
    }
}

/// Of a distribution that has been checked.
impl From<Distribution> for Time {
    fn from(distribution: Distribution) -> Self {
        let (mean_ms, shape) = match distribution {
            Distribution::Constant { mean_ms } => (mean_ms, Shape::Constant),
            Distribution::Exponential { mean_ms } => (mean_ms, Shape::Exponential),
            Distribution::Erlang { mean_ms, phases } => {
                let phases = u32::floored(phases);
                (mean_ms, Shape::Erlang { phases })
            }
            Distribution::Uniform { mean_ms, spread_ms } => {
                let half_width = spread_ms / mean_ms;
                (mean_ms, Shape::Uniform { half_width })
            }
            Distribution::Hyperexponential {
                mean_ms,
                squared_variation,
            } => (mean_ms, Shape::Hyperexponential { squared_variation }),
            Distribution::Lognormal {
                mean_ms,
                squared_variation,
            } => (mean_ms, Shape::Lognormal { squared_variation }),
        };
        Time { mean_ms, shape }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use messagebox_sim::kernel::moments::Moments;

    #[test]
    fn a_distribution_keeps_its_times() {
        let mean_ms = 4.0;
        let squared_variation = 2.5;
        let distributions = [
            Distribution::Constant { mean_ms },
            Distribution::Exponential { mean_ms },
            Distribution::Erlang {
                mean_ms,
                phases: 3.0,
            },
            Distribution::Uniform {
                mean_ms,
                spread_ms: 1.0,
            },
            Distribution::Hyperexponential {
                mean_ms,
                squared_variation,
            },
            Distribution::Lognormal {
                mean_ms,
                squared_variation,
            },
        ];
        for distribution in distributions {
            let time = Time::from(distribution);
            let (mut one, mut other) = (Stream::new(1, 2), Stream::new(1, 2));
            for _ in 0..20 {
                let error = time.draw(&mut one) - distribution.draw(&mut other);
                assert!(error.abs() < 1e-12, "{distribution:?}: {error}");
            }
        }
    }

    #[test]
    fn a_coefficient_of_variation_is_that_of_the_times() {
        assert_eq!(Shape::of_variation(0.0), Shape::Constant);
        assert_eq!(Shape::of_variation(1.0), Shape::Exponential);
        for variation in [0.2, 0.7, 1.0, 1.8] {
            let shape = Shape::of_variation(variation);
            let mean_ms = 3.0;
            let mut stream = Stream::new(5, 1);
            let mut moments = Moments::default();
            (0..200_000).for_each(|_| moments.add(Time { mean_ms, shape }.draw(&mut stream)));
            let stated = shape.squared_variation();
            let found = moments.variance() / (mean_ms * mean_ms);
            assert!((moments.mean() / mean_ms - 1.0).abs() < 0.02, "{variation}");
            assert!(
                (stated / (variation * variation) - 1.0).abs() < 1e-12,
                "{variation}"
            );
            assert!((found / stated - 1.0).abs() < 0.05, "{variation}: {found}");
        }
    }
}
