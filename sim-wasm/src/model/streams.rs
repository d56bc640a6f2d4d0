//! One stream of random numbers per source, so that scenarios share them where they agree.

use crate::kernel::random::Stream;

/// The sources of randomness.
pub struct Streams {
    pub think: Stream,
    pub receive: Stream,
    pub processor: Stream,
    pub publish: Stream,
    pub dequeue: Stream,
    pub delete: Stream,
    pub dispatch: Stream,
    pub send: Stream,
    pub placement: Stream,
}

impl Streams {
    /// The streams of replication `replication` of `seed`.
    pub fn new(seed: u32, replication: u32) -> Self {
        let seed = (u64::from(replication) << 32) | u64::from(seed);
        let stream = |number| Stream::new(seed, number);
        Self {
            think: stream(1),
            receive: stream(2),
            processor: stream(3),
            publish: stream(4),
            dequeue: stream(5),
            delete: stream(6),
            dispatch: stream(7),
            send: stream(8),
            placement: stream(9),
        }
    }
}
