//! What a run is told: the path of a document and the protocol.

use crate::studies::adapters::knobs::Adapter;

/// A scenario in the terms of the model.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub receive: Adapter,
    pub send: Adapter,
    /// Source and destination on another computer, where the adapter knows both.
    pub receive_remote: bool,
    pub send_remote: bool,
    /// BizTalk Server 2006 instead of 2004 SP1.
    pub is_2006: bool,
    pub size_kb: f64,
    pub orchestration: bool,
    pub two_way: bool,
    pub ssl: bool,
    pub transactional: bool,
    pub in_order: bool,
    /// Instances of each host, each on a BizTalk server of its own.
    pub host_instances: u32,
    /// Connections of an instance to the receiver of its HTTP and SOAP messages.
    pub most_connections: u32,
    /// Documents that the load tool keeps waiting.
    pub queue_target: f64,
    /// Messages in the MessageBox at which receiving pauses.
    pub throttle_at: u32,
    pub end_ms: f64,
}

impl Settings {
    /// Whether request and response travel over the same adapters.
    pub fn is_exchange(&self) -> bool {
        self.two_way && self.receive.is_web() && self.send.is_web()
    }

    /// Whether documents keep their order, one after the other.
    pub fn keeps_order(&self) -> bool {
        self.in_order && [self.receive, self.send].contains(&Adapter::MqSeries)
    }
}
