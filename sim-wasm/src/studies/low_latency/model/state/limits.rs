//! The settings of a scenario that events read.

use crate::kernel::convert::Whole;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// Bits of the tracking knob.
pub const TRACK_REQUEST_RECEIVED: u8 = 1;
pub const TRACK_REQUEST_SENT: u8 = 2;
pub const TRACK_RESPONSE_RECEIVED: u8 = 4;
pub const TRACK_RESPONSE_SENT: u8 = 8;

/// Settings that the event loop reads often, in the form it needs.
pub struct Limits {
    pub batch_size: u32,
    pub http_batch_size: u32,
    pub complete_size: u32,
    pub inflight: usize,
    pub open_batches: usize,
    pub tracking: u8,
    /// Opening a connection, before a request is stamped.
    pub connect_ms: f64,
    /// One way between a BizTalk computer and the load generator.
    pub request_travel_ms: f64,
    pub response_travel_ms: f64,
    pub tracks_events: bool,
    /// Processor time for background work, per roundtrip.
    pub background_cpu_ms: f64,
}

impl Limits {
    pub fn new(values: &Values<Id>, p: &Parameters) -> Self {
        let transfer = |id| values.get(id) / p.link_kb_per_ms;
        let connect_ms = if values.on(Id::KeepAlive) {
            0.0
        } else {
            // A packet there and one back.
            2.0 * p.network_ms
        };
        let agent = if values.on(Id::SqlAgent) {
            1.0
        } else {
            1.0 - p.agent_share
        };
        Self {
            connect_ms,
            request_travel_ms: p.network_ms + transfer(Id::RequestKb),
            response_travel_ms: p.network_ms + transfer(Id::ResponseKb),
            batch_size: u32::saturated(values.count(Id::BatchSize)),
            http_batch_size: u32::saturated(values.count(Id::HttpBatchSize)),
            complete_size: u32::saturated(values.count(Id::HttpOutCompleteSize)),
            inflight: values.count(Id::HttpOutInflight),
            open_batches: values.count(Id::BufferCacheSize),
            tracking: u8::saturated(values.count(Id::Tracking)),
            tracks_events: values.on(Id::GlobalTracking),
            background_cpu_ms: p.background_cpu_ms * agent,
        }
    }
}
