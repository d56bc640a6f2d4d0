//! Parameters of the scale-up study: one set for all its configurations.
//! Times are means.

use crate::parameters::parameters;

parameters! {
    simple_process_ms = 3.514, "ms", Calibrated { start: 3.57 }, "Time between two orchestrations of a process host, Simple App: its dispatcher takes one at a time";
    latency_process_ms = 4.075, "ms", Calibrated { start: 4.0 }, "The same for the Latency App";
    sharing_ms = 1.622, "ms", Calibrated { start: 1.5 }, "What is added to it as soon as more than one process host draws on the MessageBoxes; the six points cannot tell whether that is the other hosts or the routing by a master";
    receive_ms = 3.0, "ms", Assumed, "Time between two messages of a receive host; the first configuration of the Simple App bounds it to 3.57";
    send_ms = 3.0, "ms", Assumed, "Time between two messages of a send host, bounded in the same way";
    master_transactions = 4.479, "transactions", Documented, "Transactions of an orchestration on the master MessageBox: 5,000 per second at 1,116.3 orchestrations";
    worker_transactions = 3.135, "transactions", Documented, "Transactions of an orchestration on each of two workers: 3,500 per second at 1,116.3 orchestrations";
    simple_transactions = 0.6, "share", Assumed, "Transactions of the Simple App against the Latency App, for which alone they are printed; 1,552 per second bound it to 0.74";
    master_cpu_ms = 2.08, "ms", Calibrated { start: 2.08 }, "Processor time of a transaction on the master: 65 % of 16 processors at 5,000 per second";
    worker_cpu_ms = 2.972, "ms", Calibrated { start: 2.97 }, "Processor time of a transaction on a worker: 65 % of 16 processors at 3,500 per second";
    second_worker_cost = 0.54, "share", Calibrated { start: 0.54 }, "The same on the second worker, whose processors were busy for 35 % with as many transactions; why is not printed";
    usable_share = 0.675, "share", Calibrated { start: 0.67 }, "Part of a database server's processor time that transactions can use: the rest passes while they wait for locks, latches and the log";
}
