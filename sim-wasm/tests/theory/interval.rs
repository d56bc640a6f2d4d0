//! Confidence intervals of means at any level. The pages have an implementation of their own, at
//! 95 % (`src/simulator/statistics.ts`), whose coverage is measured.

use messagebox_sim::kernel::moments::Moments;

/// Ends of a confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

impl Interval {
    pub fn holds(&self, value: f64) -> bool {
        self.low <= value && value <= self.high
    }

    pub fn half_width(&self) -> f64 {
        0.5 * (self.high - self.low)
    }
}

/// Interval of the mean of independent values by Student's t; `level` is the coverage, such as
/// 0.95. Endless below two values.
pub fn of_mean(moments: &Moments, level: f64) -> Interval {
    let count = moments.count();
    if count < 2 {
        return Interval {
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
        };
    }
    let error = libm::sqrt(moments.variance() / count as f64);
    let half = student_quantile(0.5 * (1.0 + level), count - 1) * error;
    Interval {
        low: moments.mean() - half,
        high: moments.mean() + half,
    }
}

/// Quantile of Student's t above the median, by bisection.
pub fn student_quantile(p: f64, freedom: u64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    while student_share(high, freedom) < 2.0 * p - 1.0 && high < 1e9 {
        high *= 2.0;
    }
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if student_share(middle, freedom) < 2.0 * p - 1.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}

/// Probability that Student's t lies between -t and t: the finite series in the cosine of
/// atan(t / sqrt(freedom)) that whole degrees of freedom allow (Abramowitz and Stegun, 26.7).
fn student_share(t: f64, freedom: u64) -> f64 {
    let n = freedom as f64;
    let cosine_squared = n / (n + t * t);
    let sine = t / libm::sqrt(n + t * t);
    let is_odd = freedom % 2 == 1;
    let mut term = if is_odd {
        libm::sqrt(cosine_squared)
    } else {
        1.0
    };
    let mut sum = 0.0;
    let mut power = if is_odd { 1 } else { 0 };
    while power + 2 <= freedom {
        sum += term;
        term *= cosine_squared * (power + 1) as f64 / (power + 2) as f64;
        power += 2;
    }
    if is_odd {
        let angle = libm::atan(t / libm::sqrt(n));
        core::f64::consts::FRAC_2_PI * (angle + sine * sum)
    } else {
        sine * sum
    }
}

#[test]
fn student_quantiles_match_printed_tables() {
    for (p, freedom, printed) in [
        (0.975, 1, 12.706),
        (0.975, 2, 4.303),
        (0.975, 3, 3.182),
        (0.95, 4, 2.132),
        (0.975, 19, 2.093),
        (0.995, 9, 3.250),
        (0.999, 30, 3.385),
        (0.975, 120, 1.980),
    ] {
        assert!((student_quantile(p, freedom) - printed).abs() < 5e-4);
    }
}

#[test]
fn mean_of_a_small_sample() {
    let mut moments = Moments::default();
    assert_eq!(of_mean(&moments, 0.95).low, f64::NEG_INFINITY);
    [1.0, 2.0, 3.0, 4.0]
        .into_iter()
        .for_each(|value| moments.add(value));
    let interval = of_mean(&moments, 0.95);
    // 3.1824 times the standard error 0.6455.
    assert!((interval.half_width() - 2.0543).abs() < 1e-3);
    assert!(interval.holds(2.5) && !interval.holds(4.6) && !interval.holds(0.4));
}
