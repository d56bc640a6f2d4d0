//! What a run shows: metrics, stages, computers and resources, computed from its records.

use super::growth::{self, Growth};
use super::load::Schedule;
use super::observations::{Latency, Observations, STEP_MS};
use super::pooled::pools;
use super::stages::{COMMON_STAGES, Kind, REQUEST_STAGES, RESPONSE_STAGES};
use super::state::message::MESSAGE_LIMIT;
use super::system::System;
use crate::experiment::driver::Driven as _;
use crate::kernel::convert::{Real, Whole};
use crate::parts::machine::SimulatedMachine;
use crate::parts::resource::Resource;

/// A named number.
pub struct MetricValue {
    pub name: String,
    pub value: f64,
}

/// The way of a message through the group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
#[serde(rename_all = "lowercase")]
pub enum Path {
    Request,
    Response,
}

/// Mean time of a message in one stage.
pub struct StageShare {
    pub id: &'static str,
    pub label: &'static str,
    pub path: Path,
    pub kind: Kind,
    pub mean_ms: f64,
}

/// A backlog worth more than this at the present rate has no end in sight, s.
const BACKLOG_LIMIT_SECONDS: f64 = 20.0;
/// Backlogs are judged from this long after the start on, ms.
const BACKLOG_FROM_MS: f64 = 60_000.0;
/// Growth by more than this at the present rate, while all users are there, has no end in sight, s.
const GROWTH_LIMIT_SECONDS: f64 = 5.0;

impl System {
    /// What has been recorded.
    pub fn observations(&self) -> &Observations {
        &self.shared.observations
    }

    /// When users come and go.
    pub fn schedule(&self) -> Schedule {
        self.schedule
    }

    /// Why the system is unstable, if it is.
    pub fn backlog(&self) -> Option<String> {
        if self.shared.course.has_failed() {
            return Some(format!(
                "the backlog passed {} messages after {:.0} s",
                grouped(MESSAGE_LIMIT.real()),
                self.now_ms() / 1000.0
            ));
        }
        let now = self.now_ms();
        let observed = &self.shared.observations;
        let waiting = observed.queue_series.iter().copied().max().unwrap_or(0);
        let rate = observed.received.moments().mean().max(0.1);
        let seconds = f64::from(waiting) / rate;
        if now >= BACKLOG_FROM_MS && seconds > BACKLOG_LIMIT_SECONDS {
            return Some(format!(
                "up to {} messages were in the application queue, {seconds:.0} s of throughput",
                grouped(f64::from(waiting))
            ));
        }
        let Growth { first, last } = self.growth()?;
        (last - first > GROWTH_LIMIT_SECONDS * rate).then(|| {
            format!(
                "with the same users, the messages in the system grew from {} to {}",
                grouped(first),
                grouped(last)
            )
        })
    }

    /// How the number of messages in the system grew while all users were there.
    fn growth(&self) -> Option<Growth> {
        let Schedule {
            warm_up_ms,
            ramp_up_ms,
            end_ms,
        } = self.schedule;
        let step = |at_ms: f64| usize::floored(at_ms / STEP_MS);
        let present = &self.shared.observations.spool_series;
        let until = step(end_ms).min(present.len());
        growth::of(present.get(step(warm_up_ms.max(ramp_up_ms))..until)?)
    }

    /// All metrics, named as the published columns.
    pub fn metrics(&self) -> Vec<MetricValue> {
        let observed = &self.shared.observations;
        let mut metrics = Vec::new();
        let mut add = |name: String, value: f64| metrics.push(MetricValue { name, value });
        add("throughput.mean".into(), observed.received.moments().mean());
        add(
            "throughput.median".into(),
            observed.received.median().unwrap_or(0.0),
        );
        for (name, latency) in self.latencies() {
            for (name, value) in latency_metrics(name, latency) {
                add(name, value);
            }
        }
        add("roundtrips".into(), observed.roundtrips.real());
        for computer in self.computers() {
            add(format!("cpu.{}", computer.name), computer.cpu_percent);
        }
        let histogram = &observed.roundtrip.histogram;
        let share = |from: f64, to: f64| {
            let below = |limit: f64| {
                if limit.is_finite() {
                    histogram.count_below(limit)
                } else {
                    histogram.count()
                }
            };
            100.0 * (below(to) - below(from)).real() / (histogram.count().max(1)).real()
        };
        add("goal.under500".into(), share(0.0, 500.0));
        add("goal.from500to1000".into(), share(500.0, 1000.0));
        add("goal.over1000".into(), share(1000.0, f64::INFINITY));
        let end = self.end_ms();
        add(
            "acknowledgementTime.mean".into(),
            observed.acknowledgement.mean(),
        );
        add(
            "applicationQueue.mean".into(),
            observed.application_queue.mean(end),
        );
        add("inSystem.mean".into(), observed.in_system.mean(end));
        add(
            "publishLock.utilisation".into(),
            100.0 * self.database.publish_lock.gate.utilisation(end),
        );
        metrics
    }

    /// Medians of single messages, beside the percentiles of [`Self::metrics`]; derived from the
    /// same records, so that the digest needs not to know them.
    pub fn medians(&self) -> [MetricValue; 3] {
        self.latencies().map(|(name, latency)| MetricValue {
            name: format!("{name}.p50"),
            value: latency.histogram.quantile(0.5).unwrap_or(0.0),
        })
    }

