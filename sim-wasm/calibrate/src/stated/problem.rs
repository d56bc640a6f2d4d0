//! The residuals of a study whose results stand in its text: each in tolerances of the fact.

use super::fact::{Configuration, Fact, Name};
use crate::gauss_newton::{self, Search, with_pull};
use crate::space::Space;
use messagebox_sim::parameters::Parameter;
use nalgebra::DVector;
use rayon::prelude::*;

/// Pull of the committed values, beside a fact's distance in tolerances. Small: it decides only
/// about what no fact determines.
const PULL: f64 = 0.02;

/// Metrics of one run, or of the bounds that stand for it.
pub type Metrics = Vec<(&'static str, f64)>;

/// What a study gives to be fitted.
pub struct Study {
    pub model_version: &'static str,
    pub table: &'static [Parameter],
    pub search: Search,
    /// Runs behind each simulated value.
    pub replications: u32,
    pub left_out: LeftOut,
    /// Simulates a configuration with the values of all parameters.
    pub simulate: fn(&Configuration, &[f64], u32) -> Result<Metrics, String>,
}

/// What each refit leaves out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeftOut {
    Fact,
    /// All facts of a configuration.
    Configuration,
}

/// The facts of some configurations as a function of the parameters.
pub struct Problem<'a> {
    pub study: &'a Study,
    pub space: &'a Space,
    pub configurations: &'a [Configuration],
    /// Whether a fact counts, by its place among all.
    pub counts: Vec<bool>,
}

impl<'a> Problem<'a> {
    /// The problem of all facts.
    pub fn new(study: &'a Study, space: &'a Space, configurations: &'a [Configuration]) -> Self {
        let count = configurations.iter().map(|one| one.facts.len()).sum();
        Self {
            study,
            space,
            configurations,
            counts: vec![true; count],
        }
    }

    /// The problem of the facts that are kept.
    pub fn keeping(&self, counts: Vec<bool>) -> Self {
        Self { counts, ..*self }
    }

    /// What the fit minimises, where the search begins.
    pub fn start_cost(&self) -> f64 {
        gauss_newton::Problem::at(self, &[self.space.start()])[0].norm_squared()
    }

    /// Every fact with its name.
    pub fn facts(&self) -> Vec<(Name, &'a Fact)> {
        let named = |one: &'a Configuration| {
            one.facts.iter().map(|fact| {
                let name = Name {
                    scenario: one.id.clone(),
                    metric: fact.metric.clone(),
                };
                (name, fact)
            })
        };
        self.configurations.iter().flat_map(named).collect()
    }

    /// Simulated values of all facts at some points, means over replications; those that do not
    /// count, too.
    pub fn simulated(&self, points: &[DVector<f64>]) -> Vec<Vec<f64>> {
        let sets: Vec<Vec<f64>> = points.iter().map(|p| self.space.values(p)).collect();
        let runs: Vec<(&[f64], &Configuration, u32)> = sets
            .iter()
            .flat_map(|set| {
                self.configurations
                    .iter()
                    .map(move |one| (set.as_slice(), one))
            })
            .flat_map(|(set, one)| (0..self.study.replications).map(move |r| (set, one, r)))
            .collect();
        let values: Vec<Vec<f64>> = runs
            .par_iter()
            .with_max_len(1)
            .map(|&(set, configuration, replication)| {
                let metrics = (self.study.simulate)(configuration, set, replication);
                let metrics = metrics.unwrap_or_default();
                let value = |fact: &Fact| {
                    let found = metrics.iter().find(|(name, _)| *name == fact.metric);
                    found.map_or(f64::NAN, |&(_, value)| value)
                };
                configuration.facts.iter().map(value).collect()
            })
            .collect();
        let of_point = self.configurations.len() * self.study.replications as usize;
        values
            .chunks(of_point)
            .map(|runs| {
                runs.chunks(self.study.replications as usize)
                    .flat_map(means)
                    .collect()
            })
            .collect()
    }
}

/// Mean of each fact over the replications of a configuration.
fn means(runs: &[Vec<f64>]) -> Vec<f64> {
    let facts = runs.first().map_or(0, Vec::len);
    (0..facts)
        .map(|fact| runs.iter().map(|run| run[fact]).sum::<f64>() / runs.len() as f64)
        .collect()
}

impl gauss_newton::Problem for Problem<'_> {
    fn at(&self, points: &[DVector<f64>]) -> Vec<DVector<f64>> {
        let facts = self.facts();
        self.simulated(points)
            .iter()
            .zip(points)
            .map(|(values, point)| {
                let counted = facts.iter().zip(values).zip(&self.counts);
                let residuals = counted
                    .filter(|(_, counts)| **counts)
                    .map(|(((_, fact), &value), _)| fact.residual(value));
                with_pull(residuals, point, PULL)
            })
            .collect()
    }
}
