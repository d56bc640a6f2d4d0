//! The fits of the studies whose few results stand in their text. Their committed values were set by
//! hand; the fit says how far those are from the best, and what the facts say of each other.

mod fact;
mod held_out;
mod problem;
mod studies;
#[cfg(test)]
mod tests;

use crate::fitted::{Cost, Report, fitted};
use crate::gauss_newton::Solution;
use crate::print::print;
use crate::space::Space;
use clap::ValueEnum;
use fact::Configuration;
use problem::{Problem, Study};

pub use studies::{CAPACITY, SCALE_UP, WORKER_THREADS};

/// What to do; the facts come as JSON from standard input.
#[derive(Clone, Copy, ValueEnum)]
pub enum Command {
    /// Fits all calibrated parameters
    Fit,
    /// Refits without facts and predicts them
    HeldOut,
}

/// Carries out a command on the facts in `json`.
pub fn run(study: &Study, command: Command, json: &str) -> Result<(), String> {
    let configurations: Vec<Configuration> =
        serde_json::from_str(json).map_err(|error| error.to_string())?;
    for configuration in &configurations {
        let values: Vec<f64> = study.table.iter().map(|one| one.value).collect();
        (study.simulate)(configuration, &values, 0)?;
    }
    let space = Space::from_values(study.table);
    let problem = Problem::new(study, &space, &configurations);
    match command {
        Command::Fit => print(&report(&problem, &search(&problem))),
        Command::HeldOut => print(&held_out::held_out(&problem)),
    }
}

/// The best point near the committed values, with the derivatives there.
fn search(problem: &Problem) -> Solution {
    let search = problem.study.search;
    let found = search.run(problem, problem.space.start(), |solution| {
        eprintln!("cost {:.4}", solution.cost());
    });
    Solution {
        jacobian: search.jacobian(problem, &found.point),
        ..found
    }
}

fn report(problem: &Problem, full: &Solution) -> Report {
    let moved = held_out::moved(full, problem.counts.len());
    let facts = moved.into_iter().filter(|&moved| moved).count();
    Report {
        model_version: problem.study.model_version,
        facts,
        cost: Cost::new(problem.start_cost(), full),
        parameters: fitted(problem.space, full, facts),
    }
}
