//! The committed results of every published combination, in native code.

use super::samples::assert_repeats;
use super::{between, finished};
use messagebox_sim::studies::adapters::knobs::{Adapter, Id, VERSION_2004_SP1};

const SAMPLES: &str = include_str!("../../../static/data/replays/samples/adapters.json");

/// Names of the combinations: row, version, size.
fn configurations() -> impl Iterator<Item = &'static str> {
    let (_, rest) = SAMPLES
        .split_once("\"configurations\": {")
        .expect("configurations");
    rest.lines().filter_map(|line| {
        let name = line.trim().strip_suffix("\": {")?;
        name.strip_prefix('"')
    })
}

/// What a published row goes through: the name of its configurations without version and size.
fn published(path: &str) -> (Adapter, Adapter, Vec<(Id, f64)>) {
    use Adapter::{File, Ftp, Http, MqSeries, Msmq, Msmqt, Pop3, Sap, SharePoint, Smtp, Soap, Sql};
    let two_way = [(Id::TwoWay, 1.0), (Id::Orchestration, 1.0)];
    let ssl = [(Id::Ssl, 1.0)];
    let far = [(Id::ReceiveRemote, 1.0), (Id::SendRemote, 1.0)];
    let receive_far = [(Id::ReceiveRemote, 1.0)];
    let send_far = [(Id::SendRemote, 1.0)];
    let transactional = [(Id::Transactional, 1.0)];
    match path {
        "http-1-way" => (Http, Http, vec![]),
        "http-2-way" => (Http, Http, two_way.to_vec()),
        "soap-1-way" => (Soap, Soap, vec![]),
        "soap-2-way" => (Soap, Soap, two_way.to_vec()),
        "ssl-http-1-way" => (Http, Http, ssl.to_vec()),
        "ssl-http-2-way" => (Http, Http, [&ssl[..], &two_way].concat()),
        "ssl-soap-1-way" => (Soap, Soap, ssl.to_vec()),
        "ssl-soap-2-way" => (Soap, Soap, [&ssl[..], &two_way].concat()),
        "mqseries-inorder" => (
            MqSeries,
            MqSeries,
            [&far[..], &[(Id::InOrder, 1.0)]].concat(),
        ),
        "mqseries-non-inorder" => (MqSeries, MqSeries, far.to_vec()),
        "msmq-to-file-nontransactional-local" => (Msmq, File, vec![]),
        "msmq-to-file-nontransactional-remote" => (Msmq, File, receive_far.to_vec()),
        "msmq-to-file-transactional-local" => (Msmq, File, transactional.to_vec()),
        "file-to-msmq-transactional-remote" => {
            (File, Msmq, [&send_far[..], &transactional].concat())
        }
        "file-to-msmq-nontransactional-remote" => (File, Msmq, send_far.to_vec()),
        "msmqt" => (Msmqt, Msmqt, transactional.to_vec()),
        "file-local" => (File, File, vec![]),
        "file-unc" => (File, File, far.to_vec()),
        "file-to-smtp" => (File, Smtp, vec![]),
        "file-to-sql" => (File, Sql, vec![]),
        "ftp" => (Ftp, Ftp, vec![]),
        "pop3-to-file-mime" => (Pop3, File, vec![]),
        "sql-to-file" => (Sql, File, vec![]),
        "sharepoint" => (SharePoint, SharePoint, far.to_vec()),
        "sap" => (Sap, Sap, far.to_vec()),
        _ => panic!("{path} is in no row"),
    }
}

#[test]
fn native_code_repeats_the_committed_results() {
    let configurations: Vec<&str> = configurations().collect();
    assert!(configurations.len() > 80);
    for configuration in configurations {
        let [path, version, size] = configuration.split('/').collect::<Vec<_>>()[..] else {
            panic!("{configuration}");
        };
        let (receive, send, mut changes) = published(path);
        if version == "2004sp1" {
            changes.push((Id::Version, VERSION_2004_SP1));
        }
        let size_kb = size.trim_end_matches("kb").parse().expect("a size");
        changes.push((Id::SizeKb, size_kb));
        let run = finished(&between(receive, send, &changes));
        assert_repeats("adapters", configuration, run.system().metrics());
    }
}
