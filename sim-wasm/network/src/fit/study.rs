//! All explanations of the points of a load test, judged by the levels that each has not seen.

use super::explanation::{Candidate, Explanation, explain, sum_of_logs};
use super::family::Kind;
use super::input::Input;
use super::law::{self, Law};
use super::left_out::{LeftOut, better, left_out};
use super::meters::resources;
use super::mixture::Mixture;
use super::mode::Guess;
use super::noise;
use super::point::{Point, Quantity, log_of};
use super::shape::Shape;
use super::system::{Load, System};
use libm::{exp, log, sqrt};
use messagebox_sim::kernel::convert::Real;
use serde::Serialize;

/// What the scatter may be, in multiples of that stated.
const SCATTERS: [f64; 8] = [0.6, 0.85, 1.2, 1.7, 2.4, 3.4, 4.8, 6.8];
/// What is expected of it before it is seen, since what is stated leaves out something, and the
/// standard deviation of its log.
const SCATTER_EXPECTED: f64 = 1.3;
const SCATTER_DEVIATION: f64 = 1.0;
/// Logs of probability that are too little to part two explanations.
const LITTLE: f64 = 2.5;
/// Behind by so many standard errors and by so many times `LITTLE`, an explanation is refuted.
const REFUTED: f64 = 3.0;

/// An explanation that is alive has at least this much of the share of the best, so that the spread of
/// what is predicted is that of all of them.
const LEAST_SHARE: f64 = 0.15;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Best,
    AsGood,
    Worse,
    Refuted,
}

impl Verdict {
    pub fn is_alive(self) -> bool {
        matches!(self, Verdict::Best | Verdict::AsGood)
    }
}

/// An explanation with how it did.
#[derive(Clone, Debug)]
pub struct Judged {
    pub explanation: Explanation,
    pub left_out: LeftOut,
    pub verdict: Verdict,
    /// Its share of what is predicted; 0 where it is not alive.
    pub share: f64,
}

impl Judged {
    /// Root mean square of its errors on points that it was fitted to, as a share.
    pub fn fitted_error(&self, points: &[Point]) -> f64 {
        let Some(mode) = self.explanation.best() else {
            return f64::INFINITY;
        };
        let system = mode.system();
        let squares = points.iter().map(|point| {
            let error = exp(log_of(&system, point.load, point.of) - point.log_value) - 1.0;
            error * error
        });
        sqrt(squares.sum::<f64>() / points.len().max(1).real())
    }
}

#[derive(Clone, Debug)]
pub struct Study {
    /// The best first.
    pub judged: Vec<Judged>,
    /// The points, with the scatter that was found.
    pub points: Vec<Point>,
    /// How many times what was stated that is.
    pub scatter: f64,
    /// What people would use instead; none for open tests.
    pub law: Option<Law>,
    /// Root mean square of the law's errors on levels left out, as a share.
    pub law_error: Option<f64>,
}

fn most_inside(points: &[Point]) -> f64 {
    let inside = points.iter().map(|point| match (point.load, point.of) {
        (Load::Closed { users, think_ms }, Quantity::Throughput) => {
            users - think_ms * exp(point.log_value)
        }
        (Load::Closed { users, think_ms }, Quantity::Response) => {
            let response_ms = exp(point.log_value);
            users * response_ms / (think_ms + response_ms)
        }
        (Load::Open { rate }, Quantity::Response) => rate * exp(point.log_value),
        (Load::Open { .. }, Quantity::Throughput) => 1.0,
    });
    inside.fold(1.0, f64::max)
}

/// Explains the levels that are not kept back; none where no family can.
pub fn study(input: &Input) -> Option<Study> {
    let points = noise::points(input);
    let inside = most_inside(&points);
    let closed: Vec<(f64, f64)> = input
        .seen()
        .filter_map(|level| Some((level.users?, level.throughput_per_second)))
        .collect();
    let shapes = |kind: Kind, without: Option<Load>| -> Vec<Shape> {
        let load = without.map(Load::size);
        kind.shapes(inside, &resources(input, load))
    };
    let explained = input.kinds().into_iter().filter_map(|kind| {
        let all = shapes(kind, None);
        let candidates = all.into_iter().map(|shape| Candidate::new(shape, &points));
        let all = explain(kind, &candidates.collect::<Vec<_>>(), &points)?;
        Some((kind, all))
    });
    let first: Vec<(Kind, Explanation)> = explained.collect();
    let scatter = scatter(&first, points.len())?;
    let points: Vec<Point> = points
        .iter()
        .map(|point| Point {
            error: point.error * scatter,
            ..*point
        })
        .collect();
    let explained = first.into_iter().filter_map(|(kind, first)| {
        let candidates = |without| first.likely(&shapes(kind, without), scatter);
        let all = explain(kind, &candidates(None), &points)?;
        let left_out = left_out(kind, &points, &candidates);
        Some((all, left_out))
    });
    Some(Study {
        judged: judge(explained.collect()),
        points,
        scatter,
        law: Law::fitted(&closed),
        law_error: law::left_out(&closed),
    })
}

