//! One stream of random numbers per source, so that scenarios share them where they agree. Each
//! part owns the streams of its sources.

use crate::kernel::random::{Draw, Stream};

/// The sources of randomness.
pub struct Streams {
    pub think: Stream,
    pub receive: Stream,
    pub sending: SendingStreams,
    pub database: DatabaseStreams,
}

/// Those of the sending host instances.
pub struct SendingStreams {
    pub dispatch: Stream,
    pub work: Stream,
}

/// Those of the SQL Server computers and the MessageBoxes on them.
pub struct DatabaseStreams {
    pub processor: Stream,
    pub publish: Stream,
    pub dequeue: Stream,
    pub placement: Stream,
}

impl Streams {
    pub fn new(draw: Draw) -> Self {
        // Nothing draws from the sixth, but the number of a stream decides its values.
        let [
            think,
            receive,
            processor,
            publish,
            dequeue,
            _,
            dispatch,
            work,
            placement,
        ] = draw.streams();
        Self {
            think,
            receive,
            sending: SendingStreams { dispatch, work },
            database: DatabaseStreams {
                processor,
                publish,
                dequeue,
                placement,
            },
        }
    }
}
