//! Results under the names of the study's figures.

use super::cleanup::{JOBS, JobId};
use super::records::{Incident, Kind};
use super::system::System;
use super::trace::Totals;
use crate::experiment::driver::Driven as _;
use crate::kernel::convert::{Real, Whole};
use crate::parts::machine::SimulatedMachine;
use crate::parts::resource::Resource;

const SECOND_MS: f64 = 1_000.0;
const HOUR_MS: f64 = 3_600_000.0;

/// A result; not a number where the scenario has none.
#[derive(Clone, Copy, Debug)]
pub struct MetricValue {
    pub name: &'static str,
    pub value: f64,
}

/// Processors of a BizTalk server and of the management SQL Server.
const BIZTALK_PROCESSORS: u32 = 2;
const BIZTALK_SERVERS: u32 = 2;
const MANAGEMENT_PROCESSORS: u32 = 4;

/// Means between two times.
struct Span {
    from: Totals,
    to: Totals,
}

impl Span {
    fn mean(&self, of: fn(&Totals) -> f64) -> f64 {
        (of(&self.to) - of(&self.from)) / (self.to.at_ms - self.from.at_ms)
    }
}

impl System {
    fn under_load(&self) -> Span {
        Span {
            from: Totals::default(),
            to: self
                .records()
                .stopped
                .unwrap_or_else(|| self.totals(self.end_ms())),
        }
    }

    /// From the end of the load until the spool has recovered, or as far as the run is.
    fn recovery(&self) -> Option<Span> {
        let from = self.records().stopped?;
        let records = self.records();
        self.settings().until_recovered.then(|| Span {
            from,
            to: records
                .recovered
                .unwrap_or_else(|| self.totals(self.end_ms())),
        })
    }

    /// All results.
    pub fn metrics(&self) -> Vec<MetricValue> {
        let records = self.records();
        let load = self.under_load();
        let recovery = self.recovery();
        let or_none = |value: Option<f64>| value.unwrap_or(f64::NAN);
        let recovered_from_ms = match recovery {
            Some(ref span) => span.from.at_ms,
            None => self.settings().plan.burst_at_ms,
        };
        let recovered_ms = records.recovered.map(|at| at.at_ms - recovered_from_ms);
        let idle = |span: &Span| 100.0 * span.mean(|t| t.disk_idle_ms);
        let wait = |span: &Span| SECOND_MS * span.mean(|t| t.blocked_ms);
        let computers = self.computers();
        let metric = |name, value| MetricValue { name, value };
        vec![
            metric("receivedPerSecond", SECOND_MS * load.mean(|t| t.received)),
            metric("spoolRows.peak", records.peak_rows.real()),
            metric("spoolRows.end", self.spool().rows().real()),
            metric(
                "timeToTwoMillionHours",
                or_none(records.two_million_ms) / HOUR_MS,
            ),
            metric("recoveryHours", or_none(recovered_ms) / HOUR_MS),
            metric(
                "cleanupRunsAfterStop",
                or_none(recovery.as_ref().map(|_| self.runs_after_stop().real())),
            ),
            metric(
                "cleanupSeconds",
                or_none(records.job(JobId::Messages).typical_ms()) / SECOND_MS,
            ),
            metric(
                "partsCleanupSeconds",
                or_none(records.job(JobId::Parts).typical_ms()) / SECOND_MS,
            ),
            metric(
                "cleanupFailuresPercent",
                or_none(records.job(JobId::Messages).failed_percent()),
            ),
            metric("diskIdle.data", idle(&load)),
            metric("diskIdle.log", 100.0 - 100.0 * load.mean(|t| t.log_busy_ms)),
            metric("diskIdle.recovery", or_none(recovery.as_ref().map(idle))),
            metric("cpu.biztalk", computers[0].cpu_percent),
            metric("cpu.messagebox", computers[2].cpu_percent),
            metric("cpu.management", computers[3].cpu_percent),
            metric(
                "lockTimeoutsPerSecond",
                SECOND_MS * load.mean(|t| t.lock_timeouts),
            ),
            metric("lockWaitMs", wait(&load)),
            metric("lockWaitMs.recovery", or_none(recovery.as_ref().map(wait))),
        ]
    }

    fn runs_after_stop(&self) -> u64 {
        let job = &self.jobs[JobId::Messages];
        let running = job.is_running() && job.deleted() > 0;
        self.records().runs_after_stop + u64::from(running)
    }

    /// The computers of the study, with the load while messages are offered.
    pub fn computers(&self) -> [SimulatedMachine; 4] {
        let load = self.under_load();
        let p = &self.settings().parameters;
        let messages = 0.5 * (load.mean(|t| t.received) + load.mean(|t| t.sent));
        let used = |per_message_ms: f64, processors: u32| {
            (100.0 * messages * per_message_ms / f64::from(processors)).min(100.0)
        };
        let biztalk = |name: &'static str| SimulatedMachine {
            name: name.into(),
            group: "biztalk",
            roles: (&["receive", "orchestration", "send"]).into(),
            processors: BIZTALK_PROCESSORS,
            cpu_percent: used(p.biztalk_cpu_ms, BIZTALK_SERVERS * BIZTALK_PROCESSORS),
        };
        let processors = u32::saturated(self.path.processors());
        [
            biztalk("BizTalk server 1"),
            biztalk("BizTalk server 2"),
            SimulatedMachine {
                name: "MessageBox SQL Server".into(),
                group: "sql",
                roles: (&["messagebox"]).into(),
                processors,
                cpu_percent: 100.0 * load.mean(|t| t.processor_ms) / f64::from(processors),
            },
            SimulatedMachine {
                name: "Management SQL Server".into(),
                group: "sql",
                roles: (&["management"]).into(),
                processors: MANAGEMENT_PROCESSORS,
                cpu_percent: used(p.management_cpu_ms, MANAGEMENT_PROCESSORS),
            },
        ]
    }

    /// What is shared, with its use while messages are offered.
    pub fn resources(&self) -> [Resource; 5] {
        let load = self.under_load();
        let sessions = self.sessions.len().real();
        let processors = self.path.processors().real();
        let resource =
            |id, label, used: f64, wait_ms| Resource::named(id, label, 100.0 * used, wait_ms);
        [
            resource(
                "latch",
                "Hot pages of spool and queue tables",
                load.mean(|t| t.latch_ms),
                Some(self.path.latch_wait_ms()),
            ),
            resource(
                "processors",
                "Processors of the MessageBox server",
                load.mean(|t| t.processor_ms) / processors,
                None,
            ),
            resource(
                "data-disk",
                "Data disks",
                1.0 - load.mean(|t| t.disk_idle_ms),
                None,
            ),
            resource("log-disk", "Log disk", load.mean(|t| t.log_busy_ms), None),
            resource(
                "sessions",
                "Database sessions",
                load.mean(|t| t.session_ms) / sessions,
                None,
            ),
        ]
    }

    /// Runs of jobs and throttling; open ones end at not a number.
    pub fn incidents(&self) -> Vec<Incident> {
        let records = self.records();
        let mut incidents = records.throttling.clone();
        for id in JOBS {
            incidents.extend(&records.job(id).incidents);
            let job = &self.jobs[id];
            if job.is_running() {
                incidents.push(Incident {
                    kind: Kind::Cleanup(id),
                    start_ms: job.started_ms(),
                    end_ms: f64::NAN,
                    outcome: None,
                    deleted: job.deleted(),
                });
            }
        }
        incidents.sort_by(|a, b| a.start_ms.total_cmp(&b.start_ms));
        incidents
    }
}
