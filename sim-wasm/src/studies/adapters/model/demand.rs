//! What one document takes of each resource, and the throughput that this bounds.

use super::adapter::{self, Cost};
use super::settings::Settings;
use crate::studies::adapters::knobs::Adapter;
use crate::studies::adapters::parameters::Parameters;

/// Processors of a BizTalk server.
pub const BIZTALK_PROCESSORS: u32 = 2;
/// Processors of the SQL server.
pub const SQL_PROCESSORS: u32 = 4;

/// Connections that documents hold one at a time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lane {
    pub connections: u32,
    /// Mean time for which a document holds one.
    pub hold_ms: f64,
    /// One document after the other, whatever the number of instances.
    pub keeps_order: bool,
}

/// Mean times per document, ms.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Demand {
    /// Processor time on the BizTalk servers.
    pub receive_ms: f64,
    pub orchestrate_ms: f64,
    pub send_ms: f64,
    pub reply_ms: f64,
    /// Processor time on the SQL server for each publication and each completion.
    pub publish_ms: f64,
    pub complete_ms: f64,
    pub receive_lane: Option<Lane>,
    pub send_lane: Option<Lane>,
    biztalk_processors: u32,
    passes_messagebox: f64,
}

impl Demand {
    /// The demand of a document of a scenario.
    pub fn new(settings: &Settings, p: &Parameters) -> Self {
        let size = settings.size_kb;
        let engine = Cost {
            fixed_ms: p.engine_ms,
            per_kb: p.engine_per_kb,
        };
        let receiving = settings.receive.receiving(settings, p);
        let sending = settings.send.sending(settings, p);
        let (orchestrate_ms, reply_ms) = exchange(settings, receiving, sending, p);
        let mut demand = Self {
            receive_ms: receiving.of(size) + 0.5 * engine.of(size),
            orchestrate_ms,
            send_ms: sending.of(size) + 0.5 * engine.of(size),
            reply_ms,
            publish_ms: p.publish_sql_ms + p.sql_per_kb * size,
            complete_ms: p.complete_sql_ms + p.sql_per_kb * size,
            receive_lane: lane(settings.receive, settings, p),
            send_lane: lane(settings.send, settings, p),
            biztalk_processors: BIZTALK_PROCESSORS * settings.host_instances,
            passes_messagebox: if orchestrate_ms > 0.0 { 2.0 } else { 1.0 },
        };
        if settings.send.is_web() {
            demand.send_lane = Some(Lane {
                connections: settings.most_connections * settings.host_instances,
                hold_ms: p.reply_ms,
                keeps_order: false,
            });
        }
        if settings.keeps_order() {
            let pair_ms = demand.biztalk_ms() / f64::from(BIZTALK_PROCESSORS);
            let ordered = Some(Lane {
                connections: 1,
                hold_ms: pair_ms + adapter::ordering(settings, BIZTALK_PROCESSORS, p).of(size),
                keeps_order: true,
            });
            if settings.receive == Adapter::MqSeries {
                demand.receive_lane = ordered;
            } else {
                demand.send_lane = ordered;
            }
        }
        demand
    }

    /// Whether a document passes an orchestration.
    pub fn orchestrates(&self) -> bool {
        self.orchestrate_ms > 0.0
    }

    /// Processor time on the BizTalk servers.
    pub fn biztalk_ms(&self) -> f64 {
        self.receive_ms + self.orchestrate_ms + self.send_ms + self.reply_ms
    }

    /// Processor time on the SQL server.
    pub fn sql_ms(&self) -> f64 {
        self.passes_messagebox * (self.publish_ms + self.complete_ms)
    }

    pub fn biztalk_processors(&self) -> u32 {
        self.biztalk_processors
    }

    /// Time between two documents at the resource that is busy longest, ms.
    pub fn interval_ms(&self) -> f64 {
        let per_connection = |lane: Option<Lane>| {
            lane.map_or(0.0, |lane| {
                lane.hold_ms / f64::from(lane.connections.max(1))
            })
        };
        (self.biztalk_ms() / f64::from(self.biztalk_processors.max(1)))
            .max(self.sql_ms() / f64::from(SQL_PROCESSORS))
            .max(per_connection(self.receive_lane))
            .max(per_connection(self.send_lane))
    }

    /// Most documents per second.
    pub fn bound_per_second(&self) -> f64 {
        1_000.0 / self.interval_ms()
    }
}

/// Processor time of the orchestration and of the reply.
fn exchange(settings: &Settings, receiving: Cost, sending: Cost, p: &Parameters) -> (f64, f64) {
    let size = settings.size_kb;
    let orchestrated = settings.orchestration || settings.is_exchange();
    let orchestrate_ms = if orchestrated {
        p.two_way_ms * p.orchestration_share
    } else {
        0.0
    };
    if !settings.is_exchange() {
        return (orchestrate_ms, 0.0);
    }
    let mut reply_ms = p.two_way_ms * (1.0 - p.orchestration_share);
    // The response passes engine and adapters a second time.
    reply_ms += (p.engine_per_kb + receiving.per_kb + sending.per_kb) * size;
    if settings.receive == Adapter::Http {
        reply_ms += p.http_reply_per_kb * size;
        if settings.ssl {
            reply_ms += p.http_ssl_ms;
        }
    }
    (orchestrate_ms, reply_ms)
}

fn lane(adapter: Adapter, settings: &Settings, p: &Parameters) -> Option<Lane> {
    adapter.latency(settings, p).map(|latency| Lane {
        connections: settings.host_instances,
        hold_ms: latency.of(settings.size_kb),
        keeps_order: false,
    })
}
