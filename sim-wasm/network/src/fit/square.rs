//! Small symmetric matrices that are positive definite.
#![expect(
    clippy::indexing_slicing,
    reason = "all loops stay below the size, and none takes more than MOST rows"
)]

/// Most rows.
pub const MOST: usize = 4;

/// A matrix of `size` rows.
#[derive(Clone, Copy, Debug)]
pub struct Square {
    size: usize,
    cells: [[f64; MOST]; MOST],
}

impl Square {
    /// A matrix of zeros.
    pub fn new(size: usize) -> Self {
        Square {
            size: size.min(MOST),
            cells: [[0.0; MOST]; MOST],
        }
    }

    /// Adds the outer product of a vector with itself.
    pub fn add_outer(&mut self, vector: &[f64]) {
        for (row, a) in self.cells.iter_mut().zip(vector) {
            for (cell, b) in row.iter_mut().zip(vector) {
                *cell += a * b;
            }
        }
    }

    /// With its diagonal stretched by a factor above 1.
    pub fn damped(mut self, factor: f64) -> Self {
        for place in 0..self.size {
            self.cells[place][place] *= factor;
        }
        self
    }

    /// Its lower triangular root, or none where it is not positive definite.
    fn root(&self) -> Option<Square> {
        let mut root = Square::new(self.size);
        for row in 0..self.size {
            for column in 0..=row {
                let known: f64 = (0..column)
                    .map(|k| root.cells[row][k] * root.cells[column][k])
                    .sum();
                let left = self.cells[row][column] - known;
                root.cells[row][column] = if row == column {
                    if left.is_nan() || left <= 0.0 {
                        return None;
                    }
                    libm::sqrt(left)
                } else {
                    left / root.cells[column][column]
                };
            }
        }
        Some(root)
    }

    /// What it takes to `right`.
    pub fn solve(&self, right: &[f64]) -> Option<Vec<f64>> {
        let root = self.root()?;
        let mut solution = vec![0.0; self.size];
        for row in 0..self.size {
            let known: f64 = (0..row).map(|k| root.cells[row][k] * solution[k]).sum();
            let wanted = right.get(row).copied().unwrap_or(0.0);
            solution[row] = (wanted - known) / root.cells[row][row];
        }
        for row in (0..self.size).rev() {
            let known: f64 = (row + 1..self.size)
                .map(|k| root.cells[k][row] * solution[k])
                .sum();
            solution[row] = (solution[row] - known) / root.cells[row][row];
        }
        Some(solution)
    }

    /// Half of the log of its determinant.
    pub fn half_log_determinant(&self) -> Option<f64> {
        let root = self.root()?;
        Some(
            (0..self.size)
                .map(|row| libm::log(root.cells[row][row]))
                .sum(),
        )
    }
}

#[test]
fn a_known_system_is_solved() {
    let mut matrix = Square::new(2);
    matrix.add_outer(&[1.0, 2.0]);
    matrix.add_outer(&[3.0, -1.0]);
    let solution = matrix.solve(&[11.0, 4.0]).unwrap();
    // Rows 10 −1 and −1 5.
    assert!((10.0 * solution[0] - solution[1] - 11.0).abs() < 1e-12);
    assert!((5.0 * solution[1] - solution[0] - 4.0).abs() < 1e-12);
    assert!((matrix.half_log_determinant().unwrap() - 0.5 * libm::log(49.0)).abs() < 1e-12);
}
