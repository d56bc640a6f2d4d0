//! Throttling by the number of database sessions of a host instance.

/// The threshold of a host instance, compared with its sessions at every sample.
///
/// BizTalk Server 2004 stops the threads that submit messages as long as it throttles; 2006 delays
/// them.
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
}
