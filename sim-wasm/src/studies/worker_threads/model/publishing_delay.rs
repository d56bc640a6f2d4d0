//! Throttling of BizTalk Server 2006: the delay before a publication.

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
    fn delay_moves_by_steps_up_to_its_cap() {
        let mut delay = PublishingDelay::new(4.0, 10.0);
        let samples = [true, true, true, true, false, false, false, true];
        let delays = samples.map(|is_over| delay.sample(is_over));
        assert_eq!(delays, [4.0, 8.0, 10.0, 10.0, 6.0, 2.0, 0.0, 4.0]);
        delay.reset();
        assert_eq!(delay.delay_ms(), 0.0);
    }
}
