//! What a run is told: the environment, the load and the shape of the work.

/// Messages put into the receive queue: bursts at regular times over a steady trickle.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    pub steady_per_ms: f64,
    /// Further messages of each burst.
    pub burst_messages: f64,
    pub burst_ms: f64,
    /// From the start of one burst to the start of the next; the first starts at once.
    pub period_ms: f64,
}

/// A scenario in the terms of the model.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub load: Load,
    pub receive_hosts: usize,
    pub orchestration_hosts: usize,
    pub send_hosts: usize,
    /// Threads that run orchestrations in each instance of the orchestration host.
    pub worker_threads: usize,
    /// Threads of the messaging engine in each instance of a receiving or sending host.
    pub messaging_threads: usize,
    /// Sessions of a host instance above which it throttles; 0 turns throttling off.
    pub most_sessions: u32,
    pub sql_processors: u32,
    pub sql_workers: u32,
    pub hot_locks: usize,
    /// Transactions of an orchestration from its activation to its end.
    pub transactions: u32,
    /// Time at the client between the two halves of a transaction, ms.
    pub round_trip_ms: f64,
    /// From the first half of an orchestration to the message it waits for, ms.
    pub reply_ms: f64,
    pub end_ms: f64,
}
