//! A virtual user of the load generator.

/// A virtual user.
pub struct User {
    /// Fires when its request arrives; idle while it waits for the acknowledgement.
    pub slot: u32,
    /// When it sends, or has sent, its request, ms.
    pub sent_ms: f64,
}

impl User {
    /// A user that has not started.
    pub fn new(slot: u32) -> Self {
        Self { slot, sent_ms: 0.0 }
    }
}
