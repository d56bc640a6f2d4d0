//! Joint confidence bands over many quantities.

use messagebox_sim::kernel::moments::Moments;

/// Probability that every band holds its exact value at once.
const JOINT: f64 = 0.99;

/// An exact value and what independent replications observed.
pub struct Check {
    name: String,
    exact: f64,
    observed: Moments,
}

impl Check {
    pub fn new(name: String, exact: f64) -> Self {
        Check {
            name,
            exact,
            observed: Moments::default(),
        }
    }

    pub fn add(&mut self, value: f64) {
        self.observed.add(value);
    }

    pub fn exact(&self) -> f64 {
        self.exact
    }

    /// Half-width of the band when `quantities` are checked together.
    pub fn half_width(&self, quantities: usize) -> f64 {
        let count = self.observed.count();
        let outside = (1.0 - JOINT) / quantities as f64;
        let error = (self.observed.variance() / count as f64).sqrt();
        student_quantile(1.0 - 0.5 * outside, (count - 1) as f64) * error
    }

    fn holds(&self, quantities: usize) -> bool {
        (self.observed.mean() - self.exact).abs() <= self.half_width(quantities)
    }

    pub fn describe(&self, quantities: usize) -> String {
        format!(
            "{}: exact {:.5}, observed {:.5} ± {:.2} %",
            self.name,
            self.exact,
            self.observed.mean(),
            100.0 * self.half_width(quantities) / self.exact
        )
    }
}

/// Descriptions of the quantities outside their band.
pub fn rejected(checks: &[Check], quantities: usize) -> Vec<String> {
    checks
        .iter()
        .filter(|check| !check.holds(quantities))
        .map(|check| check.describe(quantities))
        .collect()
}

/// Quantile of Student's t above the median, by bisection on the integrated density.
fn student_quantile(p: f64, freedom: f64) -> f64 {
    let scale = libm::exp(libm::lgamma(0.5 * (freedom + 1.0)) - libm::lgamma(0.5 * freedom))
        / (freedom * std::f64::consts::PI).sqrt();
    let density = |t: f64| scale * libm::pow(1.0 + t * t / freedom, -0.5 * (freedom + 1.0));
    let above_median = |t: f64| {
        // Simpson's rule.
        let steps = 400;
        let h = t / f64::from(steps);
        let inner: f64 = (1..steps)
            .map(|i| f64::from(2 + 2 * (i % 2)) * density(f64::from(i) * h))
            .sum();
        (density(0.0) + inner + density(t)) * h / 3.0
    };
    let (mut low, mut high) = (0.0, 50.0);
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if 0.5 + above_median(middle) < p {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}

#[test]
fn student_quantiles_match_printed_tables() {
    for (p, freedom, printed) in [
        (0.975, 19.0, 2.093),
        (0.995, 9.0, 3.250),
        (0.999, 30.0, 3.385),
    ] {
        assert!((student_quantile(p, freedom) - printed).abs() < 5e-4);
    }
}
