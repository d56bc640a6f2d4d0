//! Parameters of the worker-threads study: one set for all its configurations.
//! Times are means unless said otherwise.

use crate::parameters::parameters;

parameters! {
    sessions_per_host = 36.0, "sessions", Calibrated { start: 36.0 }, "Database sessions of a host instance besides one for each busy orchestration thread";
    request_cpu_ms = 17.0, "ms", Calibrated { start: 15.0 }, "Processor time of each of the three parts of a transaction: before its hot lock, under it, and under it after the round trip to the client";
    backlog_cost = 0.013, "share", Calibrated { start: 0.02 }, "Growth of processor times per thousand instances in the MessageBox";
    messaging_batch = 1.55, "messages", Calibrated { start: 2.0 }, "Messages that a thread of the messaging engine receives or sends in one transaction, if that many wait";
    first_share = 0.25, "share", Calibrated { start: 0.5 }, "Part of an orchestration's transactions that come before it waits for its reply";
    sends = 3.0, "messages", Documented, "Messages that an orchestration sends: two through dynamic ports and a final one";
    local_ms = 20.0, "ms", Assumed, "Work of a thread on its own computer before each transaction";
    error_pause_ms = 1000.0, "ms", Assumed, "Pause of a thread after its transaction failed";
    failures_to_crash = 72.0, "failures", Calibrated { start: 30.0 }, "Failed transactions in a series that end a host instance";
    failure_memory_ms = 60000.0, "ms", Calibrated { start: 60000.0 }, "A series of failures ends when none follows for this long";
    restart_ms = 60000.0, "ms", Documented, "From the end of a host instance to its restart (event 7031)";
    throttle_sample_ms = 15000.0, "ms", Documented, "Time between two comparisons of a host instance's sessions with its threshold (sampling window of BizTalk Server 2006)";
    most_messages = 50000.0, "messages", Documented, "Published messages in the MessageBox above which a receiving host instance throttles (message count in database of BizTalk Server 2006)";
    messages_per_instance = 1.8, "messages", Calibrated { start: 2.0 }, "Messages in the MessageBox for each orchestration that has not ended";
    throttle_step_ms = 5000.0, "ms", Calibrated { start: 5000.0 }, "Change of the publishing delay with each comparison, up or down";
    throttle_most_ms = 300000.0, "ms", Documented, "Longest publishing delay";
}
