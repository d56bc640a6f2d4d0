//! Distributions of the random numbers.

use messagebox_sim::kernel::moments::Moments;
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::variates::{exponential, lognormal, standard_normal};

const SAMPLE: usize = 1_000_000;

fn draw(mut variate: impl FnMut(&mut Stream) -> f64) -> Vec<f64> {
    let mut stream = Stream::new(2_005, 3);
    (0..SAMPLE).map(|_| variate(&mut stream)).collect()
}

/// Kolmogorov-Smirnov distance times √n, against the 99.9 % point 1.949.
fn assert_follows(mut sample: Vec<f64>, distribution: impl Fn(f64) -> f64) {
    sample.sort_by(f64::total_cmp);
    let n = sample.len() as f64;
    let distance = sample
        .iter()
        .enumerate()
        .map(|(index, &x)| {
            let exact = distribution(x);
            (exact - index as f64 / n).max((index + 1) as f64 / n - exact)
        })
        .fold(0.0, f64::max);
    assert!(distance * n.sqrt() < 1.949, "distance {distance}");
}

/// The first moments about 0, each within four standard errors.
fn assert_moments(sample: &[f64], exact: &[f64]) {
    for (order, &exact) in (1..).zip(exact) {
        let mut powers = Moments::default();
        sample.iter().for_each(|x| powers.add(x.powi(order)));
        let error = powers.standard_deviation() / (powers.count() as f64).sqrt();
        let gap = (powers.mean() - exact).abs();
        assert!(
            gap < 4.0 * error,
            "moment {order}: {} {exact}",
            powers.mean()
        );
    }
}

/// Share of the sample beyond a point, within four standard errors.
fn assert_tail(sample: &[f64], beyond: impl Fn(f64) -> bool, exact: f64) {
    let n = sample.len() as f64;
    let count = sample.iter().filter(|&&x| beyond(x)).count() as f64;
    let deviation = (n * exact * (1.0 - exact)).sqrt();
    assert!(
        (count - n * exact).abs() < 4.0 * deviation,
        "{count} of {}",
        n * exact
    );
}

fn normal_distribution(x: f64) -> f64 {
    0.5 * libm::erfc(-x * std::f64::consts::FRAC_1_SQRT_2)
}

#[test]
fn uniform() {
    assert_follows(draw(Stream::uniform), |x| x);
    assert_follows(draw(Stream::uniform_open), |x| x);
}

#[test]
fn exponential_with_its_tail() {
    let sample = draw(|stream| exponential(stream, 1.0));
    assert!(sample.iter().all(|&x| x >= 0.0));
    assert_moments(&sample, &[1.0, 2.0, 6.0]);
    // Where the ziggurat hands over to the logarithm, and well beyond.
    assert_tail(
        &sample,
        |x| x > 7.697_117_470_131_05,
        libm::exp(-7.697_117_470_131_05),
    );
    assert_tail(&sample, |x| x > 9.5, libm::exp(-9.5));
    assert_follows(sample, |x| -libm::expm1(-x));
}

#[test]
fn normal_with_its_tails() {
    let sample = draw(standard_normal);
    assert_moments(&sample, &[0.0, 1.0, 0.0, 3.0]);
    let tail = normal_distribution(-3.654_152_885_361_009);
    assert_tail(&sample, |x| x > 3.654_152_885_361_009, tail);
    assert_tail(&sample, |x| x < -3.654_152_885_361_009, tail);
    assert_tail(&sample, |x| x.abs() > 4.0, 2.0 * normal_distribution(-4.0));
    assert_follows(sample, normal_distribution);
}

#[test]
fn lognormal_by_its_logarithm() {
    let variance = 1.5f64.ln();
    assert_follows(draw(|stream| lognormal(stream, 8.0, 0.5)), |x| {
        normal_distribution(((x / 8.0).ln() + 0.5 * variance) / variance.sqrt())
    });
}

#[test]
fn streams_are_uncorrelated() {
    let column = |seed, stream| {
        let mut stream = Stream::new(seed, stream);
        move || standard_normal(&mut stream)
    };
    for (mut left, mut right) in [
        (column(1, 0), column(1, 1)),
        (column(1, 0), column(2, 0)),
        (column(1, 2), column(2, 1)),
        (column(0, 0), column(u64::MAX, 0)),
    ] {
        let mut products = Moments::default();
        (0..100_000).for_each(|_| products.add(left() * right()));
        assert!(products.mean().abs() < 4.0 / 100_000f64.sqrt());
    }
}
