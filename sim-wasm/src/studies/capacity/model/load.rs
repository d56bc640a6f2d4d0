//! The load tool: files at an even pace, as many per second as the hour asks for.

use crate::kernel::convert::Whole;
const HOUR_MS: f64 = 3_600_000.0;
const SECOND_MS: f64 = 1_000.0;

/// How the load tool goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Load {
    Steady,
    UntilBacklog,
    Floodgate,
    Drawn,
}

impl Load {
    /// The load that a value of the knob stands for.
    pub fn from_value(value: f64) -> Self {
        match u8::floored(value) {
            1 => Self::UntilBacklog,
            2 => Self::Floodgate,
            3 => Self::Drawn,
            _ => Self::Steady,
        }
    }
}

/// What the load tool is told to do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Messages per second in each hour; the last goes on.
    pub rates: Vec<f64>,
    /// Spool rows at which it stops; none for never.
    pub stop_at_rows: Option<u64>,
    /// When it stops at the latest, ms.
    pub until_ms: f64,
    /// Messages dropped at once, and when, ms.
    pub burst: u64,
    pub burst_at_ms: f64,
}

impl Plan {
    /// Messages per second at `now_ms`.
    pub fn rate(&self, now_ms: f64) -> f64 {
        let hour = usize::floored(now_ms / HOUR_MS);
        let last = self.rates.len().saturating_sub(1);
        self.rates.get(hour.min(last)).copied().unwrap_or(0.0)
    }

    /// When the file after the one at `now_ms` comes; infinite when none does.
    pub fn next_ms(&self, now_ms: f64) -> f64 {
        let mut from_ms = now_ms;
        let mut share = 1.0;
        while from_ms < self.until_ms {
            let rate = self.rate(from_ms) / SECOND_MS;
            let hour_end_ms = (libm::floor(from_ms / HOUR_MS) + 1.0) * HOUR_MS;
            let due_ms = from_ms + share / rate;
            if due_ms <= hour_end_ms {
                return if due_ms < self.until_ms {
                    due_ms
                } else {
                    f64::INFINITY
                };
            }
            share -= rate * (hour_end_ms - from_ms);
            from_ms = hour_end_ms;
        }
        f64::INFINITY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(rates: &[f64], hours: f64) -> Plan {
        Plan {
            rates: rates.to_vec(),
            stop_at_rows: None,
            until_ms: hours * HOUR_MS,
            burst: 0,
            burst_at_ms: 0.0,
        }
    }

    fn count(plan: &Plan) -> usize {
        let mut now = 0.0;
        let next = || {
            now = plan.next_ms(now);
            now.is_finite().then_some(now)
        };
        core::iter::from_fn(next).count()
    }

    #[test]
    fn paces_evenly() {
        let plan = plan(&[4.0], 1.0);
        assert_eq!(plan.next_ms(0.0), 250.0);
        assert_eq!(plan.next_ms(3_599_900.0), f64::INFINITY);
    }

    #[test]
    fn follows_the_hours() {
        let files = count(&plan(&[1.0, 0.0, 2.0], 4.0)) as f64;
        assert!((files - (3_600.0 + 14_400.0)).abs() <= 2.0, "{files}");
        assert_eq!(count(&plan(&[0.0], 24.0)), 0);
        assert_eq!(count(&plan(&[], 24.0)), 0);
    }
}
