//! The way of a document.

use super::job::{Job, Served, Stage, next_document};
use super::system::System;
use crate::kernel::random::Stream;

impl System {
    /// Begins whatever has a document and a thread.
    pub(super) fn begin(&mut self, now: f64) {
        while self.free.receiving > 0 && self.may_receive() && self.load.take() {
            self.free.receiving -= 1;
            self.document = next_document(self.document);
            let job = Job {
                document: self.document,
                stage: Stage::Receive,
            };
            self.note_received(job);
            let Some(lane) = &mut self.receive_lane else {
                self.process(job, now);
                continue;
            };
            let hold_ms = self.demand.receive_lane.map_or(0.0, |lane| lane.hold_ms);
            let hold_ms = vary(
                &mut self.streams.receive_lane,
                hold_ms,
                self.parameters.variation,
            );
            lane.arrive(now, job.pack(), hold_ms, &mut self.course.timers);
            self.note_lane(job);
        }
        while self.free.orchestrating > 0
            && let Some(document) = self.to_orchestrate.pop()
        {
            self.free.orchestrating -= 1;
            let stage = Stage::Orchestrate;
            self.process(Job { document, stage }, now);
        }
        while self.free.sending > 0
            && let Some(document) = self.to_send.pop()
        {
            self.free.sending -= 1;
            let stage = Stage::Send;
            self.process(Job { document, stage }, now);
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

    fn process(&mut self, job: Job, now: f64) {
        let mean_ms = match job.stage {
            Stage::Receive => self.demand.receive_ms,
            Stage::Orchestrate => self.demand.orchestrate_ms,
            Stage::Reply => self.demand.reply_ms,
            _ => self.demand.send_ms,
        };
        let work_ms = vary(
            &mut self.streams.biztalk,
            mean_ms,
            self.parameters.variation,
        );
        let timers = &mut self.course.timers;
        self.biztalk.arrive(now, job.pack(), work_ms, timers);
        self.note_queued(job);
    }

    fn commit(&mut self, job: Job, now: f64) {
        let mean_ms = match job.stage {
            Stage::Publish | Stage::PublishAgain => self.demand.publish_ms,
            _ => self.demand.complete_ms,
        };
        let work_ms = vary(&mut self.streams.sql, mean_ms, self.parameters.variation);
        let timers = &mut self.course.timers;
        self.sql.arrive(now, job.pack(), work_ms, timers);
        self.note_queued(job);
    }

    /// The BizTalk server has done its part of a stage.
    pub(super) fn processed(&mut self, job: Job, now: f64) {
        match job.stage {
            Stage::Receive => self.commit(job.at(Stage::Publish), now),
            Stage::Orchestrate => self.commit(job.at(Stage::Consume), now),
            Stage::Reply => self.end(job),
            _ => {
                let Some(lane) = &mut self.send_lane else {
                    return self.commit(job.at(Stage::Complete), now);
                };
                let hold_ms = self.demand.send_lane.map_or(0.0, |lane| lane.hold_ms);
                let hold_ms = vary(
                    &mut self.streams.send_lane,
                    hold_ms,
                    self.parameters.variation,
                );
                lane.arrive(now, job.pack(), hold_ms, &mut self.course.timers);
                self.note_lane(job);
            }
        }
    }

    /// The MessageBox has committed a transaction.
    pub(super) fn committed(&mut self, job: Job, now: f64) {
        match job.stage {
            Stage::Publish => {
                self.free.receiving += 1;
                self.in_database += 1;
                if self.demand.orchestrates() {
                    self.to_orchestrate.push(job.document);
                } else {
                    self.to_send.push(job.document);
                }
                self.note_published(job);
            }
            Stage::Consume => self.commit(job.at(Stage::PublishAgain), now),
            Stage::PublishAgain => {
                self.free.orchestrating += 1;
                self.to_send.push(job.document);
                self.note_published(job);
            }
            _ if self.demand.reply_ms > 0.0 => self.process(job.at(Stage::Reply), now),
            _ => self.end(job),
        }
    }

    /// A document is through.
    fn end(&mut self, job: Job) {
        self.note_end(job);
        self.free.sending += 1;
        self.in_database -= 1;
        self.completed += 1;
    }

    pub(super) fn left_receive_lane(&mut self, slot: u32, now: f64) {
        let lane = self.receive_lane.as_mut();
        if let Some(served) =
            lane.and_then(|lane| Served::of(lane, now, slot, &mut self.course.timers))
        {
            self.note_served(&served);
            self.process(served.job, now);
        }
    }

    pub(super) fn left_send_lane(&mut self, slot: u32, now: f64) {
        let lane = self.send_lane.as_mut();
        if let Some(served) =
            lane.and_then(|lane| Served::of(lane, now, slot, &mut self.course.timers))
        {
            self.note_served(&served);
            self.commit(served.job.at(Stage::Complete), now);
        }
    }
}

/// A time spread evenly around its mean.
#[inline]
fn vary(stream: &mut Stream, mean_ms: f64, variation: f64) -> f64 {
    mean_ms * (1.0 + variation * (2.0 * stream.uniform() - 1.0))
}
