//! The most likely numbers of a shape, how far they are open, and how well it explains the points:
//! damped Gauss-Newton steps, and around their end a normal distribution (Laplace).

use super::point::{Point, Quantity, log_of};
use super::shape::{Prior, Shape};
use super::square::Square;
use super::system::{Load, System};
use libm::{log, sqrt};

/// Log of the ms of a request alone: nearly open, around the mean of the points.
const ALONE_DEVIATION: f64 = 3.0;
const MOST_STEPS: usize = 40;
const DIFFERENCE: f64 = 1e-4;

/// A shape with its most likely numbers.
#[derive(Clone, Debug)]
pub struct Mode {
    pub shape: Shape,
    pub theta: Vec<f64>,
    /// Inverse of their covariance.
    information: Square,
    /// Sum of squared residuals of the points.
    pub misfit: f64,
    /// Log of the probability of the points, with what was expected of the shape.
    pub log_evidence: f64,
}

/// A prediction on a log scale.
#[derive(Clone, Copy, Debug)]
pub struct Guess {
    pub mean: f64,
    pub deviation: f64,
}

struct Problem<'a> {
    shape: Shape,
    points: &'a [Point],
    priors: Vec<Prior>,
}

impl Problem<'_> {
    /// Residuals of the points, then of what was expected.
    fn residuals(&self, theta: &[f64]) -> Vec<f64> {
        let system = self.shape.system(theta);
        let points = self.points.iter().map(|point| point.residual(&system));
        let priors = self.priors.iter().zip(theta);
        let expected = priors.map(|(&(mean, deviation), value)| (value - mean) / deviation);
        points.chain(expected).collect()
    }

    /// For each residual its changes with the numbers.
    fn slopes(&self, theta: &[f64], residuals: &[f64]) -> Vec<Vec<f64>> {
        let mut slopes = vec![Vec::with_capacity(theta.len()); residuals.len()];
        for place in 0..theta.len() {
            let moved = self.residuals(&moved(theta, place, DIFFERENCE));
            for ((row, now), then) in slopes.iter_mut().zip(residuals).zip(moved) {
                row.push((then - now) / DIFFERENCE);
            }
        }
        slopes
    }
}

fn moved(theta: &[f64], place: usize, by: f64) -> Vec<f64> {
    let numbers = theta.iter().enumerate();
    numbers
        .map(|(at, value)| if at == place { value + by } else { *value })
        .collect()
}

fn squares(residuals: &[f64]) -> f64 {
    residuals.iter().map(|residual| residual * residual).sum()
}

/// The most likely numbers of a shape, from the best of several beginnings.
pub fn mode(shape: Shape, points: &[Point], starts: &[Vec<f64>]) -> Option<Mode> {
    let first = starts.first()?.first().copied()?;
    let priors = core::iter::once((first, ALONE_DEVIATION));
    let problem = Problem {
        shape,
        points,
        priors: priors.chain(shape.priors()).collect(),
    };
    let ends = starts.iter().filter_map(|start| descend(&problem, start));
    ends.max_by(|a, b| a.log_evidence.total_cmp(&b.log_evidence))
}

fn descend(problem: &Problem, start: &[f64]) -> Option<Mode> {
    let mut theta = start.to_vec();
    let mut residuals = problem.residuals(&theta);
    let mut damping = 1e-2;
    for _ in 0..MOST_STEPS {
        let slopes = problem.slopes(&theta, &residuals);
        let (information, gradient) = normal(&slopes, &residuals, theta.len());
        let Some(step) = information.damped(1.0 + damping).solve(&gradient) else {
            damping *= 10.0;
            continue;
        };
        let next: Vec<f64> = theta
            .iter()
            .zip(&step)
            .map(|(value, step)| value - step.clamp(-2.0, 2.0))
            .collect();
        let then = problem.residuals(&next);
        let gain = squares(&residuals) - squares(&then);
        if gain > 0.0 {
            (theta, residuals) = (next, then);
            damping = (damping / 5.0).max(1e-8);
            if gain < 1e-4 {
                break;
            }
        } else if damping > 1e6 || gain > -1e-9 {
            break;
        } else {
            damping *= 8.0;
        }
    }
    settled(problem, theta, &residuals)
}

fn normal(slopes: &[Vec<f64>], residuals: &[f64], size: usize) -> (Square, Vec<f64>) {
    let mut information = Square::new(size);
    let mut gradient = vec![0.0; size];
    for (row, residual) in slopes.iter().zip(residuals) {
        information.add_outer(row);
        for (sum, slope) in gradient.iter_mut().zip(row) {
            *sum += slope * residual;
        }
    }
    (information, gradient)
}

fn settled(problem: &Problem, theta: Vec<f64>, residuals: &[f64]) -> Option<Mode> {
    let slopes = problem.slopes(&theta, residuals);
    let (information, _) = normal(&slopes, residuals, theta.len());
    let points = problem.points.len();
    let misfit = squares(residuals.get(..points)?);
    let scatter: f64 = problem.points.iter().map(|point| log(point.error)).sum();
    let expected: f64 = problem
        .priors
        .iter()
        .map(|(_, deviation)| log(*deviation))
        .sum();
    let log_evidence = log(problem.shape.weight)
        - 0.5 * squares(residuals)
        - scatter
        - expected
        - information.half_log_determinant()?;
    log_evidence.is_finite().then_some(Mode {
        shape: problem.shape,
        theta,
        information,
        misfit,
        log_evidence,
    })
}

impl Mode {
    pub fn system(&self) -> System {
        self.shape.system(&self.theta)
    }

    /// What any log of a number of the system is, and how far it is open.
    pub fn guess(&self, of: impl Fn(&System) -> f64) -> Guess {
        let mean = of(&self.system());
        let slopes: Vec<f64> = (0..self.theta.len())
            .map(|place| {
                let there = self.shape.system(&moved(&self.theta, place, DIFFERENCE));
                (of(&there) - mean) / DIFFERENCE
            })
            .collect();
        let spread = self.information.solve(&slopes).unwrap_or_default();
        let variance: f64 = slopes.iter().zip(spread).map(|(slope, s)| slope * s).sum();
        Guess {
            mean,
            deviation: sqrt(variance.max(0.0)),
        }
    }

    pub fn predicts(&self, load: Load, of: Quantity) -> Guess {
        self.guess(|system| log_of(system, load, of))
    }
}
