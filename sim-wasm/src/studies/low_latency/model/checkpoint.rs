//! SQL Server's checkpoints: once a minute the changed pages go to the SAN, and everything else
//! that waits for the SAN waits longer.

use super::system::System;

impl System {
    pub(super) fn checkpoint_due(&mut self) {
        let now = self.timers.now();
        let checkpoint = &mut self.checkpoint;
        let due = if checkpoint.running {
            self.storage_slowdown = 1.0;
            (checkpoint.started_ms + checkpoint.interval_ms).max(now)
        } else {
            self.storage_slowdown = self.parameters.checkpoint_slowdown;
            self.observations.checkpoints_ms.push(now);
            checkpoint.started_ms = now;
            let duration = checkpoint.ms_per_message * checkpoint.messages as f64;
            checkpoint.messages = 0;
            now + duration
        };
        checkpoint.running = !checkpoint.running;
        self.timers.schedule(checkpoint.slot, due);
    }
}
