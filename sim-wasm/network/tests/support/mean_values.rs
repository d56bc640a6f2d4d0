//! Mean value analysis of single servers, written for the tests alone.

/// Throughput per ms and numbers present.
pub fn mean_values(demands_ms: &[f64], users: u32, think_ms: f64) -> (f64, Vec<f64>) {
    let mut present = vec![0.0; demands_ms.len()];
    let mut rate = 0.0;
    for population in 1..=users {
        let stations = demands_ms.iter().zip(&present);
        let times: Vec<f64> = stations
            .map(|(demand, inside)| demand * (1.0 + inside))
            .collect();
        rate = f64::from(population) / (think_ms + times.iter().sum::<f64>());
        present = times.iter().map(|time| rate * time).collect();
    }
    (rate, present)
}
