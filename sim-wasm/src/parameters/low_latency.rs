//! Parameters of the low-latency study: one set for all its configurations.
//! Times are means unless said otherwise.

use super::declare::parameters;

parameters! {
    network_ms = 1.7339, "ms", Calibrated, "One way over the network, without the transfer of the message itself";
    link_kb_per_ms = 12.5, "KB/ms", Documented, "The 100 Mbit/s link between the load generator and the BizTalk computers (section on network performance)";
    connect_ms = 8.9551, "ms", Calibrated, "Opening an HTTP connection for a request that comes in, without keep-alive";
    receive_cpu_ms = 6.2674, "ms", Calibrated, "Processor time to receive and parse a request of 5 KB";
    cpu_per_kb_ms = 0.02, "ms/KB", Assumed, "Further processor time per KB above 5 KB, to parse or to write a message";
    accept_ms = 4.1027, "ms", Calibrated, "From the commit of a request to the load generator's next step";
    publish_cpu_ms = 1.5097, "ms", Calibrated, "Processor time of a publication on the Opteron before its lock";
    publish_hold_ms = 2.7311, "ms", Calibrated, "Work of a publication on the Opteron under its locks";
    publish_share = 0.7453, "share", Calibrated, "Part of that work under the publish lock; the rest is under the queue lock";
    tracked_cpu_ms = 1.0434, "ms", Calibrated, "Processor time on the Opteron to save one tracked body";
    tracked_hold_ms = 0.1367, "ms", Calibrated, "Further work under the lock to save one tracked body";
    log_write_ms = 0.9, "ms", Documented, "Write to the transaction log while the publish lock is held (Table 92)";
    commit_io_ms = 3.4, "ms", Documented, "Data file service time after the locks are given back (Table 92)";
    dequeue_cpu_ms = 0.4871, "ms", Calibrated, "Processor time of a dequeue on the Opteron, also when it finds nothing";
    dequeue_message_cpu_ms = 0.6615, "ms", Calibrated, "Further processor time of a dequeue per message";
    dequeue_hold_ms = 0.4677, "ms", Calibrated, "Work of a dequeue under the queue lock";
    dequeue_message_hold_ms = 0.5844, "ms", Calibrated, "Further work of a dequeue under the queue lock per message";
    load_ms = 10.9107, "ms", Calibrated, "From the dequeue of a batch to the transaction that reads its messages";
    load_cpu_ms = 0.5279, "ms", Calibrated, "Processor time on the Opteron to read one dequeued message";
    load_hold_ms = 0.3828, "ms", Calibrated, "Work under the publish lock to read a dequeued batch";
    delete_cpu_ms = 0.2799, "ms", Calibrated, "Processor time on the Opteron to delete finished messages";
    delete_hold_ms = 0.2642, "ms", Calibrated, "Work under the publish lock to delete finished messages";
    background_cpu_ms = 2.2578, "ms", Calibrated, "Processor time on the Opteron for background work, per roundtrip";
    agent_share = 0.3, "share", Assumed, "Part of the background work that SQL Agent jobs do";
    contention = 0.229, "share", Calibrated, "Stretch of MessageBox processor work when all other processors are busy";
    xeon_cpu = 2.42, "factor", Calibrated, "Processor work on the 8-way Xeon against the Opteron";
    xeon_hold = 1.9519, "factor", Calibrated, "Work under locks on the 8-way Xeon against the Opteron";
    dual_cpu = 1.0132, "factor", Calibrated, "Processor work on the dual-core Opteron against the Opteron";
    dispatch_ms = 11.2181, "ms", Calibrated, "The dispatcher of a sending host instance takes messages one by one, each for this long";
    dispatch_tracked_ms = 1.3, "ms", Calibrated, "Further dispatcher time for a message whose body is tracked on sending";
    dispatch_connect_ms = 3.25, "ms", Calibrated, "Further dispatcher time for a message without keep-alive";
    crowding = 0.034, "share", Calibrated, "Stretch of dispatching and sending per hundred messages that a sending host instance holds";
    send_cpu_ms = 18.3213, "ms", Calibrated, "Processor time of a sending host instance to send a message";
    machine_contention = 0.3143, "share", Calibrated, "Stretch of work on a BizTalk computer when all other processors are busy";
    reply_cpu_ms = 7.3964, "ms", Calibrated, "Processor time of a sending host instance to take in a response";
    response_delay_ms = 105.6, "ms", Calibrated, "The constant delay of responses from test case 8 on, cause unknown";
    poll_first_ms = 5.0, "ms", Assumed, "Pause after the first poll that finds nothing";
    poll_growth = 4.0, "factor", Assumed, "Growth of that pause with every further empty poll, up to MaxReceiveInterval";
    batch_timeout_ms = 1000.0, "ms", Documented, "Longest wait for a batch of the HTTP adapter to fill (Table 1)";
    track_cpu_ms = 3.3929, "ms", Calibrated, "Processor time of a tracking host instance per roundtrip";
    tracking_database_cpu_ms = 14.8733, "ms", Calibrated, "Processor time on the tracking database's computer per roundtrip";
    other_databases_cpu_ms = 0.045, "ms", Calibrated, "Processor time on the third SQL Server computer per roundtrip, for error logs and audit";
    distributed_cpu_ms = 7.4062, "ms", Calibrated, "Further processor time of a publication that spans MessageBoxes";
    distributed_hold_ms = 0.139, "ms", Calibrated, "Further work under the publish lock of a publication that spans MessageBoxes";
    remote_hold_ms = 2.6734, "ms", Calibrated, "Further work under the publish lock of a publication that spans computers";
    checkpoint_interval_ms = 60000.0, "ms", Documented, "SQL Server writes a checkpoint every minute or so (section on SAN performance)";
    checkpoint_writes = 6.883, "writes", Calibrated, "Page writes a roundtrip leaves for the checkpoint";
    checkpoint_write_ms = 3.4, "ms", Documented, "Service time of one page write of a checkpoint (Table 92)";
    checkpoint_rate = 5.32, "writes/ms", Documented, "Rate at which the SAN takes the page writes of a checkpoint (Table 92)";
    checkpoint_pages = 2.89, "pages", Documented, "Pages written together: 23.1 KB of 8 KB pages (Table 92)";
    checkpoint_slowdown = 2.1495, "factor", Calibrated, "Stretch of everything that waits for the SAN during a checkpoint";
}
