//! The adapter study's fit: its throughputs are reciprocals of demands, so no simulation is needed
//! to fit them, and every cell can be left out in turn.

mod evidence;
mod problem;
mod target;

use crate::fitted::{Cost, Report, fitted};
use crate::print::print;
use clap::ValueEnum;
use messagebox_sim::studies::adapters::model;
use problem::Problem;

/// What to do; the cells come as JSON from standard input.
#[derive(Clone, Copy, ValueEnum)]
pub enum Command {
    /// Fits all calibrated parameters
    Fit,
    /// Refits without each cell and without each test case
    HeldOut,
}

/// Carries out a command on the cells in `json`.
pub fn run(command: Command, json: &str) -> Result<(), String> {
    let targets = target::read(json)?;
    match command {
        Command::Fit => print(&fit(&targets)),
        Command::HeldOut => print(&evidence::evidence(&targets)),
    }
}

/// Fits all calibrated parameters to all cells.
fn fit(targets: &[target::Target]) -> Report {
    let space = problem::space();
    let cells: Vec<&target::Target> = targets.iter().collect();
    let problem = Problem {
        space: &space,
        cells: &cells,
    };
    let found = problem.fit();
    let errors = problem.unweighted(&found.point);
    Report {
        model_version: model::VERSION,
        facts: cells.len(),
        cost: Cost::new(problem.start_cost(), &found),
        parameters: fitted(&space, &errors, cells.len()),
    }
}
