//! Files arrive in the shares and are picked up.

use super::system::{Clock, System};

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
        let count = self.first_instance[1] as u64;
        if count == 0 {
            return;
        }
        let next = self.next_instance[0] as u64;
        for place in 0..count {
            let index = ((next + place) % count) as usize;
            let share = files / count + u64::from(place < files % count);
            if share > 0 {
                self.instances[index].files += share;
                self.pick_up(index, now_ms);
            }
        }
        self.next_instance[0] = ((next + files) % count) as usize;
    }

    /// The load tool stops and takes back what has not been picked up.
    pub(super) fn stop_load(&mut self, now_ms: f64) {
        if self.records.stopped.is_some() {
            return;
        }
        self.records.stopped = Some(self.totals(now_ms));
        for instance in &mut self.instances {
            self.withdrawn += instance.files;
            instance.files = 0;
        }
    }

    /// A receive host instance starts to publish as many of its files as it may.
    pub(super) fn pick_up(&mut self, index: usize, now_ms: f64) {
        while let Some(instance) = self.instances.get_mut(index)
            && instance.files > 0
            && !instance.throttle.throttles()
            && let Some(session) = instance.idle.pop()
        {
            instance.files -= 1;
            self.note_take(session, now_ms);
            self.begin(session, now_ms);
        }
    }

    /// Compares the sessions of the receive host instances with the threshold.
    pub(super) fn sample_throttles(&mut self, now_ms: f64) {
        self.update_miss();
        let sample_ms = self.settings.parameters.throttle_sample_ms;
        for index in 0..self.first_instance[1] {
            let instance = &mut self.instances[index];
            let busy = instance.busy();
            if instance.throttle.sample(busy) {
                self.records.throttled(now_ms, now_ms + sample_ms);
            } else {
                self.pick_up(index, now_ms);
            }
        }
        self.schedule(Clock::Throttle, now_ms + sample_ms);
    }
}
