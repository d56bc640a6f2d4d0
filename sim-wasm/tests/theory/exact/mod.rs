//! Closed formulas and exact algorithms, written from their textbook definitions.

pub mod birth_death;
pub mod networks;
pub mod single_server;

/// Means of an open station; times in the unit of the given means.
pub struct Open {
    pub utilisation: f64,
    pub queue: f64,
    pub wait: f64,
    pub response: f64,
    /// Share of the arrivals that wait.
    pub delayed: f64,
    /// Share of the arrivals that are turned away.
    pub refused: f64,
}
