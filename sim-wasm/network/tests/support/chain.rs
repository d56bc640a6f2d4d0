//! Exact solution of a finite Markov chain in continuous time.

use std::collections::HashMap;
use std::hash::Hash;

/// States reachable from the first, with their stationary probabilities.
pub struct Chain<State> {
    states: Vec<State>,
    probabilities: Vec<f64>,
}

impl<State: Clone + Eq + Hash> Chain<State> {
    /// Explores from `first`; `leaps` gives the next states and the rates to them.
    pub fn solve(first: State, leaps: impl Fn(&State) -> Vec<(State, f64)>) -> Self {
        let mut places = HashMap::from([(first.clone(), 0)]);
        let mut states = vec![first];
        let mut rates: Vec<(usize, usize, f64)> = Vec::new();
        let mut from = 0;
        while from < states.len() {
            for (state, rate) in leaps(&states[from].clone()) {
                let to = *places.entry(state.clone()).or_insert_with(|| {
                    states.push(state);
                    states.len() - 1
                });
                rates.push((from, to, rate));
            }
            from += 1;
        }
        let mut matrix = vec![vec![0.0; states.len()]; states.len()];
        for (from, to, rate) in rates {
            if from != to {
                matrix[from][to] += rate;
            }
        }
        Chain {
            probabilities: stationary(matrix),
            states,
        }
    }

    /// Stationary mean of a function of the state.
    pub fn mean(&self, of: impl Fn(&State) -> f64) -> f64 {
        let terms = self.states.iter().zip(&self.probabilities);
        terms
            .map(|(state, probability)| of(state) * probability)
            .sum()
    }
}

/// Stationary distribution by the elimination of Grassmann, Taksar and Heyman, which subtracts nothing.
fn stationary(mut rates: Vec<Vec<f64>>) -> Vec<f64> {
    let count = rates.len();
    for last in (1..count).rev() {
        let out: f64 = rates[last][..last].iter().sum();
        for row in rates.iter_mut().take(last) {
            row[last] /= out;
        }
        let through = rates[last].clone();
        for row in rates.iter_mut().take(last) {
            let share = row[last];
            if share > 0.0 {
                for (rate, onwards) in row.iter_mut().zip(&through).take(last) {
                    *rate += share * onwards;
                }
            }
        }
    }
    let mut weights = vec![1.0; count];
    for state in 1..count {
        weights[state] = (0..state).map(|one| weights[one] * rates[one][state]).sum();
    }
    let sum: f64 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

#[test]
fn a_queue_with_room_for_three_is_geometric() {
    let chain = Chain::solve(0, |&present: &u32| {
        let mut leaps = Vec::new();
        if present < 3 {
            leaps.push((present + 1, 1.0));
        }
        if present > 0 {
            leaps.push((present - 1, 2.0));
        }
        leaps
    });
    let full = chain.mean(|&present| f64::from(u8::from(present == 3)));
    assert!((full - 1.0 / 15.0).abs() < 1e-12, "{full}");
}
