//! The threads, connections and places of host instances, as the report shows them.

use super::computers::Computers;
use super::receiving::Receiving;
use super::sending::Sending;
use crate::kernel::convert::Real;
use crate::kernel::gate::Gate;
use crate::parts::resource::Resource;

/// A pool of a host instance: name among resources, label before the computer's name, share in use
/// and mean wait.
type Use = (&'static str, &'static str, f64, f64);

/// The pools of all host instances that anything waited for, up to `end_ms`; a sending one has room
/// for `inflight` messages in flight.
pub(super) fn pools(
    computers: &Computers,
    receiving: &Receiving,
    sending: &Sending,
    inflight: usize,
    end_ms: f64,
) -> Vec<Resource> {
    fn of_gate<Job: Copy>(
        id: &'static str,
        label: &'static str,
        gate: &Gate<Job>,
        end_ms: f64,
    ) -> Use {
        (id, label, gate.utilisation(end_ms), gate.mean_wait())
    }
    let received = receiving.receivers.iter().flat_map(|receiver| {
        let pools = [
            of_gate(
                "admission",
                "Requests taken in",
                &receiver.admission,
                end_ms,
            ),
            of_gate(
                "submitThreads",
                "Submitting threads",
                &receiver.publishing,
                end_ms,
            ),
        ];
        pools.map(|pool| (receiver.machine, pool))
    });
    let sent = sending.senders.iter().flat_map(|sender| {
        let inflight = sender.inflight_average.mean(end_ms) / inflight.real();
        let pools = [
            of_gate("connections", "Connections", &sender.connections, end_ms),
            of_gate("ioThreads", "I/O threads", &sender.io_threads, end_ms),
            of_gate(
                "completionThreads",
                "Completing threads",
                &sender.completion.threads,
                end_ms,
            ),
            (
                "inflight",
                "Messages in flight",
                inflight,
                sender.inflight_wait.mean(),
            ),
        ];
        pools.map(|pool| (sender.machine, pool))
    });
    received
        .chain(sent)
        .filter(|(_, (_, _, _, wait_ms))| *wait_ms > 0.0)
        .map(|(machine, (id, label, share, wait_ms))| Resource {
            id,
            label: format!("{label} of {}", computers.machines[machine].place.name).into(),
            utilisation_percent: 100.0 * share,
            wait_ms: Some(wait_ms),
        })
        .collect()
}
