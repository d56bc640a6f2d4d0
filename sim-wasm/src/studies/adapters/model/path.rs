//! The way of a document. All documents of a run are alike, so a job carries only its stage.

use super::system::System;
use crate::kernel::random::Stream;

/// Stages that a job of a station can be in.
const RECEIVE: u32 = 0;
const PUBLISH: u32 = 1;
const ORCHESTRATE: u32 = 2;
const CONSUME: u32 = 3;
const PUBLISH_AGAIN: u32 = 4;
const SEND: u32 = 5;
const COMPLETE: u32 = 6;
const REPLY: u32 = 7;

impl System {
    /// Begins whatever has a document and a thread.
    pub(super) fn begin(&mut self, now: f64) {
        while self.free.receiving > 0 && self.may_receive() && self.load.take() {
            self.free.receiving -= 1;
            let Some(lane) = &mut self.receive_lane else {
                self.process(RECEIVE, now);
                continue;
            };
            let hold_ms = self.demand.receive_lane.map_or(0.0, |lane| lane.hold_ms);
            let hold_ms = vary(
                &mut self.streams.receive_lane,
                hold_ms,
                self.parameters.variation,
            );
            lane.arrive(now, RECEIVE, hold_ms, &mut self.timers);
        }
        while self.free.orchestrating > 0 && self.to_orchestrate > 0 {
            self.free.orchestrating -= 1;
            self.to_orchestrate -= 1;
            self.process(ORCHESTRATE, now);
        }
        while self.free.sending > 0 && self.to_send > 0 {
            self.free.sending -= 1;
            self.to_send -= 1;
            self.process(SEND, now);
        }
    }

    /// Throttling: with too many messages in the MessageBox nothing is received.
    fn may_receive(&mut self) -> bool {
        let throttles = self.in_database >= u64::from(self.settings.throttle_at);
        if throttles {
            self.observations.throttled();
        }
        !throttles
    }

    fn process(&mut self, stage: u32, now: f64) {
        let mean_ms = match stage {
            RECEIVE => self.demand.receive_ms,
            ORCHESTRATE => self.demand.orchestrate_ms,
            REPLY => self.demand.reply_ms,
            _ => self.demand.send_ms,
        };
        let work_ms = vary(
            &mut self.streams.biztalk,
            mean_ms,
            self.parameters.variation,
        );
        self.biztalk.arrive(now, stage, work_ms, &mut self.timers);
    }

    fn commit(&mut self, stage: u32, now: f64) {
        let mean_ms = match stage {
            PUBLISH | PUBLISH_AGAIN => self.demand.publish_ms,
            _ => self.demand.complete_ms,
        };
        let work_ms = vary(&mut self.streams.sql, mean_ms, self.parameters.variation);
        self.sql.arrive(now, stage, work_ms, &mut self.timers);
    }

    /// The BizTalk server has done its part of a stage.
    pub(super) fn processed(&mut self, stage: u32, now: f64) {
        match stage {
            RECEIVE => self.commit(PUBLISH, now),
            ORCHESTRATE => self.commit(CONSUME, now),
            REPLY => self.end(),
            _ => {
                let Some(lane) = &mut self.send_lane else {
                    return self.commit(COMPLETE, now);
                };
                let hold_ms = self.demand.send_lane.map_or(0.0, |lane| lane.hold_ms);
                let hold_ms = vary(
                    &mut self.streams.send_lane,
                    hold_ms,
                    self.parameters.variation,
                );
                lane.arrive(now, SEND, hold_ms, &mut self.timers);
            }
        }
    }

    /// The MessageBox has committed a transaction.
    pub(super) fn committed(&mut self, stage: u32, now: f64) {
        match stage {
            PUBLISH => {
                self.free.receiving += 1;
                self.in_database += 1;
                if self.demand.orchestrates() {
                    self.to_orchestrate += 1;
                } else {
                    self.to_send += 1;
                }
            }
            CONSUME => self.commit(PUBLISH_AGAIN, now),
            PUBLISH_AGAIN => {
                self.free.orchestrating += 1;
                self.to_send += 1;
            }
            _ if self.demand.reply_ms > 0.0 => self.process(REPLY, now),
            _ => self.end(),
        }
    }

    /// A document is through.
    fn end(&mut self) {
        self.free.sending += 1;
        self.in_database -= 1;
        self.completed += 1;
    }

    pub(super) fn left_receive_lane(&mut self, slot: u32, now: f64) {
        let lane = self.receive_lane.as_mut();
        if lane
            .and_then(|lane| lane.complete(now, slot, &mut self.timers))
            .is_some()
        {
            self.process(RECEIVE, now);
        }
    }

    pub(super) fn left_send_lane(&mut self, slot: u32, now: f64) {
        let lane = self.send_lane.as_mut();
        if lane
            .and_then(|lane| lane.complete(now, slot, &mut self.timers))
            .is_some()
        {
            self.commit(COMPLETE, now);
        }
    }
}

/// A time spread evenly around its mean.
#[inline]
fn vary(stream: &mut Stream, mean_ms: f64, variation: f64) -> f64 {
    mean_ms * (1.0 + variation * (2.0 * stream.uniform() - 1.0))
}
