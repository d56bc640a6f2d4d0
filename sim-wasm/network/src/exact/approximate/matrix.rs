//! Small matrices of a chain's levels.

use crate::table::Table;

#[derive(Clone, Debug)]
pub struct Matrix {
    rows: Table<Table<f64>>,
    columns: usize,
}

impl Matrix {
    pub fn of(rows: usize, columns: usize, cell: impl Fn(usize, usize) -> f64) -> Self {
        let row = |row| (0..columns).map(|column| cell(row, column)).collect();
        Matrix {
            rows: (0..rows).map(row).collect(),
            columns,
        }
    }

    pub fn row(cells: Vec<f64>) -> Self {
        Matrix {
            columns: cells.len(),
            rows: [cells.into_iter().collect()].into_iter().collect(),
        }
    }

    pub fn by(&self, other: &Matrix) -> Matrix {
        Matrix::of(self.rows.len(), other.columns, |row, column| {
            let pairs = self.rows[row].iter().zip(other.rows.iter());
            pairs.map(|(cell, row)| cell * row[column]).sum()
        })
    }

    pub fn subtract(&mut self, other: &Matrix) {
        for (row, less) in self.rows.iter_mut().zip(other.rows.iter()) {
            let cells = row.iter_mut().zip(less.iter());
            cells.for_each(|(cell, less)| *cell -= less);
        }
    }

    pub fn sum(&self) -> f64 {
        self.rows.iter().flat_map(Table::iter).sum()
    }

    /// Divided by its sum.
    pub fn scaled(mut self) -> Self {
        let sum = self.sum();
        let cells = self.rows.iter_mut().flat_map(Table::iter_mut);
        cells.for_each(|cell| *cell /= sum);
        self
    }

    /// The inverse of a square whose diagonal outweighs the rest of each row: no pivoting.
    pub fn inverse(mut self) -> Matrix {
        let size = self.rows.len();
        let mut inverse = Matrix::of(size, size, |row, column| f64::from(u8::from(row == column)));
        for pivot in 0..size {
            let diagonal = self.rows[pivot][pivot];
            for matrix in [&mut self, &mut inverse] {
                matrix.rows[pivot]
                    .iter_mut()
                    .for_each(|cell| *cell /= diagonal);
            }
            for row in (0..size).filter(|row| *row != pivot) {
                let factor = self.rows[row][pivot];
                for matrix in [&mut self, &mut inverse] {
                    let above = matrix.rows[pivot].clone();
                    let cells = matrix.rows[row].iter_mut().zip(above.iter());
                    cells.for_each(|(cell, above)| *cell -= factor * above);
                }
            }
        }
        inverse
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_by_its_inverse_is_one() {
        let cells = [[5.0, -1.0, -2.0], [0.0, 3.0, -1.0], [-1.0, -0.5, 2.0]];
        let matrix = Matrix::of(3, 3, |row, column| cells[row][column]);
        let one = matrix.by(&matrix.clone().inverse());
        for (row, column) in (0..9).map(|cell| (cell / 3, cell % 3)) {
            let expected = f64::from(u8::from(row == column));
            assert!((one.rows[row][column] - expected).abs() < 1e-12);
        }
    }
}
