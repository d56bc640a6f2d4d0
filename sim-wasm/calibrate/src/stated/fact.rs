//! What the text of a study states, and how far a simulated value is from it.

use crate::scenario::Knobs;
use serde::{Deserialize, Serialize};

/// A stated result of a configuration.
#[derive(Deserialize, Clone)]
pub struct Fact {
    pub metric: String,
    /// The number, or none where only words are stated.
    pub value: Option<f64>,
    /// What is accepted: the number's tolerance, or what its words are read as.
    pub low: f64,
    pub high: f64,
}

/// A configuration and what is stated of it.
#[derive(Deserialize)]
pub struct Configuration {
    pub id: String,
    pub knobs: Knobs,
    pub facts: Vec<Fact>,
}

/// The name of a fact.
#[derive(Serialize, Clone, PartialEq, Debug)]
pub struct Name {
    pub scenario: String,
    pub metric: String,
}

/// What a run without a value counts as: so many tolerances.
const FAR: f64 = 10.0;

impl Fact {
    /// Distance of a simulated value in tolerances. From a number it is counted all the way, as a
    /// logarithm; words say nothing more of a value that they allow.
    pub fn residual(&self, simulated: f64) -> f64 {
        let distance = match self.number() {
            Some((value, tolerance)) => (simulated / value).ln() * value / tolerance,
            None => {
                let outside = (simulated - self.high).max(0.0) - (self.low - simulated).max(0.0);
                let half_width = 0.5 * (self.high - self.low);
                outside / if half_width > 0.0 { half_width } else { 1.0 }
            }
        };
        if simulated.is_nan() {
            FAR
        } else {
            distance.clamp(-FAR, FAR)
        }
    }

    /// The number with its tolerance: the farther end of what is accepted.
    pub fn number(&self) -> Option<(f64, f64)> {
        let value = self.value?;
        let tolerance = (value - self.low).max(self.high - value);
        (value > 0.0 && tolerance > 0.0).then_some((value, tolerance))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fact(value: Option<f64>, low: f64, high: f64) -> Fact {
        Fact {
            metric: String::new(),
            value,
            low,
            high,
        }
    }

    #[test]
    fn numbers_pull_and_words_only_bound() {
        let number = fact(Some(100.0), 90.0, 110.0);
        assert!((number.residual(105.0) - 0.4879).abs() < 1e-4);
        assert_eq!(number.residual(0.0), -FAR);
        let words = fact(None, 80.0, 100.0);
        assert_eq!(words.residual(95.0), 0.0);
        assert_eq!(words.residual(70.0), -1.0);
        assert_eq!(words.residual(f64::NAN), FAR);
        assert_eq!(fact(Some(0.0), 0.0, 0.0).residual(3.0), 3.0);
    }
}
