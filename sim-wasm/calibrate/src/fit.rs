//! Levenberg-Marquardt on logarithmic errors with a robust loss.

use crate::evaluate::{Results, residual, results, show};
use crate::target::Target;
use messagebox_sim::parameters::Origin;
use messagebox_sim::parameters::low_latency::{Parameters, TABLE};

/// Residuals beyond this count linearly, not by their square.
const HUBER: f64 = 0.12;
/// Relative step of the numerical derivatives; large, because a run is random.
const STEP: f64 = 0.15;

/// Calibrated by the state of 2-A and 9-A over the whole half hour (one collapses, the other
/// recovers after each checkpoint), which short runs do not show.
const HELD: [&str; 2] = ["dispatch_connect_ms", "crowding"];

/// Weighted residuals with the robust loss folded in: the sum of squares is the cost.
fn residuals(targets: &[Target], results: &Results) -> Vec<f64> {
    targets
        .iter()
        .zip(results)
        .flat_map(|(target, values)| target.goals.iter().zip(values))
        .map(|(goal, &simulated)| {
            let size = goal.weight * residual(goal, simulated);
            if size.abs() <= HUBER {
                size
            } else {
                (2.0 * HUBER * size.abs() - HUBER * HUBER).sqrt() * size.signum()
            }
        })
        .collect()
}

fn at(targets: &[Target], values: &[f64]) -> Vec<f64> {
    match Parameters::from_slice(values) {
        Some(parameters) => residuals(targets, &results(targets, &parameters)),
        None => Vec::new(),
    }
}

fn cost(residuals: &[f64]) -> f64 {
    residuals.iter().map(|r| r * r).sum()
}

/// Solves a symmetric positive definite system by Gaussian elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        let best = (pivot..size)
            .max_by(|&a, &b| matrix[a][pivot].abs().total_cmp(&matrix[b][pivot].abs()))
            .unwrap_or(pivot);
        matrix.swap(pivot, best);
        right.swap(pivot, best);
        let (above, below) = matrix.split_at_mut(pivot + 1);
        for (offset, row) in below.iter_mut().enumerate() {
            let factor = row[pivot] / above[pivot][pivot];
            for (entry, pivot_entry) in row.iter_mut().zip(&above[pivot]) {
                *entry -= factor * pivot_entry;
            }
            right[pivot + 1 + offset] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        for column in row + 1..size {
            right[row] -= matrix[row][column] * right[column];
        }
        right[row] /= matrix[row][row];
    }
    right
}

/// Improves the calibrated parameters and prints them.
pub fn fit(targets: &[Target], start: &[f64], iterations: usize) {
    let free: Vec<usize> = (0..TABLE.len())
        .filter(|&index| {
            TABLE[index].origin == Origin::Calibrated && !HELD.contains(&TABLE[index].id)
        })
        .collect();
    let mut values = start.to_vec();
    let mut current = at(targets, &values);
    let mut damping = 0.03;
    eprintln!(
        "{} parameters, {} residuals, cost {:.4}",
        free.len(),
        current.len(),
        cost(&current)
    );
    for iteration in 0..iterations {
        let central = iteration >= iterations / 2;
        let jacobian: Vec<Vec<f64>> = free
            .iter()
            .map(|&index| {
                let shifted = |factor: f64| {
                    let mut other = values.clone();
                    other[index] *= factor;
                    at(targets, &other)
                };
                let (up, down) = (
                    shifted(1.0 + STEP),
                    if central {
                        shifted(1.0 - STEP)
                    } else {
                        current.clone()
                    },
                );
                let width = (1.0 + STEP).ln() - if central { (1.0 - STEP).ln() } else { 0.0 };
                up.iter()
                    .zip(&down)
                    .map(|(up, down)| (up - down) / width)
                    .collect()
            })
            .collect();
        let product = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        let gradient: Vec<f64> = jacobian
            .iter()
            .map(|column| -product(column, &current))
            .collect();
        let mut improved = false;
        for _ in 0..6 {
            let normal: Vec<Vec<f64>> = (0..free.len())
                .map(|row| {
                    (0..free.len())
                        .map(|column| {
                            let entry = product(&jacobian[row], &jacobian[column]);
                            if row == column {
                                entry * (1.0 + damping) + 1e-3
                            } else {
                                entry
                            }
                        })
                        .collect()
                })
                .collect();
            let step = solve(normal, gradient.clone());
            let mut candidate = values.clone();
            for (&index, change) in free.iter().zip(&step) {
                candidate[index] *= change.clamp(-0.5, 0.5).exp();
            }
            candidate = admissible(candidate);
            let next = at(targets, &candidate);
            if cost(&next) < cost(&current) {
                values = candidate;
                current = next;
                damping = (damping * 0.3).max(1e-4);
                improved = true;
                break;
            }
            damping *= 4.0;
        }
        eprintln!(
            "iteration {iteration}: cost {:.4}, damping {damping:.1e}",
            cost(&current)
        );
        let list: Vec<String> = free
            .iter()
            .map(|&index| format!("{}={:.4}", TABLE[index].id, values[index]))
            .collect();
        eprintln!("{}", list.join(" "));
        if !improved {
            break;
        }
    }
    if let Some(parameters) = Parameters::from_slice(&values) {
        show(targets, &parameters);
    }
    for &index in &free {
        println!("{} = {:.4}", TABLE[index].id, values[index]);
    }
}

/// Shares stay below 1.
fn admissible(mut values: Vec<f64>) -> Vec<f64> {
    for (value, parameter) in values.iter_mut().zip(TABLE) {
        if parameter.unit == "share" && parameter.id == "publish_share" {
            *value = value.min(0.98);
        }
    }
    values
}
