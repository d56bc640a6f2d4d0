//! Files arrive in the shares and are picked up.

use super::hosts::{Instance, Stage};
use super::system::{Clock, System};
use crate::kernel::arena::Id;

impl System {
    pub(super) fn file_due(&mut self, now_ms: f64) {
        if self.records.stopped.is_some() {
            return;
        }
        self.offer(1, now_ms);
        let next_ms = self.settings.plan.next_ms(now_ms);
        self.schedule(Clock::File, next_ms);
    }

    pub(super) fn burst_due(&mut self, now_ms: f64) {
        self.offer(self.settings.plan.burst, now_ms);
    }

    /// Files are placed in the shares, in turn.
    fn offer(&mut self, files: u64, now_ms: f64) {
        self.offered += files;
        let count = self.turns[Stage::Receive].instances.len();
        for place in 0..count {
            let Some(index) = self.turns[Stage::Receive].after(place) else {
                return;
            };
            let (place, count) = (place as u64, count as u64);
            let share = files / count + u64::from(place < files % count);
            if share > 0 {
                self.instances[index].files += share;
                self.pick_up(index, now_ms);
            }
        }
        self.turns[Stage::Receive].pass(files);
    }

    /// The load tool stops and takes back what has not been picked up.
    pub(super) fn stop_load(&mut self, now_ms: f64) {
        if self.records.stopped.is_some() {
            return;
        }
        self.records.stopped = Some(self.totals(now_ms));
        for instance in self.instances.iter_mut() {
            self.withdrawn += instance.files;
            instance.files = 0;
        }
    }

    /// A receive host instance starts to publish as many of its files as it may.
    pub(super) fn pick_up(&mut self, id: Id<Instance>, now_ms: f64) {
        loop {
            let instance = &mut self.instances[id];
            if instance.files == 0 || instance.throttle.throttles() {
                return;
            }
            let Some(session) = instance.idle.pop() else {
                return;
            };
            instance.files -= 1;
            self.note_take(session, now_ms);
            self.begin(session, now_ms);
        }
    }

    /// Compares the sessions of the receive host instances with the threshold.
    pub(super) fn sample_throttles(&mut self, now_ms: f64) {
        self.update_miss();
        let sample_ms = self.settings.parameters.throttle_sample_ms;
        for place in 0..self.turns[Stage::Receive].instances.len() {
            let receivers = &self.turns[Stage::Receive].instances;
            let Some(&id) = receivers.get(place) else {
                break;
            };
            let instance = &mut self.instances[id];
            let busy = instance.busy();
            if instance.throttle.sample(busy) {
                self.records.throttled(now_ms, now_ms + sample_ms);
            } else {
                self.pick_up(id, now_ms);
            }
        }
        self.schedule(Clock::Throttle, now_ms + sample_ms);
    }
}
