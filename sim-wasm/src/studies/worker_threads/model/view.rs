//! What a run has found, in the terms of the study.

use super::host::Host;
use super::observations::{Incident, Kind};
use super::session::Role;
use super::system::System;
use crate::experiment::driver::Driven as _;
use crate::kernel::convert::Real;
use crate::parts::resource::Resource;

impl System {
    /// The metrics of the study.
    pub fn metrics(&self) -> [(&'static str, f64); 10] {
        let seen = &self.observations;
        [
            ("sent", seen.sent.real()),
            ("received", seen.received.real()),
            ("completed", seen.completed.real()),
            ("suspended", seen.suspended.real()),
            ("sqlConnections.peak", f64::from(seen.peak_connections)),
            ("cpu.sql", self.cpu_percent()),
            ("sqlStalledPercent", self.stalled_percent()),
            ("publishingDelayMs.peak", seen.peak_delay_ms),
            ("deadlockVictims", seen.victims.real()),
            ("hostRestarts", seen.restarts.real()),
        ]
    }

    /// What transactions wait for. Waits follow from the sampled queues by Little's law.
    pub fn resources(&self) -> [Resource; 4] {
        let seen = &self.observations;
        let totals = &seen.totals;
        let samples = seen.samples.max(1).real();
        let transactions = seen.transactions.max(1).real();
        let wait_ms = |waiting: u64| waiting.real() / samples * self.end_ms() / transactions;
        let percent = |used: u64, all: f64| used.real() / samples / all.max(1.0) * 100.0;
        let orchestrating = self.hosts.iter().filter(|h| h.role == Role::Orchestrate);
        let threads: u32 = orchestrating.map(Host::threads).sum();
        [
            Resource::named(
                "threads",
                "Threads of the orchestration hosts",
                percent(totals.busy_threads, f64::from(threads)),
                Some(0.0),
            ),
            Resource::named(
                "workers",
                "Workers of SQL Server",
                percent(totals.workers, f64::from(self.sql.worker_count)),
                Some(wait_ms(totals.waiting_for_worker)),
            ),
            Resource::named(
                "hotLocks",
                "Hot locks of the MessageBox",
                percent(totals.held_locks, self.sql.lock_count.real()),
                Some(wait_ms(totals.waiting_for_lock)),
            ),
            Resource::named(
                "processors",
                "Processors of SQL Server",
                self.cpu_percent(),
                Some(self.sql.processors.mean_wait()),
            ),
        ]
    }
}

impl Incident {
    /// Name of its kind.
    pub fn kind(&self) -> &'static str {
        match self.kind {
            Kind::SqlStall => "sql-stall",
            Kind::HostRestart(_) => "host-restart",
            Kind::Throttling => "throttling",
        }
    }

    /// What a reader is told.
    pub fn label(&self) -> &'static str {
        match self.kind {
            Kind::SqlStall => "SQL Server idles while requests wait",
            Kind::HostRestart(_) => "Host instance is down",
            Kind::Throttling => "Publications are delayed",
        }
    }

    /// Number of the host instance, from 1.
    pub fn host(&self) -> Option<u32> {
        match self.kind {
            Kind::HostRestart(host) => Some(host + 1),
            _ => None,
        }
    }
}
