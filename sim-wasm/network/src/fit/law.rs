//! The universal scalability law, as what people would use instead: X = γ N / (1 + α (N − 1) + β N (N − 1)).

use super::square::Square;
use messagebox_sim::kernel::convert::Real;

const MOST_STEPS: usize = 100;

/// Its three numbers; γ in the unit of the throughputs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Law {
    pub gamma: f64,
    pub alpha: f64,
    pub beta: f64,
}

impl Law {
    pub fn throughput(&self, users: f64) -> f64 {
        let slower = self.alpha * (users - 1.0) + self.beta * users * (users - 1.0);
        self.gamma * users / (1.0 + slower)
    }

    /// The law through users and throughputs by least squares, with no negative cost.
    pub fn fitted(levels: &[(f64, f64)]) -> Option<Law> {
        let subsets = [[true, true], [true, false], [false, true], [false, false]];
        let fits = subsets
            .iter()
            .filter_map(|&[contention, coherency]| descend(levels, contention, coherency));
        let squares = |law: &Law| -> f64 {
            let errors = levels.iter().map(|&(n, x)| x - law.throughput(n));
            errors.map(|error| error * error).sum()
        };
        fits.min_by(|a, b| squares(a).total_cmp(&squares(b)))
    }
}

/// Root mean square of the errors where each level is left out, as a share.
pub fn left_out(levels: &[(f64, f64)]) -> Option<f64> {
    let errors = (0..levels.len()).map(|place| {
        let kept = levels.iter().enumerate().filter(|(at, _)| *at != place);
        let kept: Vec<(f64, f64)> = kept.map(|(_, level)| *level).collect();
        let (users, throughput) = levels.get(place)?;
        Some(Law::fitted(&kept)?.throughput(*users) / throughput - 1.0)
    });
    let errors = errors.collect::<Option<Vec<f64>>>()?;
    let squares: f64 = errors.iter().map(|error| error * error).sum();
    (!errors.is_empty()).then(|| libm::sqrt(squares / errors.len().real()))
}

/// Least squares with the costs that are asked for; none where one of them would be negative.
///
/// N / X is linear in 1 / γ, α / γ and β / γ: that gives the beginning, weighted by X, and Gauss-Newton
/// steps from there the least squares of X.
fn descend(levels: &[(f64, f64)], contention: bool, coherency: bool) -> Option<Law> {
    let terms = |n: f64| -> Vec<f64> {
        let costs = [
            contention.then_some(n - 1.0),
            coherency.then_some(n * (n - 1.0)),
        ];
        core::iter::once(1.0)
            .chain(costs.into_iter().flatten())
            .collect()
    };
    let size = terms(1.0).len();
    let solved = |rows: &mut dyn Iterator<Item = (Vec<f64>, f64)>| {
        let mut information = Square::new(size);
        let mut right = vec![0.0; size];
        for (row, wanted) in rows {
            information.add_outer(&row);
            for (sum, cell) in right.iter_mut().zip(&row) {
                *sum += cell * wanted;
            }
        }
        information.solve(&right)
    };
    let scaled = |n: f64, by: f64| terms(n).iter().map(|term| term * by).collect::<Vec<f64>>();
    let mut costs = solved(&mut levels.iter().map(|&(n, x)| (scaled(n, x * x / n), x)))?;
    let throughput = |costs: &[f64], n: f64| -> f64 {
        n / terms(n)
            .iter()
            .zip(costs)
            .map(|(term, cost)| term * cost)
            .sum::<f64>()
    };
    let squares = |costs: &[f64]| -> f64 {
        let errors = levels.iter().map(|&(n, x)| x - throughput(costs, n));
        errors.map(|error| error * error).sum()
    };
    for _ in 0..MOST_STEPS {
        let rows = levels.iter().map(|&(n, x)| {
            let now = throughput(&costs, n);
            (scaled(n, -now * now / n), x - now)
        });
        let step = solved(&mut rows.collect::<Vec<_>>().into_iter())?;
        // Half a step, or half of that, where a whole one leads astray.
        let better = (0..8)
            .map(|half| libm::pow(0.5, f64::from(half)))
            .find_map(|length| {
                let moved = costs
                    .iter()
                    .zip(&step)
                    .map(|(cost, step)| cost + length * step);
                let moved: Vec<f64> = moved.collect();
                (squares(&moved) < squares(&costs)).then_some(moved)
            });
        let Some(better) = better else {
            break;
        };
        costs = better;
    }
    let mut costs = costs.into_iter();
    let first = costs.next().filter(|first| *first > 0.0)?;
    let second = if contention { costs.next()? } else { 0.0 };
    let third = if coherency { costs.next()? } else { 0.0 };
    (second >= 0.0 && third >= 0.0).then_some(Law {
        gamma: 1.0 / first,
        alpha: second / first,
        beta: third / first,
    })
}
