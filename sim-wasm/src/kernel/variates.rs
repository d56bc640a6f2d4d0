//! Random variates. Logarithms and powers come from libm: the same bits on every target. So are
//! those of a root, which every processor rounds exactly: it is an instruction, not a function.

use super::random::Stream;
use super::ziggurat;

/// Exponential with the given mean.
#[inline]
pub fn exponential(stream: &mut Stream, mean: f64) -> f64 {
    mean * ziggurat::exponential(stream)
}

/// Normal with mean 0 and variance 1.
#[inline]
pub fn standard_normal(stream: &mut Stream) -> f64 {
    ziggurat::normal(stream)
}

/// Uniform between `low` and `high`.
#[inline]
pub fn uniform_range(stream: &mut Stream, low: f64, high: f64) -> f64 {
    low + (high - low) * stream.uniform()
}

/// Sum of `phases` exponentials with the given total mean; its squared coefficient of variation
/// is 1 / `phases`.
pub fn erlang(stream: &mut Stream, phases: u32, mean: f64) -> f64 {
    let phases = phases.max(1);
    let sum: f64 = (0..phases).map(|_| ziggurat::exponential(stream)).sum();
    sum * mean / f64::from(phases)
}

/// Gamma with the given shape (positive) and mean (Marsaglia and Tsang).
pub fn gamma(stream: &mut Stream, shape: f64, mean: f64) -> f64 {
    if shape < 1.0 {
        // A shape below 1 is one higher, shrunk by a power of a uniform.
        let shrink = libm::pow(stream.uniform_open(), 1.0 / shape);
        return gamma(stream, shape + 1.0, mean * (shape + 1.0) / shape) * shrink;
    }
    let d = shape - 1.0 / 3.0;
    let c = 1.0 / (9.0 * d).sqrt();
    loop {
        let x = standard_normal(stream);
        let v = 1.0 + c * x;
        if v > 0.0 {
            let v = v * v * v;
            let u = stream.uniform_open();
            // The first says yes only where the second does, and spares it nearly always.
            if u < squeeze(x) || libm::log(u) < 0.5 * x * x + d - d * v + d * libm::log(v) {
                return d * v * mean / shape;
            }
        }
    }
}

/// Below what a gamma of any shape from 1 on accepts.
#[inline]
fn squeeze(x: f64) -> f64 {
    1.0 - 0.0331 * (x * x) * (x * x)
}

/// A mixture of two exponentials with the given mean and squared coefficient of variation
/// (at least 1); both branches carry half of the mean.
pub fn hyperexponential(stream: &mut Stream, mean: f64, squared_variation: f64) -> f64 {
    let scv = squared_variation.max(1.0);
    let p = 0.5 * (1.0 + ((scv - 1.0) / (scv + 1.0)).sqrt());
    let branch = if stream.uniform() < p { p } else { 1.0 - p };
    exponential(stream, 0.5 * mean / branch)
}

/// Lognormal with the given mean and squared coefficient of variation.
pub fn lognormal(stream: &mut Stream, mean: f64, squared_variation: f64) -> f64 {
    let variance = libm::log(1.0 + squared_variation);
    mean * libm::exp(variance.sqrt() * standard_normal(stream) - 0.5 * variance)
}

#[cfg(test)]
mod tests {
    use super::super::moments::Moments;
    use super::*;

    fn check(mean: f64, scv: f64, mut draw: impl FnMut(&mut Stream) -> f64) {
        let mut stream = Stream::new(5, 1);
        let mut moments = Moments::default();
        for _ in 0..400_000 {
            moments.add(draw(&mut stream));
        }
        let simulated = moments.variance() / (mean * mean);
        assert!((moments.mean() / mean - 1.0).abs() < 0.02, "{moments:?}");
        assert!(
            (simulated - scv).abs() < 0.05 * scv.max(0.01),
            "{simulated}"
        );
    }

    #[test]
    fn what_the_squeeze_accepts_a_gamma_accepts() {
        for shape in [1.0, 1.5, 4.0, 16.0, 400.0] {
            let d: f64 = shape - 1.0 / 3.0;
            for step in -2400..=2400 {
                let x = f64::from(step) / 1000.0;
                let v = (1.0 + x / (9.0 * d).sqrt()).powi(3);
                if v > 0.0 && squeeze(x) > 0.0 {
                    let accepted = 0.5 * x * x + d - d * v + d * v.ln();
                    assert!(squeeze(x).ln() <= accepted + 1e-12, "{shape} {x}");
                }
            }
        }
    }

    #[test]
    fn have_the_stated_mean_and_variation() {
        check(3.0, 1.0, |s| exponential(s, 3.0));
        check(3.0, 0.25, |s| erlang(s, 4, 3.0));
        check(3.0, 0.4, |s| gamma(s, 2.5, 3.0));
        check(3.0, 2.0, |s| gamma(s, 0.5, 3.0));
        check(3.0, 4.0, |s| hyperexponential(s, 3.0, 4.0));
        check(3.0, 0.5, |s| lognormal(s, 3.0, 0.5));
        check(3.0, 1.0 / 27.0, |s| uniform_range(s, 2.0, 4.0));
    }
}
