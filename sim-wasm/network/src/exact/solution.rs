//! Mean values of a network, before they are put into words.

/// What was computed, in the order of classes and stations.
#[derive(Clone, Debug)]
pub struct Solution {
    /// Rounds per ms, by class.
    pub throughputs: Vec<f64>,
    pub stations: Vec<Inside>,
}

/// Who is at a station, on average.
#[derive(Clone, Debug)]
pub struct Inside {
    pub by_class: Vec<f64>,
    /// Busy share of the servers; none of a delay.
    pub utilisation: Option<f64>,
}

/// A station that gets more open arrivals than it can serve: its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overloaded(pub usize);

impl Solution {
    /// Time in ms from the beginning to the end of a round of a class, without thinking, by
    /// Little's law; none where there are no rounds.
    pub fn response_ms(&self, class: usize) -> Option<f64> {
        let inside = self
            .stations
            .iter()
            .filter_map(|one| one.by_class.get(class));
        let rate = self.throughputs.get(class).filter(|rate| **rate > 0.0)?;
        Some(inside.sum::<f64>() / rate)
    }
}
