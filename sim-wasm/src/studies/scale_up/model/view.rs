//! What a run has found, in the terms of the study.

use super::observations::SHOWN_SERVERS;
use super::settings::{Bounds, ROUTINGS, STORINGS};
use super::system::System;
use crate::experiment::driver::Driven as _;
use crate::kernel::convert::Real;
use crate::kernel::series::Series;
use crate::kernel::station::Station;
use crate::parts::machine::SimulatedMachine;
use crate::parts::resource::Resource;

const SERVERS: [&str; 7] = [
    "Master MessageBox",
    "Worker MessageBox 1",
    "Worker MessageBox 2",
    "Worker MessageBox 3",
    "Worker MessageBox 4",
    "Worker MessageBox 5",
    "Worker MessageBox 6",
];

impl System {
    /// The metrics of the study, and the bound that each part sets, per second.
    pub fn metrics(&self) -> [(&'static str, f64); 15] {
        let per_second = |count: f64| count / (self.end_ms() - self.since_ms()) * 1_000.0;
        let cpu = |server| self.cpu_percent(server).unwrap_or(f64::NAN);
        let transactions = |server: usize| self.transactions.get(server).copied();
        let rate = |server| transactions(server).map_or(f64::NAN, per_second);
        let bounds = self.bounds();
        [
            (
                "orchestrationsPerSecond",
                per_second(self.observations.completed.real()),
            ),
            (
                "orchestrationsPerSecond.peak",
                self.observations.peak.real(),
            ),
            ("cpu.master", cpu(0)),
            ("cpu.worker1", cpu(1)),
            ("cpu.worker2", cpu(2)),
            ("transactionsPerSecond.master", rate(0)),
            ("transactionsPerSecond.worker1", rate(1)),
            ("transactionsPerSecond.worker2", rate(2)),
            ("bound", bounds.least()),
            ("bound.receive", bounds.receive),
            ("bound.process", bounds.process),
            ("bound.threads", bounds.threads),
            ("bound.send", bounds.send),
            ("bound.master", bounds.master),
            ("bound.worker", bounds.worker),
        ]
    }

    /// Most orchestrations per second that each part lets through.
    pub fn bounds(&self) -> Bounds {
        self.settings.bounds(&self.parameters)
    }

    /// What messages wait for.
    pub fn resources(&self) -> Vec<Resource> {
        let now = self.end_ms();
        let station = |id, label, station: &Station| {
            Resource::named(
                id,
                label,
                station.utilisation(now) * 100.0,
                Some(station.mean_wait()),
            )
        };
        let mut all = vec![
            station("receiveHosts", "Receive hosts", &self.receive),
            station("processHosts", "Process hosts", &self.process),
            Resource::named(
                "threads",
                "Threads of the process hosts",
                self.threads.utilisation(now) * 100.0,
                Some(self.threads.mean_wait()),
            ),
            station("sendHosts", "Send hosts", &self.send),
        ];
        let ids = ["master", "worker1", "worker2"];
        let shown = ids.into_iter().zip(SERVERS).zip(&self.servers);
        all.extend(shown.map(|((id, label), server)| station(id, label, server)));
        all
    }

    /// The database servers.
    pub fn database_servers(&self) -> impl Iterator<Item = SimulatedMachine> + '_ {
        let named = SERVERS.into_iter().zip(&self.servers).enumerate();
        named.map(|(index, (name, server))| SimulatedMachine {
            name: name.into(),
            group: "database",
            roles: (&["messagebox"]).into(),
            processors: server.servers(),
            cpu_percent: self.cpu_percent(index).unwrap_or(0.0),
        })
    }

    /// Orchestrations completed in each second.
    pub fn completions(&self) -> &Series {
        &self.observations.completions
    }

    /// Processor utilisation in each second, of the servers shown.
    pub fn cpu_series(&self) -> impl Iterator<Item = &Series> {
        let shown = self.servers.len().min(SHOWN_SERVERS);
        self.observations.cpu_percent.iter().take(shown)
    }

    /// When the part of the run that counts began, ms.
    pub fn since_ms(&self) -> f64 {
        self.observations.since_ms
    }

    fn cpu_percent(&self, server: usize) -> Option<f64> {
        let server = self.servers.get(server)?;
        Some(server.utilisation(self.end_ms()) * self.parameters.usable_share * 100.0)
    }

    /// Messages in a host, in a MessageBox, or asleep: all that are under way, always.
    pub fn found(&self) -> u64 {
        let stations = [&self.receive, &self.process, &self.send];
        let at = |station: &Station| u64::from(station.busy()) + station.queued() as u64;
        let stations = stations.into_iter().chain(&self.servers).map(at);
        stations.sum::<u64>() + self.threads.queued() as u64 + self.waits.len() as u64
    }

    /// Completed orchestrations, and received messages, since counting began.
    pub fn counts(&self) -> (u64, u64) {
        (self.observations.completed, self.observations.received)
    }

    /// Transactions of an orchestration on all servers together.
    pub fn transactions_per_orchestration(&self) -> f64 {
        let demands = self.demands;
        demands.routing_transactions * ROUTINGS + demands.storing_transactions * STORINGS
    }

    /// Transactions on all servers since counting began.
    pub fn transactions(&self) -> f64 {
        self.transactions.iter().sum()
    }
}
