//! The adapter study's fit: its throughputs are reciprocals of demands, so no simulation is needed
//! to fit them, and every cell can be left out in turn.

mod evidence;
mod least_squares;
mod target;

use least_squares::{Space, fit};
use messagebox_sim::studies::adapters::model;
use messagebox_sim::studies::adapters::parameters::TABLE;
use serde::Serialize;

pub use evidence::evidence;
pub use target::read;

/// A parameter as the fit leaves it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Fitted {
    id: &'static str,
    unit: &'static str,
    start: f64,
    fitted: f64,
}

/// What a fit of all cells found.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Calibration {
    model_version: &'static str,
    cells: usize,
    parameters: Vec<Fitted>,
}

/// Fits all calibrated parameters to all cells.
pub fn calibrate(targets: &[target::Target]) -> Calibration {
    let space = Space::all();
    let cells: Vec<&target::Target> = targets.iter().collect();
    let point = fit(&space, &cells, &space.start());
    let values = space.rounded(&point);
    let parameters = space.free().iter().map(|&index| Fitted {
        id: TABLE[index].id,
        unit: TABLE[index].unit,
        start: space.start_of(index),
        fitted: values[index],
    });
    Calibration {
        model_version: model::VERSION,
        cells: cells.len(),
        parameters: parameters.collect(),
    }
}
