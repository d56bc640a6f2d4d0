//! What a run is told, and the most that each part of it lets through.

use crate::studies::scale_up::parameters::Parameters;

/// The two applications of the study.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Application {
    /// Receives and sends.
    Simple,
    /// Waits between, as the customer's application would.
    Latency,
}

/// A scenario in the terms of the model.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub application: Application,
    pub receive_hosts: u32,
    pub process_hosts: u32,
    pub send_hosts: u32,
    /// MessageBoxes that store; without one the master does all.
    pub workers: u32,
    pub master_processors: u32,
    pub worker_processors: u32,
    /// All waits of an orchestration together, ms.
    pub latency_ms: f64,
    pub threads_per_host: u32,
    /// Messages that are under way at the same time.
    pub under_way: u32,
    pub ramp_up_ms: f64,
    pub steady_ms: f64,
}

/// What an orchestration asks of the parts, means.
#[derive(Clone, Copy, Debug)]
pub struct Demands {
    /// Time of the one dispatcher of a process host, ms.
    pub process_ms: f64,
    /// Transactions of one of its [`ROUTINGS`] on the master.
    pub routing_transactions: f64,
    /// Transactions of one of its [`STORINGS`] on its worker.
    pub storing_transactions: f64,
}

/// Times that an orchestration has a message routed by the master: when it is received and when
/// the orchestration publishes.
pub const ROUTINGS: f64 = 2.0;

/// Times that it changes what its worker stores: the message, its own end, the message sent.
pub const STORINGS: f64 = 3.0;

/// Workers that the printed transactions of each worker divide the stored work among.
const PUBLISHED_WORKERS: f64 = 2.0;

impl Settings {
    /// What an orchestration asks for.
    pub fn demands(&self, p: &Parameters) -> Demands {
        let (process_ms, share) = match self.application {
            Application::Simple => (p.simple_process_ms, p.simple_transactions),
            Application::Latency => (p.latency_process_ms, 1.0),
        };
        let sharing_ms = if self.process_hosts > 1 {
            p.sharing_ms
        } else {
            0.0
        };
        let stored = p.worker_transactions * PUBLISHED_WORKERS;
        Demands {
            process_ms: process_ms + sharing_ms,
            routing_transactions: p.master_transactions * share / ROUTINGS,
            storing_transactions: stored * share / STORINGS,
        }
    }

    /// Processor time of a transaction on a worker, numbered from 0, ms. Workers beyond the two that
    /// were measured are charged like the first.
    pub fn storing_cpu_ms(&self, p: &Parameters, worker: u32) -> f64 {
        if worker == 1 {
            p.worker_cpu_ms * p.second_worker_cost
        } else {
            p.worker_cpu_ms
        }
    }

    /// Most orchestrations per second that each part lets through.
    pub fn bounds(&self, p: &Parameters) -> Bounds {
        let demands = self.demands(p);
        let routing_ms = demands.routing_transactions * ROUTINGS * p.master_cpu_ms;
        let storing = demands.storing_transactions * STORINGS;
        let storing_ms = storing * self.storing_cpu_ms(p, 0);
        let usable = p.usable_share * 1_000.0;
        let master_ms = if self.workers == 0 {
            routing_ms + storing_ms
        } else {
            routing_ms
        };
        let worker = f64::from(self.worker_processors) * f64::from(self.workers) / storing_ms;
        let threads = f64::from(self.threads_per_host) * f64::from(self.process_hosts);
        let held_ms = self.latency_ms + demands.process_ms;
        Bounds {
            receive: f64::from(self.receive_hosts) * 1_000.0 / p.receive_ms,
            process: f64::from(self.process_hosts) * 1_000.0 / demands.process_ms,
            threads: threads * 1_000.0 / held_ms,
            send: f64::from(self.send_hosts) * 1_000.0 / p.send_ms,
            master: f64::from(self.master_processors) * usable / master_ms,
            worker: if self.workers == 0 {
                f64::INFINITY
            } else {
                worker * usable
            },
        }
    }
}

/// Orchestrations per second; infinite for a part that there is not.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    pub receive: f64,
    pub process: f64,
    pub threads: f64,
    pub send: f64,
    pub master: f64,
    /// Of the worker that is full first.
    pub worker: f64,
}

impl Bounds {
    /// The tightest one.
    pub fn least(&self) -> f64 {
        let all = [
            self.receive,
            self.process,
            self.threads,
            self.send,
            self.master,
            self.worker,
        ];
        all.into_iter().fold(f64::INFINITY, f64::min)
    }
}
