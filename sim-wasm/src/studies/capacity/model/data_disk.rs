//! The disks behind the MessageBox's data file.

/// A SAN volume over so many disks that requests do not queue: each takes the same time. What
/// the counter of idle time sees is whether any request is outstanding.
#[derive(Clone, Debug)]
pub struct DataDisk {
    request_ms: f64,
    busy_until_ms: f64,
    idle_ms: f64,
    requests: f64,
    /// Part of a write that is still to come.
    owed_writes: f64,
}

impl DataDisk {
    /// An idle volume whose requests take `request_ms`.
    pub fn new(request_ms: f64) -> Self {
        Self {
            request_ms,
            busy_until_ms: 0.0,
            idle_ms: 0.0,
            requests: 0.0,
            owed_writes: 0.0,
        }
    }

    /// So many reads, one after the other: the time they take, ms.
    #[inline]
    pub fn read(&mut self, now_ms: f64, reads: u32) -> f64 {
        if reads == 0 {
            return 0.0;
        }
        let duration_ms = f64::from(reads) * self.request_ms;
        self.requests += f64::from(reads);
        self.occupy(now_ms, duration_ms);
        duration_ms
    }

    /// Changed pages that nobody waits for; fractions add up to whole writes.
    #[inline]
    pub fn write(&mut self, now_ms: f64, writes: f64) {
        self.owed_writes += writes;
        if self.owed_writes >= 1.0 {
            let whole = libm::floor(self.owed_writes);
            self.owed_writes -= whole;
            self.requests += whole;
            self.occupy(now_ms, self.request_ms);
        }
    }

    #[inline]
    fn occupy(&mut self, now_ms: f64, duration_ms: f64) {
        if now_ms > self.busy_until_ms {
            self.idle_ms += now_ms - self.busy_until_ms;
            self.busy_until_ms = now_ms;
        }
        self.busy_until_ms = self.busy_until_ms.max(now_ms + duration_ms);
    }

    /// Counts a time that ends now and is not simulated one by one.
    pub fn count(&mut self, now_ms: f64, idle_ms: f64) {
        self.idle_ms += idle_ms;
        self.busy_until_ms = now_ms;
    }

    /// Time without an outstanding request so far, ms.
    pub fn idle_ms(&self, now_ms: f64) -> f64 {
        self.idle_ms + (now_ms - self.busy_until_ms).max(0.0)
    }

    /// Reads and writes so far.
    pub fn requests(&self) -> f64 {
        self.requests
    }

    pub fn request_ms(&self) -> f64 {
        self.request_ms
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn idle_is_when_nothing_is_outstanding() {
        let mut disk = DataDisk::new(5.0);
        assert_eq!(disk.read(10.0, 2), 10.0);
        assert_eq!(disk.read(14.0, 1), 5.0);
        disk.write(18.0, 0.5);
        assert_eq!(disk.idle_ms(20.0), 10.0);
        disk.write(30.0, 0.5);
        assert_eq!(disk.idle_ms(50.0), 20.0 + 15.0);
        assert_eq!(disk.requests(), 4.0);
        assert_eq!(disk.read(60.0, 0), 0.0);
    }
}
