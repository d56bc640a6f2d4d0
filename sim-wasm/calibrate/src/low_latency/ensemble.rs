//! Sets of parameters that the study allows as well: as far from the fit as the refits without a
//! test case are from each other.

use super::problem::committed;
use crate::space::round_to_four_digits;
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::variates::standard_normal;
use messagebox_sim::parameters::limits;
use messagebox_sim::studies::low_latency::model;
use messagebox_sim::studies::low_latency::parameters::TABLE;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Sets that pages simulate a scenario with.
const SETS: usize = 24;
const SEED: u64 = 1;
/// The refits that each leave out one test case.
const PREFIX: &str = "without-test-case-";

/// A refit, as the report of the refits holds it.
#[derive(Deserialize)]
struct Fold {
    id: String,
    parameters: BTreeMap<String, f64>,
}

/// What is read from standard input: the report of the refits.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct HeldOut {
    model_version: String,
    folds: Vec<Fold>,
}

/// How well the test cases together know a parameter.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Known {
    id: &'static str,
    /// By leaving out one test case at a time, in percent of the value.
    standard_error_percent: f64,
}

/// Report of the sets.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Ensemble {
    model_version: &'static str,
    seed: u64,
    parameters: Vec<Known>,
    /// Values of all parameters in the order of the table.
    sets: Vec<Vec<f64>>,
}

/// Draws the sets from the report of the refits in `json`.
pub fn ensemble(json: &str) -> Result<Ensemble, String> {
    let report: HeldOut = serde_json::from_str(json).map_err(|error| error.to_string())?;
    if report.model_version != model::VERSION {
        return Err(format!(
            "the refits are of model {}, not {}",
            report.model_version,
            model::VERSION
        ));
    }
    let folds: Vec<&Fold> = report
        .folds
        .iter()
        .filter(|fold| fold.id.starts_with(PREFIX))
        .collect();
    let deviations: Vec<Option<Vec<f64>>> = TABLE
        .iter()
        .map(|parameter| deviations(&folds, parameter.id))
        .collect();
    let mut random = Stream::new(SEED, 0);
    let sets = (0..SETS)
        .map(|_| {
            let weights: Vec<f64> = folds.iter().map(|_| standard_normal(&mut random)).collect();
            set(&deviations, &weights)
        })
        .collect();
    Ok(Ensemble {
        model_version: model::VERSION,
        seed: SEED,
        parameters: TABLE
            .iter()
            .zip(&deviations)
            .filter_map(|(parameter, deviations)| {
                let variance: f64 = deviations.as_ref()?.iter().map(|one| one * one).sum();
                Some(Known {
                    id: parameter.id,
                    standard_error_percent: 100.0 * variance.sqrt(),
                })
            })
            .collect(),
        sets,
    })
}

/// How far the logarithm of a parameter is from its mean over the refits, each so scaled that the
/// sum of the squares is the variance of the jackknife over test cases. None where the refits keep it.
fn deviations(folds: &[&Fold], id: &str) -> Option<Vec<f64>> {
    let logs: Vec<f64> = folds
        .iter()
        .map(|fold| fold.parameters.get(id).map(|value| value.ln()))
        .collect::<Option<_>>()?;
    let count = logs.len() as f64;
    let mean = logs.iter().sum::<f64>() / count;
    let scale = ((count - 1.0) / count).sqrt();
    Some(logs.iter().map(|log| scale * (log - mean)).collect())
}

/// The committed values, moved by deviations of the refits with these weights; no farther than the
/// model takes.
fn set(deviations: &[Option<Vec<f64>>], weights: &[f64]) -> Vec<f64> {
    committed()
        .iter()
        .zip(TABLE)
        .zip(deviations)
        .map(|((&value, parameter), deviations)| {
            let Some(deviations) = deviations else {
                return value;
            };
            let distance: f64 = deviations.iter().zip(weights).map(|(d, w)| d * w).sum();
            let (least, most) = limits(parameter);
            round_to_four_digits((value * distance.exp()).clamp(least, most))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fold(number: usize, dispatch_ms: f64, sharing: f64) -> Fold {
        Fold {
            id: format!("{PREFIX}{number:02}"),
            parameters: [
                ("dispatch_ms".to_owned(), dispatch_ms),
                ("sharing".to_owned(), sharing),
            ]
            .into(),
        }
    }

    #[test]
    fn squares_add_up_to_the_variance_of_the_jackknife() {
        let folds = [fold(1, 10.0, 0.7), fold(2, 12.0, 0.8), fold(3, 11.0, 0.75)];
        let folds: Vec<&Fold> = folds.iter().collect();
        let found = deviations(&folds, "dispatch_ms").expect("deviations");
        let logs = [10.0_f64.ln(), 12.0_f64.ln(), 11.0_f64.ln()];
        let mean = logs.iter().sum::<f64>() / 3.0;
        // (g - 1) / g times the sum of squares, with g = 3.
        let variance: f64 = 2.0 / 3.0 * logs.iter().map(|log| (log - mean).powi(2)).sum::<f64>();
        let squares: f64 = found.iter().map(|one| one * one).sum();
        assert!((squares - variance).abs() < 1e-12);
        assert!(deviations(&folds, "network_ms").is_none());
    }

    #[test]
    fn sets_scatter_as_the_jackknife_says_and_together() {
        let folds = [fold(1, 10.0, 0.7), fold(2, 12.0, 0.8), fold(3, 11.0, 0.75)];
        let folds: Vec<&Fold> = folds.iter().collect();
        let all: Vec<_> = TABLE.iter().map(|one| deviations(&folds, one.id)).collect();
        let place = |id: &str| TABLE.iter().position(|one| one.id == id).expect("a place");
        let (dispatch, share) = (place("dispatch_ms"), place("sharing"));
        let mut random = Stream::new(3, 0);
        let sets: Vec<Vec<f64>> = (0..20_000)
            .map(|_| {
                let weights: Vec<f64> =
                    folds.iter().map(|_| standard_normal(&mut random)).collect();
                set(&all, &weights)
            })
            .collect();
        let moved = |set: &[f64], at: usize| (set[at] / TABLE[at].value).ln();
        let mean = |of: &dyn Fn(&[f64]) -> f64| {
            sets.iter().map(|set| of(set)).sum::<f64>() / sets.len() as f64
        };
        let expected = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>();
        let of = |at: usize| all[at].as_ref().expect("deviations");
        for (one, other) in [(dispatch, dispatch), (share, share), (dispatch, share)] {
            let found = mean(&|set| moved(set, one) * moved(set, other));
            let wanted = expected(of(one), of(other));
            assert!((found / wanted - 1.0).abs() < 0.05, "{found} {wanted}");
        }
        assert_eq!(
            sets[0][place("network_ms")],
            TABLE[place("network_ms")].value
        );
    }

    #[test]
    fn refits_of_another_model_are_refused() {
        let refused = ensemble(r#"{"modelVersion": "0.9.0", "folds": []}"#);
        assert!(refused.is_err_and(|reason| reason.contains("0.9.0")));
    }
}
