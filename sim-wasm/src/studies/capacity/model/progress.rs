//! How far a run is: when the load stops, when the spool has recovered, and what there is to read.

use super::hosts::Stage;
use super::records::Records;
use super::sessions::{Activity, Session};
use super::settings::Settings;
use super::spool::Spool;
use super::system::System;
use super::trace::Totals;
use crate::experiment::course::End;
use crate::kernel::convert::{Real, Whole};

/// The backlog that the study aimed at, rows.
const TWO_MILLION: u64 = 2_000_000;

impl System {
    /// Called whenever rows have been written or deleted.
    pub(super) fn rows_changed(&mut self, now_ms: f64) {
        let rows = self.spool.rows();
        if rows > self.records.peak_rows {
            self.records.peak_rows = rows;
        }
        if rows >= TWO_MILLION && self.records.two_million_ms.is_none() {
            self.records.two_million_ms = Some(now_ms);
        }
        if let Some(limit) = self.settings.plan.stop_at_rows
            && rows >= limit
            && self.records.stopped.is_none()
        {
            self.stop_load(now_ms);
        }
    }

    /// Rows below which the spool counts as recovered: those of a minute of load.
    fn normal_rows(&self, now_ms: f64) -> u64 {
        let per_message = if self.settings.orchestration {
            2.0
        } else {
            1.0
        };
        let rate = self.settings.plan.rate(now_ms);
        u64::floored((60.0 * rate * per_message).max(1_000.0))
    }

    /// Ends the recovery when the spool is back to normal.
    pub(super) fn look_for_recovery(&mut self, now_ms: f64) {
        let files = self.instances.iter().map(|instance| instance.files).sum();
        self.look_for_recovery_with(files, now_ms);
    }

    /// The same with so many files that have not been picked up.
    pub(super) fn look_for_recovery_with(&mut self, files: u64, now_ms: f64) {
        let since = if self.settings.until_recovered {
            self.records.stopped.is_some()
        } else {
            self.settings.plan.burst > 0 && now_ms > self.settings.plan.burst_at_ms
        };
        if !since
            || self.records.recovered.is_some()
            || self.spool.rows() > self.normal_rows(now_ms)
        {
            return;
        }
        if files == 0 {
            self.records.recovered = Some(self.totals(now_ms));
            if self.settings.until_recovered {
                self.course.stop(End::Early);
            }
        }
    }

    /// Running totals at `now_ms`.
    pub fn totals(&self, now_ms: f64) -> Totals {
        let p = &self.settings.parameters;
        Totals {
            at_ms: now_ms,
            offered: self.offered.real(),
            received: self.spool.received.real(),
            sent: self.spool.sent.real(),
            rows: self.spool.rows().real(),
            disk_idle_ms: self.disk.idle_ms(now_ms),
            log_busy_ms: self.transactions.real() * p.log_write_ms,
            processor_ms: self.path.processor_busy_ms(),
            latch_ms: self.path.latch_busy_ms(),
            lock_timeouts: self.lock_timeouts,
            session_ms: self.active.integral(now_ms),
            blocked_ms: self.blocked.integral(now_ms),
        }
    }

    pub fn spool(&self) -> &Spool {
        &self.spool
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn records(&self) -> &Records {
        &self.records
    }

    /// Files offered, and files that the load tool took back when it stopped.
    pub fn files(&self) -> (u64, u64, u64) {
        let shares: u64 = self.instances.iter().map(|instance| instance.files).sum();
        let waiting = shares + self.coarse.as_ref().map_or(0, |carry| carry.files);
        (self.offered, self.withdrawn, waiting)
    }

    /// Publications of received messages under way.
    pub fn being_received(&self) -> u64 {
        let receiving =
            |worker: &&Session| worker.stage == Stage::Receive && worker.activity != Activity::Idle;
        self.sessions.iter().filter(receiving).count() as u64
    }
}
