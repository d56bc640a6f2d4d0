//! The adapter study's search for the maximum sustainable throughput: a load tool keeps the input
//! filled for an hour, and the middle of it counts.

use super::knobs::{Adapter, Id, KNOBS, RULES, VERSION_2004_SP1};
use super::model::system::System;
use super::model::{Demand, Settings, watched};
use super::parameters::{Parameters, TABLE};
use super::{model, report};
use crate::experiment::driver::{self, Reported};
use crate::experiment::{self, Protocol, Status, Study};
use crate::kernel::convert::Whole;
use crate::kernel::random::Draw;
use crate::scenario::Values;

/// The study and its model.
pub const STUDY: Study = Study {
    id: "adapters",
    model_version: model::VERSION,
    knobs: KNOBS,
    rules: RULES,
    parameters: TABLE,
    parts: watched::PARTS,
    start: |values, protocol, draw| {
        let values = Values::check(values)?;
        let run = Run::new(&values, Parameters::default(), protocol, draw);
        Ok(Box::new(run))
    },
    start_with: None,
    #[cfg(test)]
    shape: crate::shapes::of::<report::Report>,
};

const MINUTE_MS: f64 = 60_000.0;

/// A preview ends after about this many documents, but not before it has settled.
const PREVIEW_DOCUMENTS: f64 = 100_000.0;
const PREVIEW_LEAST_MS: f64 = 3.0 * MINUTE_MS;

/// A scenario in the terms of the model.
pub fn settings(values: &Values<Id>) -> Settings {
    let receive = Adapter::numbered(values.count(Id::ReceiveAdapter));
    Settings {
        receive,
        send: Adapter::numbered(values.count(Id::SendAdapter)),
        receive_remote: values.on(Id::ReceiveRemote),
        send_remote: values.on(Id::SendRemote),
        is_2006: values.get(Id::Version) != VERSION_2004_SP1,
        size_kb: values.get(Id::SizeKb),
        orchestration: values.on(Id::Orchestration),
        two_way: values.on(Id::TwoWay),
        ssl: values.on(Id::Ssl),
        transactional: values.on(Id::Transactional),
        in_order: values.on(Id::InOrder),
        host_instances: u32::saturated(values.count(Id::HostInstances)),
        most_connections: u32::saturated(values.count(Id::MaxConnections)),
        queue_target: values.get(if receive.reads_folder() {
            Id::FolderTarget
        } else {
            Id::QueueTarget
        }),
        throttle_at: u32::saturated(values.count(Id::ThrottleAt)),
        end_ms: values.get(Id::RunMinutes) * MINUTE_MS,
    }
}

/// One replication of a scenario.
pub type Run = driver::Run<System>;

impl Run {
    /// A run before its first event.
    pub fn new(
        values: &Values<Id>,
        parameters: Parameters,
        protocol: Protocol,
        draw: Draw,
    ) -> Self {
        let mut settings = settings(values);
        if protocol == Protocol::Preview {
            let demand = Demand::new(&settings, &parameters);
            let enough_ms = PREVIEW_DOCUMENTS * demand.interval_ms();
            settings.end_ms = settings.end_ms.min(enough_ms.max(PREVIEW_LEAST_MS));
        }
        Self::of(System::new(settings, parameters, draw))
    }
}

impl Reported for System {
    fn report(&self, status: Status) -> String {
        experiment::report::write(&report::of(self, status))
    }
}
