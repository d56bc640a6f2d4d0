//! How long something has been stopped, told before the stop ends.

/// Stops one after the other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stoppage {
    past_ms: f64,
    since_ms: Option<f64>,
}

impl Stoppage {
    /// It stops, unless it has already.
    pub fn begin(&mut self, now: f64) {
        self.since_ms.get_or_insert(now);
    }

    /// It goes on, if it was stopped.
    pub fn end(&mut self, now: f64) {
        self.past_ms = self.total_ms(now);
        self.since_ms = None;
    }

    /// All stops so far, ms.
    pub fn total_ms(&self, now: f64) -> f64 {
        self.past_ms + self.since_ms.map_or(0.0, |since| now - since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adds_up_stops() {
        let mut stoppage = Stoppage::default();
        stoppage.begin(2.0);
        stoppage.begin(3.0);
        assert_eq!(stoppage.total_ms(5.0), 3.0);
        stoppage.end(6.0);
        stoppage.end(7.0);
        assert_eq!(stoppage.total_ms(9.0), 4.0);
        stoppage.begin(10.0);
        assert_eq!(stoppage.total_ms(11.0), 5.0);
    }
}
