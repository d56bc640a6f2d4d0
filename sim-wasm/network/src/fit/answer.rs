//! All that is said of a load test.

use super::explained::{Explained, explained};
use super::input::{self, Input};
use super::law::Law;
use super::limit::{self, Limit};
use super::meters::{Resource, resources};
use super::missed::missed_by_percent;
use super::next::{self, Next};
use super::noise::BETWEEN_RUNS;
use super::notes;
use super::prediction::{self, Prediction};
use super::sentence;
use super::study::{Study, study};
use super::target::{UnderTarget, under_target};
use crate::refusal::Refusal;
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    /// What limits the system.
    pub sentence: String,
    /// Whether the best explanation fits the levels; where it does not, the sentence begins with that.
    pub fits: bool,
    pub notes: Vec<String>,
    /// The best first.
    pub explanations: Vec<Explained>,
    /// Null where no limit was seen.
    pub limit: Option<Limit>,
    /// Requests per second that a limit lies above, where none was seen.
    pub limit_above: Option<f64>,
    pub predictions: Vec<Prediction>,
    pub users_under_target: Vec<UnderTarget>,
    pub next: Next,
    /// What meters tell.
    pub resources: Vec<Resource>,
    /// The universal scalability law on the same levels; null for open tests.
    pub law: Option<LawFitted>,
    /// Scatter of the levels around the best explanation, in percent.
    pub scatter_percent: f64,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct LawFitted {
    /// Requests per second of one user.
    pub gamma_per_second: f64,
    pub alpha: f64,
    pub beta: f64,
    pub left_out_error_percent: Option<f64>,
}

/// What levels in JSON tell, or what is wrong with them.
pub fn answer(json: &[u8]) -> Result<Answer, Refusal> {
    let input = input::read(json)?;
    let Some(study) = study(&input) else {
        let levels = input.levels.len();
        return Err(Refusal::new(
            "levels",
            levels,
            "levels that some explanation fits",
        ));
    };
    Ok(of(&input, &study))
}

fn of(input: &Input, study: &Study) -> Answer {
    let resources = resources(input, None);
    let names: Vec<String> = resources
        .iter()
        .take(2)
        .map(|one| one.name.clone())
        .collect();
    let judged = study.judged.iter();
    let explanations: Vec<Explained> = judged
        .filter_map(|one| explained(input, study, one, &names))
        .collect();
    let limit = limit::limit(study, input);
    let above = limit::above(study, input);
    let next = next::next(study, input);
    let scatter_percent = 100.0 * BETWEEN_RUNS * study.scatter;
    let loads = prediction::loads(input).into_iter();
    let predictions: Vec<Prediction> = loads
        .map(|load| prediction::predict(study, input, load))
        .collect();
    let targets = input.targets.iter().flatten();
    Answer {
        sentence: sentence::sentence(
            input,
            limit.as_ref(),
            above,
            &explanations,
            &resources,
            &next,
            limit::tells(study),
        ),
        fits: missed_by_percent(&explanations).is_none(),
        notes: notes::notes(input, &predictions, &resources, scatter_percent),
        predictions,
        users_under_target: targets
            .map(|&target| under_target(study, input, target))
            .collect(),
        limit_above: limit.is_none().then_some(above),
        limit,
        next,
        resources,
        law: study.law.map(|law| fitted(law, study.law_error)),
        scatter_percent,
        explanations,
    }
}

fn fitted(law: Law, error: Option<f64>) -> LawFitted {
    LawFitted {
        gamma_per_second: law.gamma,
        alpha: law.alpha,
        beta: law.beta,
        left_out_error_percent: error.map(|error| 100.0 * error),
    }
}
