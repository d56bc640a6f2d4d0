//! What the commands print: JSON for static/data/validation.

use super::evaluate::{FIT_REPLICATIONS, SCHEDULE, SEED};
use super::kept::KeptReport;
use super::loss::{HUBER, PRIOR};
use super::target::{EXCLUDED, Excluded, WEIGHTS, Weight};
use crate::fitted::Fitted;
use messagebox_sim::parameters::Origin;
use messagebox_sim::studies::low_latency::model;
use serde::Serialize;
use std::collections::BTreeMap;

/// The schedule of the runs of a fit.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProtocolReport {
    warm_up_ms: f64,
    counted_ms: f64,
    replications: u32,
    seed: u32,
}

impl ProtocolReport {
    /// The protocol of the fit.
    pub fn of_fit() -> Self {
        Self {
            warm_up_ms: SCHEDULE.warm_up_ms,
            counted_ms: SCHEDULE.end_ms - SCHEDULE.warm_up_ms,
            replications: FIT_REPLICATIONS,
            seed: SEED,
        }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Loss {
    name: String,
    huber_delta: f64,
    weights: BTreeMap<&'static str, f64>,
}

/// What the fit minimises.
#[derive(Serialize)]
pub struct Costs {
    pub start: f64,
    /// Where the search from the start ended.
    pub searched: f64,
    /// At the values that the model has: the best of all searches, rounded.
    pub fitted: f64,
}

/// Report of a fit: static/data/validation/calibration.json.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Calibration {
    model_version: &'static str,
    protocol: ProtocolReport,
    loss: Loss,
    excluded: &'static [Excluded],
    cost: Costs,
    evaluations: usize,
    parameters: Vec<Fitted>,
}

impl Calibration {
    /// The report of a fit.
    pub fn new(cost: Costs, evaluations: usize, parameters: Vec<Fitted>) -> Self {
        Self {
            model_version: model::VERSION,
            protocol: ProtocolReport::of_fit(),
            loss: Loss {
                name: format!(
                    "Huber loss of weighted logarithmic errors (CPU of BizTalk computers: points), and a pull of weight {PRIOR} of each parameter towards its start"
                ),
                huber_delta: HUBER,
                weights: WEIGHTS
                    .iter()
                    .map(|&Weight { column, weight }| (column, weight))
                    .collect(),
            },
            excluded: EXCLUDED,
            cost,
            evaluations,
            parameters,
        }
    }
}

/// A refit without some configurations.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Fold {
    pub id: String,
    pub held_out: Vec<String>,
    pub parameters: BTreeMap<&'static str, f64>,
}

/// A configuration left out of the fit of its fold, simulated with the fold's parameters.
#[derive(Serialize, Clone)]
pub struct Prediction {
    pub fold: String,
    pub scenario: String,
    pub metrics: BTreeMap<String, f64>,
}

/// Refits and what they predict.
#[derive(Serialize, Default)]
pub struct Refits {
    pub folds: Vec<Fold>,
    pub predictions: Vec<Prediction>,
}

/// Report of the refits: static/data/validation/held-out.json.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HeldOut {
    pub model_version: &'static str,
    pub protocol: ProtocolReport,
    pub kept: KeptReport,
    #[serde(flatten)]
    pub refits: Refits,
}

/// Report of the refits that leave out much at once: static/data/validation/extrapolations.json.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Extrapolations {
    pub model_version: &'static str,
    pub protocol: ProtocolReport,
    #[serde(flatten)]
    pub refits: Refits,
}

/// Effect of a parameter on a quantity: relative changes in percent.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Effect {
    /// Mean over all configurations but the most changed one when the parameter goes down.
    pub low_percent: f64,
    /// The same when it goes up.
    pub high_percent: f64,
    /// The largest absolute change of one configuration.
    pub largest_percent: f64,
    pub largest_scenario: String,
}

#[derive(Serialize)]
pub struct ParameterEffects {
    pub id: &'static str,
    pub unit: &'static str,
    pub value: f64,
    pub origin: Origin,
    pub effects: BTreeMap<&'static str, Effect>,
}

/// Report of the sensitivities: static/data/validation/sensitivity.json.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Sensitivity {
    pub model_version: &'static str,
    pub change_percent: f64,
    pub parameters: Vec<ParameterEffects>,
}

/// What moving a parameter alone does to a quantity, from points at which all others lie elsewhere:
/// percent for a tenth more of it, mean over all
/// configurations but the most changed one.
#[derive(Serialize, Clone, Copy)]
#[serde(rename_all = "camelCase")]
pub struct ElementaryEffect {
    pub mean_percent: f64,
    /// Standard deviation between the points.
    pub spread_percent: f64,
    /// Part of the variance that the mean effects of all parameters make in these configurations.
    pub variance_percent: f64,
}

#[derive(Serialize)]
pub struct Screened {
    pub id: &'static str,
    pub origin: Origin,
    pub effects: BTreeMap<&'static str, ElementaryEffect>,
}

/// Report of the screening: static/data/validation/screening.json.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Screening {
    pub model_version: &'static str,
    pub range_percent: f64,
    pub points: usize,
    pub parameters: Vec<Screened>,
}
