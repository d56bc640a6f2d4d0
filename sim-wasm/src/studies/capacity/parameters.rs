//! Parameters of the capacity study: one set for all its scenarios.
//!
//! What fixed each calibrated value is named in its meaning. Those that follow from one printed
//! figure by arithmetic are called documented; the figure they follow from is then no prediction.

use crate::parameters::parameters;

parameters! {
    receive_latch_ms = 4.458, "ms", Calibrated { start: 2.8 }, "Hold of the hot pages of the spool and queue tables by the publication of a received message; fixed by 150/s being sustainable and 175/s not";
    batched_latch_ms = 0.3375, "ms", Calibrated { start: 1.6 }, "The same per message for orchestrations and send hosts, which commit in batches; fixed, with the time outside transactions, by the spool's growth while overdriven and its peak";
    conflict_chance = 0.00236, "share", Calibrated { start: 0.003 }, "Chance that a transaction needs a lock that one certain other transaction holds; fixed by the lock wait of 40 ms a second at 150/s and 7 s overdriven";
    deadlock_chance = 0.01, "share", Calibrated { start: 0.1 }, "Chance that two certain blocked sessions hold a deadlock when the lock monitor looks; fixed by nearly every cleanup run failing while overdriven and none at 150/s";
    transaction_cpu_ms = 3.995, "ms", Calibrated { start: 3.0 }, "Processor time of SQL Server per transaction; fixed by 54 % at 150/s";
    dequeue_ms = 189.5, "ms", Calibrated { start: 100.0 }, "Time of an orchestration's or send host's session per message outside transactions: waiting for its poll, working, delivering; fixed by the spool reaching 2 million rows in just under 3 h, and by its peak";
    delete_latch_ms = 0.2694, "ms", Calibrated { start: 0.3 }, "Hold of the hot pages by message cleanup per row; fixed by 175/s leaving no room for cleanup while 150/s does";
    delete_cpu_ms = 0.9074, "ms", Calibrated { start: 1.3 }, "Processor time of message cleanup per row; fixed by its 30 s at 150/s";
    cold_reads = 0.1073, "reads/ms", Calibrated { start: 0.04 }, "Pages read per ms of work on hot pages when none are in memory; fixed by the receive rate settling under 150/s while overdriven";
    delete_reads = 1.503, "reads", Calibrated { start: 1.0 }, "Pages read per row deleted when none are in memory; fixed by 4.5 h of recovery, given the time of a page read";
    nowait_misses = 0.685, "requests", Calibrated { start: 1.0 }, "Lock requests without waiting that a dequeue makes in vain per transaction under way; fixed by 1,072 lock timeouts/s at 150/s";
    warm_writes = 0.0718, "writes", Calibrated { start: 0.2 }, "Page writes per row published or deleted while neighbours are written together; fixed by the data disk's 69 % idle at 150/s";
    cold_writes = 1.0, "writes", Assumed, "Page writes per row published or deleted when none are in memory: no neighbours to write together";
    parts_share = 0.3551, "share", Calibrated { start: 0.5 }, "Work of parts cleanup per part against message cleanup per row; fixed by its 15 s at 150/s";
    delete_rows = 10.0, "rows", Assumed, "Rows that message cleanup deletes in one transaction; parts cleanup as many more as a part is less work";
    commit_ms = 1.5, "ms", Assumed, "Log write, answer and round trip between server and host instance, per transaction";
    log_write_ms = 0.0444, "ms", Documented, "Log disk time per transaction: 2 % busy at 450 transactions/s";
    disk_request_ms = 6.0, "ms", Assumed, "Time of one random page read or write of the data file";
    biztalk_cpu_ms = 15.73, "ms", Documented, "Processor time of the BizTalk servers per message: 59 % of two servers with two processors at 150/s";
    management_cpu_ms = 3.47, "ms", Documented, "Processor time of the management SQL Server per message: 13 % of four processors at 150/s";
    cache_share = 0.45, "share", Assumed, "Part of the MessageBox server's memory that holds data pages";
    row_kb = 1.5, "KB", Assumed, "Row of the spool table with its indexes and properties";
    part_kb = 9.0, "KB", Assumed, "Part with its indexes; the messages have 8 KB";
    job_interval_ms = 60000.0, "ms", Documented, "SQL Server Agent starts the cleanup jobs every minute: the schedule they are installed with, and what a healthy run must not exceed";
    throttle_sample_ms = 100.0, "ms", Assumed, "Time between two comparisons of a host instance's sessions with the threshold";
}
