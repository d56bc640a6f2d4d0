//! Mean values of a network, before they are put into words.

/// What was computed, in the order of classes and stations.
#[derive(Clone, Debug)]
pub struct Solution {
    /// Rounds per ms, by class.
    pub throughputs: Vec<f64>,
    /// Time in ms from the beginning to the end of a round, without thinking, by class; none
    /// where there are no rounds.
    pub responses_ms: Vec<Option<f64>>,
    pub stations: Vec<Inside>,
}

/// Who is at a station, on average.
#[derive(Clone, Debug)]
pub struct Inside {
    pub by_class: Vec<f64>,
    /// Busy share of the servers; none of a delay.
    pub utilisation: Option<f64>,
}

/// What gets more open arrivals than it can serve, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overloaded {
    Station(usize),
    Pool(usize),
}

/// Response times by Little's law, from the mean numbers at each place by class.
pub fn responses_ms<'a>(
    throughputs: &[f64],
    places: impl Iterator<Item = &'a [f64]> + Clone,
) -> Vec<Option<f64>> {
    let classes = throughputs.iter().enumerate();
    let responses = classes.map(|(class, rate)| {
        let inside: f64 = places.clone().filter_map(|place| place.get(class)).sum();
        (*rate > 0.0).then_some(inside / rate)
    });
    responses.collect()
}