    fn latencies(&self) -> [(&'static str, &Latency); 3] {
        let observed = &self.shared.observations;
        [
            ("requestTime", &observed.request),
            ("responseTime", &observed.response),
            ("roundtripTime", &observed.roundtrip),
        ]
    }

    /// Mean time in each stage of the messages whose times are reported, request first: those of a
    /// path add up to the mean time of its messages.
    pub fn stages(&self) -> Vec<StageShare> {
        let observed = &self.shared.observations;
        let [requests_ms, responses_ms] = &observed.stages_ms;
        let paths = [
            (
                Path::Request,
                REQUEST_STAGES.as_slice(),
                &observed.request,
                requests_ms,
            ),
            (
                Path::Response,
                RESPONSE_STAGES.as_slice(),
                &observed.response,
                responses_ms,
            ),
        ];
        let shares = paths
            .into_iter()
            .flat_map(|(path, own, latency, stages_ms)| {
                let passed = latency.messages.count().real();
                own.iter()
                    .chain(&COMMON_STAGES)
                    .map(move |told| StageShare {
                        id: told.id,
                        label: told.label,
                        path,
                        kind: told.kind,
                        mean_ms: stages_ms[told.stage] / passed.max(1.0),
                    })
            });
        shares.collect()
    }

    /// BizTalk computers, then SQL Server computers.
    pub fn computers(&self) -> Vec<SimulatedMachine> {
        let end = self.end_ms();
        let observed_ms = (end - self.shared.observations.from_ms).max(1.0);
        let biztalk = self.computers.machines.iter().map(|machine| {
            let roles = machine.place.roles;
            let named = [
                (roles.receives, "receive"),
                (roles.sends, "send"),
                (roles.tracks, "track"),
            ];
            SimulatedMachine {
                name: machine.place.name.into(),
                group: machine.place.group,
                roles: named
                    .into_iter()
                    .filter(|(has, _)| *has)
                    .map(|(_, name)| name)
                    .collect(),
                processors: machine.place.processors,
                cpu_percent: cpu_percent(
                    machine.station.utilisation(end),
                    machine.unqueued_cpu_ms,
                    observed_ms * f64::from(machine.place.processors),
                ),
            }
        });
        let roles = ["messagebox", "tracking-database", "other-databases"];
        let database = self
            .database
            .servers
            .iter()
            .zip(roles)
            .map(|(server, role)| SimulatedMachine {
                name: server.name.into(),
                group: "database",
                roles: vec![role].into(),
                processors: server.processors,
                cpu_percent: cpu_percent(
                    server.station.utilisation(end),
                    server.unqueued_cpu_ms,
                    observed_ms * f64::from(server.processors),
                ),
            });
        biztalk.chain(database).collect()
    }

    /// What messages wait for, the most used first.
    pub fn resources(&self) -> Vec<Resource> {
        let end = self.end_ms();
        let mut resources = vec![Resource {
            id: "publishLock",
            label: "Publish lock of the MessageBox".into(),
            utilisation_percent: 100.0 * self.database.publish_lock.gate.utilisation(end),
            wait_ms: Some(self.database.publish_lock.gate.mean_wait()),
        }];
        for &index in &self.database.storing {
            let gate = &self.database.boxes[index].queue_lock.gate;
            let of = if self.database.storing.len() > 1 {
                format!(" of MessageBox {}", index.number() + 1)
            } else {
                String::new()
            };
            resources.push(Resource {
                id: "queueLock",
                label: format!("Queue lock{of}").into(),
                utilisation_percent: 100.0 * gate.utilisation(end),
                wait_ms: Some(gate.mean_wait()),
            });
        }
        let observed_ms = (end - self.shared.observations.from_ms).max(1.0);
        let log = &self.database.log;
        resources.push(Resource::named(
            "log",
            "Transaction log",
            100.0 * log.utilisation(observed_ms),
            Some(log.mean_wait_ms()),
        ));
        for sender in self.sending.senders.iter() {
            let name = self.computers.machines[sender.machine].place.name;
            resources.push(Resource {
                id: "dispatcher",
                label: format!("Dispatcher of the sending host on {name}").into(),
                utilisation_percent: 100.0 * sender.dispatcher_busy.mean(end),
                wait_ms: Some(sender.dispatcher_wait.mean()),
            });
        }
        let inflight = self.shared.limits.inflight;
        resources.extend(pools(
            &self.computers,
            &self.receiving,
            &self.sending,
            inflight,
            end,
        ));
        let biztalk = self
            .computers
            .machines
            .iter()
            .map(|m| m.station.mean_wait());
        let database = self.database.servers.iter().map(|s| s.station.mean_wait());
        for (computer, wait_ms) in self.computers().iter().zip(biztalk.chain(database)) {
            resources.push(Resource {
                id: "processors",
                label: format!("Processors of {}", computer.name).into(),
                utilisation_percent: computer.cpu_percent,
                wait_ms: Some(wait_ms),
            });
        }
        resources.sort_by(|a, b| b.utilisation_percent.total_cmp(&a.utilisation_percent));
        resources
    }
}

/// Processor use of a computer that is busy for a share of the time with work that queues, and of
/// `available_ms` of its processors for `unqueued_ms` with other work.
fn cpu_percent(queued: f64, unqueued_ms: f64, available_ms: f64) -> f64 {
    (100.0 * (queued + unqueued_ms / available_ms)).min(100.0)
}

/// A count as read in a sentence, such as "25,593".
fn grouped(count: f64) -> String {
    let digits = format!("{count:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Mean and median of window readings, percentiles of messages.
fn latency_metrics(name: &str, latency: &Latency) -> [(String, f64); 4] {
    let or_zero = |value: Option<f64>| value.unwrap_or(0.0);
    [
        (format!("{name}.mean"), latency.windows.moments().mean()),
        (format!("{name}.median"), or_zero(latency.windows.median())),
        (
            format!("{name}.p90"),
            or_zero(latency.histogram.quantile(0.9)),
        ),
        (
            format!("{name}.p95"),
            or_zero(latency.histogram.quantile(0.95)),
        ),
    ]
}