/// How many times what was stated the levels scatter: the root of its mean square, over all that may
/// be so. All shapes have their say, since the one that fits best has fitted some of the scatter, too.
fn scatter(all: &[(Kind, Explanation)], points: usize) -> Option<f64> {
    let logs = SCATTERS.map(|scatter| {
        let all = all.iter().map(|(kind, explanation)| {
            log(kind.weight()) + explanation.log_evidence_at(scatter, points)
        });
        let expected = log(scatter / SCATTER_EXPECTED) / SCATTER_DEVIATION;
        (
            scatter,
            sum_of_logs(all.collect()) - 0.5 * expected * expected,
        )
    });
    let most = logs
        .iter()
        .map(|(_, log)| *log)
        .fold(f64::NEG_INFINITY, f64::max);
    let (mut sum, mut squares) = (0.0, 0.0);
    for (scatter, log) in logs {
        let weight = exp(log - most);
        sum += weight;
        squares += weight * scatter * scatter;
    }
    let scatter = sqrt(squares / sum);
    scatter.is_finite().then_some(scatter)
}

fn judge(explained: Vec<(Explanation, LeftOut)>) -> Vec<Judged> {
    let total = |one: &LeftOut| one.log_densities.iter().sum::<f64>();
    let best = explained
        .iter()
        .map(|(_, left_out)| left_out)
        .max_by(|a, b| total(a).total_cmp(&total(b)))
        .cloned();
    let verdict = |left_out: &LeftOut| {
        let (behind, error) = best
            .as_ref()
            .map_or((0.0, 0.0), |best| better(best, left_out));
        if behind == 0.0 {
            Verdict::Best
        } else if behind <= error.max(LITTLE) {
            Verdict::AsGood
        } else if behind > REFUTED * error.max(LITTLE) {
            Verdict::Refuted
        } else {
            Verdict::Worse
        }
    };
    let mut judged: Vec<Judged> = explained
        .into_iter()
        .map(|(explanation, left_out)| Judged {
            verdict: verdict(&left_out),
            share: log(explanation.kind.weight()) + total(&left_out),
            explanation,
            left_out,
        })
        .collect();
    let alive = judged.iter().filter(|one| one.verdict.is_alive());
    let most = alive.map(|one| one.share).fold(f64::NEG_INFINITY, f64::max);
    for one in &mut judged {
        one.share = if one.verdict.is_alive() {
            exp(one.share - most).max(LEAST_SHARE)
        } else {
            0.0
        };
    }
    let sum: f64 = judged.iter().map(|one| one.share).sum();
    for one in &mut judged {
        one.share /= sum;
    }
    judged.sort_by(|a, b| {
        let by_share = b.share.total_cmp(&a.share);
        by_share.then(total(&b.left_out).total_cmp(&total(&a.left_out)))
    });
    // Of those alive the one with most of what is predicted is called the best.
    for (place, one) in judged.iter_mut().enumerate() {
        if one.verdict.is_alive() {
            one.verdict = if place == 0 {
                Verdict::Best
            } else {
                Verdict::AsGood
            };
        }
    }
    judged
}

impl Study {
    /// What those alive say of a number, on a log scale; none is what has no such number.
    pub fn mixture(&self, of: impl Fn(&System) -> Option<f64>) -> Mixture {
        let alive = self.judged.iter().filter(|one| one.share > 0.0);
        let parts = alive.flat_map(|one| {
            let modes = one.explanation.modes.iter();
            modes.filter_map(|(share, mode)| {
                of(&mode.system())?;
                let guess = mode.guess(|system| of(system).unwrap_or(0.0));
                Some((one.share * share, guess))
            })
        });
        Mixture {
            parts: parts.collect::<Vec<(f64, Guess)>>(),
        }
    }
}
