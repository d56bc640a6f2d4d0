//! One stream of random numbers per source, so that scenarios share them where they agree.

use crate::kernel::random::{Draw, Stream};

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
    pub fn new(draw: Draw) -> Self {
        let [
            think,
            receive,
            processor,
            publish,
            dequeue,
            delete,
            dispatch,
            send,
            placement,
        ] = draw.streams();
        Self {
            think,
            receive,
            processor,
            publish,
            dequeue,
            delete,
            dispatch,
            send,
            placement,
        }
    }
}
