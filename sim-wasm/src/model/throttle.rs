//! Throttling by the number of database sessions of a host instance.

/// The threshold of a host instance, compared with its sessions at every sample.
///
/// BizTalk Server 2004 stops the threads that submit messages as long as it throttles; 2006 delays
/// them, see [`PublishingDelay`].
#[derive(Clone, Debug)]
pub struct SessionThrottle {
    most_sessions: u32,
    throttles: bool,
}

impl SessionThrottle {
    /// A throttle for more than `most_sessions`; 0 turns it off.
    pub fn new(most_sessions: u32) -> Self {
        Self {
            most_sessions,
            throttles: false,
        }
    }

    /// Compares `sessions` with the threshold; true while the host instance throttles.
    pub fn sample(&mut self, sessions: u32) -> bool {
        self.throttles = self.most_sessions > 0 && sessions > self.most_sessions;
        self.throttles
    }

    /// What the last sample said.
    pub fn throttles(&self) -> bool {
        self.throttles
    }
}

/// The delay that BizTalk Server 2006 puts before each publication: it grows by a step with every
/// sample over a threshold, shrinks by one with every sample that is not, and has a cap.
#[derive(Clone, Debug)]
pub struct PublishingDelay {
    step_ms: f64,
    most_ms: f64,
    delay_ms: f64,
}

impl PublishingDelay {
    /// No delay yet.
    pub fn new(step_ms: f64, most_ms: f64) -> Self {
        Self {
            step_ms,
            most_ms,
            delay_ms: 0.0,
        }
    }

    /// The delay after a sample that is over its threshold or not, ms.
    pub fn sample(&mut self, is_over: bool) -> f64 {
        let change = if is_over { self.step_ms } else { -self.step_ms };
        self.delay_ms = (self.delay_ms + change).clamp(0.0, self.most_ms);
        self.delay_ms
    }

    /// A publication now waits this long, ms.
    pub fn delay_ms(&self) -> f64 {
        self.delay_ms
    }

    /// A restarted process begins without a delay.
    pub fn reset(&mut self) {
        self.delay_ms = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_above_the_threshold_and_stops_at_it() {
        let mut throttle = SessionThrottle::new(40);
        let states = [39, 40, 41, 1_000, 40, 0].map(|sessions| throttle.sample(sessions));
        assert_eq!(states, [false, false, true, true, false, false]);
        assert!(!SessionThrottle::new(0).sample(u32::MAX));
    }

    #[test]
    fn delay_moves_by_steps_up_to_its_cap() {
        let mut delay = PublishingDelay::new(4.0, 10.0);
        let samples = [true, true, true, true, false, false, false, true];
        let delays = samples.map(|is_over| delay.sample(is_over));
        assert_eq!(delays, [4.0, 8.0, 10.0, 10.0, 6.0, 2.0, 0.0, 4.0]);
        delay.reset();
        assert_eq!(delay.delay_ms(), 0.0);
    }
}
