//! What a run has found, in the terms of the study.

use super::observations::Use;
use super::system::System;
use crate::parts::resource::Resource;

impl System {
    /// The metrics of the study; not a number before the measured part of the run.
    pub fn metrics(&self) -> [(&'static str, f64); 7] {
        let found = self.findings();
        let value =
            |of: fn(&super::observations::Findings) -> f64| found.as_ref().map_or(f64::NAN, of);
        let busy_share = self.parameters.busy_share;
        [
            ("documentsPerSecond", value(|f| f.documents_per_second)),
            ("documentsPerSecond.bound", self.demand.bound_per_second()),
            (
                "cpu.biztalk",
                value(|f| f.biztalk.share) * busy_share * 100.0,
            ),
            ("cpu.sql", value(|f| f.sql.share) * 100.0),
            ("queueDepth", value(|f| f.queue_depth)),
            ("messagesInDatabase", value(|f| f.in_database)),
            ("throttledPercent", value(|f| f.throttled_percent)),
        ]
    }

    /// What documents wait for; the one used most is the bottleneck.
    pub fn resources(&self) -> Vec<Resource> {
        let found = self.findings();
        let lane = |of: Option<super::demand::Lane>, connections, ordered| {
            of.map(|lane| {
                if lane.keeps_order {
                    ordered
                } else {
                    connections
                }
            })
        };
        let unused = Use::default();
        let all = [
            (
                Some((
                    "biztalkProcessors",
                    "Processors of the BizTalk server, short waits included",
                )),
                found.map_or(unused, |f| f.biztalk),
            ),
            (
                Some(("sqlProcessors", "Processors of the SQL server")),
                found.map_or(unused, |f| f.sql),
            ),
            (
                lane(
                    self.demand.receive_lane,
                    ("receiveConnections", "Connections of the receive adapter"),
                    ("receiveOrder", "In-order delivery: one document at a time"),
                ),
                found.and_then(|f| f.receive_lane).unwrap_or(unused),
            ),
            (
                lane(
                    self.demand.send_lane,
                    ("sendConnections", "Connections of the send adapter"),
                    ("sendOrder", "In-order delivery: one document at a time"),
                ),
                found.and_then(|f| f.send_lane).unwrap_or(unused),
            ),
        ];
        let resource = |(name, used): (Option<(&'static str, &'static str)>, Use)| {
            name.map(|(id, label)| {
                Resource::named(id, label, used.share * 100.0, Some(used.wait_ms))
            })
        };
        all.into_iter().filter_map(resource).collect()
    }
}
