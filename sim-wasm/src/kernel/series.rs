//! A value over time in fixed steps and fixed memory.

use crate::kernel::convert::{Real, Whole};
/// Sums and counts per step, for at most a fixed number of steps.
///
/// ```
/// use messagebox_sim::kernel::series::Series;
///
/// let mut series = Series::new(0.0, 10.0, 100);
/// series.add(1.0, 4.0);
/// series.add(2.0, 6.0);
/// series.add(25.0, 3.0);
/// assert!(series.means().eq([Some(5.0), None, Some(3.0)]));
/// ```
#[derive(Clone, Debug)]
pub struct Series {
    start: f64,
    step: f64,
    cells: Vec<Cell>,
    limit: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct Cell {
    sum: f64,
    count: u64,
}

impl Series {
    /// Steps of `step` from `start` on, at most `points` of them; what comes later is left out.
    pub fn new(start: f64, step: f64, points: usize) -> Self {
        Series {
            start,
            step,
            cells: Vec::with_capacity(points),
            limit: points,
        }
    }

    /// Adds a value at `now`; values before the start are left out.
    #[inline]
    pub fn add(&mut self, now: f64, value: f64) {
        if now < self.start {
            return;
        }
        let index = usize::floored((now - self.start) / self.step);
        if index >= self.limit {
            return;
        }
        if index >= self.cells.len() {
            self.cells.resize(index + 1, Cell::default());
        }
        if let Some(cell) = self.cells.get_mut(index) {
            cell.sum += value;
            cell.count += 1;
        }
    }

    pub fn step(&self) -> f64 {
        self.step
    }

    /// Steps up to the last one that received a value.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Mean value of each step, `None` for a step without values.
    pub fn means(&self) -> impl Iterator<Item = Option<f64>> + '_ {
        let mean = |cell: &Cell| (cell.count > 0).then(|| cell.sum / cell.count.real());
        self.cells.iter().map(mean)
    }

    /// Sum of each step's values per unit of time.
    pub fn rates(&self) -> impl Iterator<Item = f64> + '_ {
        self.cells.iter().map(|cell| cell.sum / self.step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn averages_per_step_up_to_its_limit() {
        let mut series = Series::new(100.0, 10.0, 3);
        assert!(series.is_empty());
        for (time, value) in [
            (99.0, 9.0),
            (100.0, 1.0),
            (109.0, 3.0),
            (125.0, 5.0),
            (130.0, 7.0),
        ] {
            series.add(time, value);
        }
        assert_eq!(
            series.means().collect::<Vec<_>>(),
            [Some(2.0), None, Some(5.0)]
        );
        assert_eq!(series.rates().collect::<Vec<_>>(), [0.4, 0.0, 0.5]);
        assert_eq!(
            (series.step(), series.len(), series.is_empty()),
            (10.0, 3, false)
        );
    }
}
