//! Calibrated parameters as a vector: logarithms of value / origin.

use messagebox_sim::parameters::{Origin, Parameter};
use nalgebra::DVector;

/// Positions in a study's parameter table that a fit moves.
pub struct Space {
    pub table: &'static [Parameter],
    free: Vec<usize>,
    /// Values of all parameters where the vector is zero.
    origin: Vec<f64>,
}

/// Start of a calibrated parameter, value of another.
fn start(parameter: &Parameter) -> f64 {
    match parameter.origin {
        Origin::Calibrated { start } => start,
        Origin::Documented | Origin::Assumed => parameter.value,
    }
}

impl Space {
    fn new(table: &'static [Parameter], origin: fn(&Parameter) -> f64) -> Self {
        let calibrated = |index: &usize| matches!(table[*index].origin, Origin::Calibrated { .. });
        Self {
            table,
            free: (0..table.len()).filter(calibrated).collect(),
            origin: table.iter().map(origin).collect(),
        }
    }

    /// All calibrated parameters, from their starts.
    pub fn from_starts(table: &'static [Parameter]) -> Self {
        Self::new(table, start)
    }

    /// All calibrated parameters, from their committed values.
    pub fn from_values(table: &'static [Parameter]) -> Self {
        Self::new(table, |parameter| parameter.value)
    }

    /// All calibrated parameters, from what `guess` says of each.
    pub fn from_guesses(table: &'static [Parameter], guess: fn(&Parameter) -> f64) -> Self {
        let mut space = Self::new(table, start);
        for &index in &space.free {
            space.origin[index] = guess(&table[index]);
        }
        space
    }

    /// Without some parameters, which keep their start.
    pub fn at_start(mut self, is_held: impl Fn(&str) -> bool) -> Self {
        self.free.retain(|&index| !is_held(self.table[index].id));
        self
    }

    /// Without some parameters, which keep their committed value.
    pub fn at_value(self, held: &[&str]) -> Self {
        let held: Vec<_> = self
            .table
            .iter()
            .filter(|parameter| held.contains(&parameter.id))
            .map(|parameter| (parameter.id, parameter.value))
            .collect();
        self.at(&held)
    }

    /// Without some parameters, which have these values.
    pub fn at(mut self, fixed: &[(&str, f64)]) -> Self {
        for (origin, parameter) in self.origin.iter_mut().zip(self.table) {
            if let Some((_, value)) = fixed.iter().find(|(id, _)| *id == parameter.id) {
                *origin = *value;
            }
        }
        self.at_start(|id| fixed.iter().any(|(fixed, _)| *fixed == id))
    }

    /// Table positions of the vector's elements.
    pub fn free(&self) -> &[usize] {
        &self.free
    }

    /// Which elements of a larger space's vector its own elements stand for.
    pub fn positions_in(&self, larger: &Self) -> Vec<usize> {
        let free = larger.free.iter().enumerate();
        free.filter(|(_, index)| self.free.contains(index))
            .map(|(position, _)| position)
            .collect()
    }

    /// The parameters that the vector's elements stand for.
    pub fn parameters(&self) -> impl Iterator<Item = &'static Parameter> {
        self.free.iter().map(|&index| &self.table[index])
    }

    /// Values of all parameters at a point.
    pub fn values(&self, point: &DVector<f64>) -> Vec<f64> {
        let mut values = self.origin.clone();
        for (&index, distance) in self.free.iter().zip(point) {
            values[index] *= distance.exp();
        }
        values
    }

    /// The same, as the parameter files keep them.
    pub fn rounded(&self, point: &DVector<f64>) -> Vec<f64> {
        let values = self.values(point);
        values.into_iter().map(round_to_four_digits).collect()
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

    /// The point where every parameter has its origin.
    pub fn start(&self) -> DVector<f64> {
        DVector::zeros(self.free.len())
    }
}

/// What the parameter files keep of a value.
pub fn round_to_four_digits(value: f64) -> f64 {
    format!("{value:.3e}").parse().unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use messagebox_sim::studies::low_latency::parameters::TABLE;

    #[test]
    fn a_fixed_parameter_keeps_its_value_and_moves_no_more() {
        let all = Space::from_starts(TABLE);
        let fixed = Space::from_starts(TABLE).at(&[("sharing", 0.0)]);
        assert_eq!(fixed.free().len() + 1, all.free().len());
        assert!(
            fixed
                .parameters()
                .all(|parameter| parameter.id != "sharing")
        );
        let index = TABLE.iter().position(|parameter| parameter.id == "sharing");
        let values = fixed.values(&DVector::from_element(fixed.free().len(), 0.5));
        assert_eq!(values[index.expect("a parameter")], 0.0);
        assert!(
            fixed
                .free()
                .iter()
                .all(|&one| values[one] > all.values(&all.start())[one])
        );
    }

    #[test]
    fn a_guess_moves_calibrated_parameters_alone() {
        let space = Space::from_guesses(TABLE, |_| 7.0);
        for (value, parameter) in space.values(&space.start()).iter().zip(TABLE) {
            let is_calibrated = matches!(parameter.origin, Origin::Calibrated { .. });
            assert_eq!(*value == 7.0, is_calibrated, "{}", parameter.id);
        }
    }
}
