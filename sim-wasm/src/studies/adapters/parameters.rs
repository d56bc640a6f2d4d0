//! Parameters of the adapter study: one set for all test cases, versions and sizes.
//! Times are processor time on the BizTalk server per document unless said otherwise; a factor for
//! BizTalk Server 2006 multiplies the value of BizTalk Server 2004 SP1.

use crate::parameters::parameters;

parameters! {
    engine_ms = 2.0, "ms", Assumed, "Messaging engine; the study cannot tell it from the adapters on both sides, and no prediction depends on it";
    engine_per_kb = 0.01, "ms/KB", Assumed, "Messaging engine, per KB; as above";
    file_ms = 2.566, "ms", Calibrated { start: 5.0 }, "File adapter, each side";
    share_ms = 2.57, "ms", Calibrated { start: 5.0 }, "Added on each side when the folder is a share of another computer";
    http_ms = 9.234, "ms", Calibrated { start: 5.0 }, "HTTP adapter, each side";
    soap_ms = 10.14, "ms", Calibrated { start: 5.0 }, "SOAP adapter, each side";
    mqseries_ms = 5.336, "ms", Calibrated { start: 5.0 }, "MQSeries adapter, each side";
    msmqt_ms = 12.7, "ms", Calibrated { start: 5.0 }, "MSMQT adapter, each side";
    msmq_receive_ms = 4.667, "ms", Calibrated { start: 5.0 }, "MSMQ adapter, receiving";
    msmq_send_ms = 1.912, "ms", Calibrated { start: 5.0 }, "MSMQ adapter, sending";
    msmq_remote_ms = 4.962, "ms", Calibrated { start: 5.0 }, "Added to receiving with MSMQ from another computer";
    transaction_ms = 2.76, "ms", Calibrated { start: 5.0 }, "Added by a transaction of the MSMQ adapter";
    sql_receive_ms = 15.23, "ms", Calibrated { start: 5.0 }, "SQL adapter, receiving";
    sql_send_ms = 12.4, "ms", Calibrated { start: 5.0 }, "SQL adapter, sending";
    smtp_ms = 8.756, "ms", Calibrated { start: 5.0 }, "SMTP adapter";
    smtp_2004_ms = 46.54, "ms", Calibrated { start: 5.0 }, "What the SMTP adapter of BizTalk Server 2004 SP1 takes in addition";
    pop3_ms = 20.8, "ms", Calibrated { start: 5.0 }, "POP3 adapter";
    two_way_ms = 27.27, "ms", Calibrated { start: 5.0 }, "Orchestration and reply of an exchange of request and response over HTTP or SOAP";
    http_ssl_ms = 9.782, "ms", Calibrated { start: 5.0 }, "Secure Sockets Layer, for an HTTP exchange of request and response; one way and with SOAP none is found";
    ftp_latency_ms = 217.7, "ms", Calibrated { start: 100.0 }, "Time for which a document holds a connection of the FTP adapter, each side";
    sharepoint_latency_ms = 240.8, "ms", Calibrated { start: 100.0 }, "Time for which a document holds a connection of the SharePoint adapter, each side";
    sap_latency_ms = 86.23, "ms", Calibrated { start: 100.0 }, "Time for which a document holds a connection of the SAP adapter, each side";
    in_order_ms = 7.844, "ms", Calibrated { start: 5.0 }, "Elapsed time that in-order delivery adds to each document, one document after the other";
    local_per_kb = 0.08712, "ms/KB", Calibrated { start: 0.1 }, "Local hop: File, MSMQ and MSMQT, each side";
    remote_per_kb = 0.2414, "ms/KB", Calibrated { start: 0.1 }, "Added by a remote hop of the File and HTTP adapters, each side";
    transfer_per_kb = 0.3411, "ms/KB", Calibrated { start: 0.1 }, "Remote hop of SMTP, of sending with SQL and of receiving with MSMQ";
    queue_per_kb = 0.5843, "ms/KB", Calibrated { start: 0.1 }, "Remote queue or table: MQSeries, sending with MSMQ, receiving with SQL";
    soap_per_kb = 0.03302, "ms/KB", Calibrated { start: 0.1 }, "SOAP adapter, each side";
    pop3_per_kb = 1.111, "ms/KB", Calibrated { start: 0.1 }, "POP3 adapter";
    http_reply_per_kb = 0.749, "ms/KB", Calibrated { start: 0.1 }, "What an HTTP exchange of request and response takes beyond a second pass of both adapters";
    transaction_per_kb = 0.07309, "ms/KB", Calibrated { start: 0.1 }, "Added by a transaction of the MSMQ adapter";
    sharepoint_per_kb = 0.7839, "ms/KB", Calibrated { start: 0.1 }, "Time for which a document holds a connection of the SharePoint adapter, per KB";
    sap_per_kb = 0.4568, "ms/KB", Calibrated { start: 0.1 }, "Time for which a document holds a connection of the SAP adapter, per KB";
    adapter_2006 = 0.8643, "factor", Calibrated { start: 1.0 }, "BizTalk Server 2006: fixed demand of HTTP, SOAP, MQSeries, MSMQT, receiving with MSMQ, sending with SQL; local hops and SAP per KB";
    large_2006 = 0.4014, "factor", Calibrated { start: 1.0 }, "BizTalk Server 2006: remote hops of File, HTTP and MQSeries, per KB";
    remote_2006 = 0.75, "factor", Calibrated { start: 1.0 }, "BizTalk Server 2006: the other remote hops but SMTP, and transactions and order, per KB";
    msmq_2006 = 0.3636, "factor", Calibrated { start: 1.0 }, "BizTalk Server 2006: what transactions and another computer add to the MSMQ adapter, fixed";
    orchestration_share = 0.5, "share", Assumed, "Part of the exchange that the orchestration takes; the rest goes to the reply";
    busy_share = 0.85, "share", Documented, "Processor use of a BizTalk server at its bound (80 to 90 %); the rest passes in waits that also hold documents up";
    reply_ms = 20.0, "ms", Assumed, "Time until the receiver of an HTTP or SOAP message answers, for which it holds a connection";
    publish_sql_ms = 2.5, "ms", Assumed, "Processor time of the MessageBox to publish a message";
    complete_sql_ms = 2.5, "ms", Assumed, "Processor time of the MessageBox to dequeue and delete a message";
    sql_per_kb = 0.005, "ms/KB", Assumed, "Processor time of the MessageBox for each of the two, per KB";
    variation = 0.5, "share", Assumed, "Times are spread evenly over this part of their mean on both sides of it";
    threads = 20.0, "threads", Assumed, "Documents that a host instance has under way at the same time (ten threads per processor)";
    load_step_ms = 100.0, "ms", Assumed, "Time between two lots that the load tool puts in";
    control_ms = 1000.0, "ms", Assumed, "Time between two looks of the load tool at the queue";
    control_horizon_ms = 10000.0, "ms", Assumed, "Time within which the load tool wants the queue back at its goal";
    most_load_per_second = 2000.0, "documents/s", Assumed, "Most that the load tool can create";
}
