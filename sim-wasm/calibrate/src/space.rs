//! The calibrated parameters as a vector: logarithms of value / start.

use messagebox_sim::parameters::Origin;
use messagebox_sim::studies::low_latency::parameters::{Parameters, TABLE};
use nalgebra::DVector;

/// Positions in the parameter table that a fit moves.
pub struct Space {
    free: Vec<usize>,
    /// Values of all parameters where the vector is zero.
    origin: Vec<f64>,
}

/// Start of a calibrated parameter, value of another.
fn start(index: usize) -> f64 {
    match TABLE[index].origin {
        Origin::Calibrated { start } => start,
        Origin::Documented | Origin::Assumed => TABLE[index].value,
    }
}

impl Space {
    /// All calibrated parameters but those `held`, which keep their committed value.
    pub fn new(held: &[&str]) -> Self {
        let is_held = |index: usize| held.contains(&TABLE[index].id);
        let calibrated = |index: &usize| matches!(TABLE[*index].origin, Origin::Calibrated { .. });
        Self {
            free: (0..TABLE.len())
                .filter(calibrated)
                .filter(|&index| !is_held(index))
                .collect(),
            origin: (0..TABLE.len())
                .map(|index| {
                    if is_held(index) {
                        TABLE[index].value
                    } else {
                        start(index)
                    }
                })
                .collect(),
        }
    }

    /// Table positions of the vector's elements.
    pub fn free(&self) -> &[usize] {
        &self.free
    }

    /// Values of all parameters at a point. Shares stay below 1.
    pub fn values(&self, point: &DVector<f64>) -> Vec<f64> {
        let mut values = self.origin.clone();
        for (&index, distance) in self.free.iter().zip(point) {
            let value = values[index] * distance.exp();
            values[index] = if TABLE[index].id == "publish_share" {
                value.min(0.98)
            } else {
                value
            };
        }
        values
    }

    /// Values in table order as a point.
    pub fn point(&self, values: &[f64]) -> DVector<f64> {
        DVector::from_iterator(
            self.free.len(),
            self.free
                .iter()
                .map(|&index| (values[index] / self.origin[index]).ln()),
        )
    }

    /// The point where every parameter has its start.
    pub fn start(&self) -> DVector<f64> {
        DVector::zeros(self.free.len())
    }
}

/// The committed values in table order.
pub fn committed() -> Vec<f64> {
    TABLE.iter().map(|parameter| parameter.value).collect()
}

/// Values in table order as parameters.
///
/// # Panics
/// Never: the values come from the table.
pub fn parameters(values: &[f64]) -> Parameters {
    Parameters::from_slice(values).expect("one value for each parameter")
}
