//! Guesses with their shares, taken together.

use super::mode::Guess;
use core::f64::consts::SQRT_2;
use libm::{erfc, log, sqrt};

/// Degrees of freedom of Student's distribution, so that one disturbed level does not decide alone.
const FREEDOM: f64 = 4.0;
/// Its density at 0.
const STUDENT: f64 = 0.375;

/// Normal distributions with shares that add up to at most 1; what lacks lies above all numbers.
#[derive(Clone, Debug, Default)]
pub struct Mixture {
    pub parts: Vec<(f64, Guess)>,
}

impl Mixture {
    /// Probability below a number.
    pub fn below(&self, value: f64) -> f64 {
        let parts = self.parts.iter();
        parts
            .map(|(share, guess)| {
                let distance = (value - guess.mean) / guess.deviation.max(1e-9);
                share * 0.5 * erfc(-distance / SQRT_2)
            })
            .sum()
    }

    /// The number below which `share` lies; infinite where that much is not below anything.
    pub fn quantile(&self, share: f64) -> f64 {
        let whole: f64 = self.parts.iter().map(|(share, _)| share).sum();
        if whole <= share {
            return f64::INFINITY;
        }
        let ends = self.parts.iter().map(|(_, guess)| {
            let reach = 8.0 * guess.deviation.max(1e-9);
            (guess.mean - reach, guess.mean + reach)
        });
        let (mut low, mut high) = ends.fold((f64::INFINITY, f64::NEG_INFINITY), |all, one| {
            (all.0.min(one.0), all.1.max(one.1))
        });
        for _ in 0..60 {
            let middle = 0.5 * (low + high);
            if self.below(middle) < share {
                low = middle;
            } else {
                high = middle;
            }
        }
        0.5 * (low + high)
    }

    /// Their mean.
    pub fn mean(&self) -> f64 {
        let whole: f64 = self.parts.iter().map(|(share, _)| share).sum();
        let sum: f64 = self
            .parts
            .iter()
            .map(|(share, guess)| share * guess.mean)
            .sum();
        sum / whole
    }

    /// Their standard deviation, apart and within.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let whole: f64 = self.parts.iter().map(|(share, _)| share).sum();
        let variance: f64 = self
            .parts
            .iter()
            .map(|(share, guess)| {
                let apart = guess.mean - mean;
                share * (apart * apart + guess.deviation * guess.deviation)
            })
            .sum();
        sqrt(variance / whole)
    }

    /// Log of the density at a number that is measured with an error of its own.
    pub fn log_density(&self, value: f64, error: f64) -> f64 {
        let parts = self.parts.iter();
        let density: f64 = parts
            .map(|(share, guess)| {
                let deviation = sqrt(guess.deviation * guess.deviation + error * error);
                let distance = (value - guess.mean) / deviation;
                let tail = 1.0 + distance * distance / FREEDOM;
                share * STUDENT / deviation * libm::pow(tail, -(FREEDOM + 1.0) / 2.0)
            })
            .sum();
        log(density.max(1e-300))
    }
}

#[test]
fn guesses_apart_deviate_by_their_distance() {
    // Var X = E Var(X | guess) + Var E(X | guess): 0.1 within, 1 between them.
    let guess = |mean| Guess {
        mean,
        deviation: 0.1,
    };
    let apart = Mixture {
        parts: vec![(0.5, guess(-1.0)), (0.5, guess(1.0))],
    };
    assert!((apart.deviation() - sqrt(1.01)).abs() < 1e-12);
    // Shares need not add up to 1: 2 of 3 parts at 0, the other at 3.
    let uneven = Mixture {
        parts: vec![(0.2, guess(0.0)), (0.1, guess(3.0))],
    };
    assert!((uneven.mean() - 1.0).abs() < 1e-12);
    assert!((uneven.deviation() - sqrt(2.01)).abs() < 1e-12);
}
