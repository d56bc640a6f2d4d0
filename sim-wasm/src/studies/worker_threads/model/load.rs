//! The load generator: when the next message is put into the receive queue.

use super::settings::Load;
use crate::kernel::random::Stream;
use crate::kernel::variates::exponential;

impl Load {
    /// Whether a burst is under way.
    fn is_burst(&self, now: f64) -> bool {
        now - libm::floor(now / self.period_ms) * self.period_ms < self.burst_ms
    }

    /// Messages per ms.
    pub fn rate(&self, now: f64) -> f64 {
        let burst = self.burst_messages / self.burst_ms;
        self.steady_per_ms + if self.is_burst(now) { burst } else { 0.0 }
    }

    /// When the next burst starts or the present one ends, ms.
    pub fn next_change_ms(&self, now: f64) -> f64 {
        let start = libm::floor(now / self.period_ms) * self.period_ms;
        if now - start < self.burst_ms && self.burst_ms < self.period_ms {
            start + self.burst_ms
        } else {
            start + self.period_ms
        }
    }

    /// When the next message comes if the rate does not change before, ms.
    pub fn next_message_ms(&self, now: f64, stream: &mut Stream) -> f64 {
        let rate = self.rate(now);
        if rate > 0.0 {
            now + exponential(stream, 1.0 / rate)
        } else {
            f64::INFINITY
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOAD: Load = Load {
        steady_per_ms: 0.5,
        burst_messages: 60.0,
        burst_ms: 10.0,
        period_ms: 100.0,
    };

    #[test]
    fn bursts_come_at_the_start_of_each_period() {
        let rates = [0.0, 9.9, 10.0, 99.9, 100.0, 209.0].map(|now| LOAD.rate(now));
        assert_eq!(rates, [6.5, 6.5, 0.5, 0.5, 6.5, 6.5]);
        let changes = [0.0, 10.0, 99.0, 100.0].map(|now| LOAD.next_change_ms(now));
        assert_eq!(changes, [10.0, 100.0, 100.0, 110.0]);
    }

    #[test]
    fn without_load_nothing_comes() {
        let silent = Load {
            steady_per_ms: 0.0,
            ..LOAD
        };
        let mut stream = Stream::new(1, 0);
        assert_eq!(silent.next_message_ms(50.0, &mut stream), f64::INFINITY);
        // No random number is used up either, or silence would change what comes after it.
        assert_eq!(stream.uniform(), Stream::new(1, 0).uniform());
    }
}
