//! Parameters of the low-latency study: one set for all its configurations.
//! Times are means unless said otherwise.

use super::calibrated;
use crate::parameters::parameters;

parameters! {
    network_ms = 1.5, "ms", Assumed, "One way over the network, without the transfer of the message itself; opening a connection takes both ways, and a publication that spans computers keeps its lock for both";
    link_kb_per_ms = 12.5, "KB/ms", Documented, "The 100 Mbit/s link between the load generator and the BizTalk computers (section on network performance)";
    receive_cpu_ms = calibrated::RECEIVE_CPU_MS, "ms", Calibrated { start: 5.387 }, "Processor time to receive and parse a request of 5 KB";
    cpu_per_kb_ms = 0.02, "ms/KB", Assumed, "Further processor time per KB above 5 KB, to parse or to write a message; as much less below";
    accept_ms = calibrated::ACCEPT_MS, "ms", Calibrated { start: 7.793 }, "To answer a user whose request is stored; a receiving host instance answers one at a time";
    accept_tracked_ms = calibrated::ACCEPT_TRACKED_MS, "ms", Calibrated { start: 5.947 }, "Further time to the answer where the body of the request is tracked, on the Opteron";
    publish_cpu_ms = calibrated::PUBLISH_CPU_MS, "ms", Calibrated { start: 2.205 }, "Processor time of a publication on the Opteron before its lock";
    publish_hold_ms = calibrated::PUBLISH_HOLD_MS, "ms", Calibrated { start: 1.734 }, "Work of a publication on the Opteron under its lock";
    tracked_cpu_ms = calibrated::TRACKED_CPU_MS, "ms", Calibrated { start: 1.341 }, "Processor time on the Opteron to save one tracked body or event";
    tracked_hold_ms = calibrated::TRACKED_HOLD_MS, "ms", Calibrated { start: 0.3563 }, "Further work under the lock to save one tracked body or event, on every server alike";
    log_write_ms = 0.8, "ms", Documented, "One write to the transaction log, which takes all that waits for it; a publication keeps its lock until it is written (Table 92)";
    command_cpu_ms = calibrated::COMMAND_CPU_MS, "ms", Calibrated { start: 0.3512 }, "Processor time on the Opteron of a dequeue or a delete, to take a message, and to read it";
    command_hold_ms = calibrated::COMMAND_HOLD_MS, "ms", Calibrated { start: 0.2886 }, "Work under its lock of a dequeue, of each message it takes, of reading a batch, or of a delete";
    background_cpu_ms = calibrated::BACKGROUND_CPU_MS, "ms", Calibrated { start: 0.8024 }, "Processor time on the Opteron for background work, per roundtrip, before its messages are deleted";
    agent_share = 0.3, "share", Assumed, "Part of the background work that SQL Agent jobs do";
    xeon_cpu = calibrated::XEON_CPU, "factor", Calibrated { start: 2.312 }, "Processor work on the 8-way Xeon against the Opteron";
    xeon_hold = calibrated::XEON_HOLD, "factor", Calibrated { start: 2.12 }, "Work under locks on the 8-way Xeon against the Opteron";
    dual_cpu = 1.0, "factor", Assumed, "Processor work on the dual-core Opteron against the Opteron: the same clock";
    dispatch_ms = calibrated::DISPATCH_MS, "ms", Calibrated { start: 10.65 }, "The dispatcher of a sending host instance takes messages one by one, each for this long";
    dispatch_tracked_ms = calibrated::DISPATCH_TRACKED_MS, "ms", Calibrated { start: 3.004 }, "Further dispatcher time for a message whose body is tracked on sending";
    sharing = calibrated::SHARING, "share", Calibrated { start: 0.4451 }, "Stretch of receiving and of the answer while a sending host instance on the same computer dispatches";
    send_cpu_ms = calibrated::SEND_CPU_MS, "ms", Calibrated { start: 17.55 }, "Processor time of a sending host instance to send a message";
    reply_cpu_ms = calibrated::REPLY_CPU_MS, "ms", Calibrated { start: 7.654 }, "Processor time of a sending host instance to take in a response";
    response_delay_ms = calibrated::RESPONSE_DELAY_MS, "ms", Calibrated { start: 102.7 }, "The constant delay of responses from test case 8 on, cause unknown";
    poll_first_ms = 5.0, "ms", Assumed, "Pause after the first poll that finds nothing";
    poll_growth = 4.0, "factor", Assumed, "Growth of that pause with every further empty poll, up to MaxReceiveInterval";
    batch_timeout_ms = 1000.0, "ms", Documented, "Longest wait for a batch of requests or of completions to fill (Table 1)";
    track_cpu_ms = 4.0, "ms", Documented, "Processor time of a tracking host instance per roundtrip (Tables 3 and 4: A02, which only tracks there, is at 8 % of four processors at 79 to 82 roundtrips a second)";
    tracking_database_cpu_ms = calibrated::TRACKING_DATABASE_CPU_MS, "ms", Calibrated { start: 14.03 }, "Processor time on the tracking database's computer per roundtrip";
    other_databases_cpu_ms = 0.045, "ms", Assumed, "Processor time on the third SQL Server computer per roundtrip, for error logs and audit";
    distributed_cpu_ms = calibrated::DISTRIBUTED_CPU_MS, "ms", Calibrated { start: 7.229 }, "Processor time to end a publication that spans MessageBoxes in each of them: after its lock is given back, before its messages are visible";
    distributed_hold_ms = calibrated::DISTRIBUTED_HOLD_MS, "ms", Calibrated { start: 1.014 }, "Further work under the publish lock of a publication that spans MessageBoxes";
    checkpoint_writes = 3.5, "writes", Documented, "Page writes a stored request leaves for the checkpoint (Table 92: 338 a second, at the throughput of 20-A)";
    checkpoint_write_ms = 3.4, "ms", Documented, "Service time of one page write of a checkpoint (Table 92)";
    checkpoint_rate = 5.32, "writes/ms", Documented, "Rate at which the SAN takes the page writes of a checkpoint (Table 92)";
    checkpoint_pages = 2.89, "pages", Documented, "Pages written together: 23.1 KB of 8 KB pages (Table 92)";
    disk_write_ms = 7.7, "ms", Assumed, "One page write on a disk of the SAN: a seek and half a turn at the documented 10,000 a minute";
}
