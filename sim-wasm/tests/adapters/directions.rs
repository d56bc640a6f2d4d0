//! Each knob acts in the direction that the study states or its mechanism demands.

use crate::knob_directions::{Case, MORE, assert_directions};
use crate::{Adapter, Id, VERSION_2004_SP1, bound, finished, metric, number, scenario};
use std::ops::Range;

const RATE: &str = "documentsPerSecond";
const BOUND: &str = "documentsPerSecond.bound";
const WAITING: &str = "queueDepth";
const STORED: &str = "messagesInDatabase";

type Changes = Vec<(Id, f64)>;

fn path(receive: Adapter, send: Adapter, further: &[(Id, f64)]) -> Changes {
    let ends = [
        (Id::ReceiveAdapter, number(receive)),
        (Id::SendAdapter, number(send)),
    ];
    [&ends[..], further].concat()
}

fn measured(changes: &[(Id, f64)], name: &str) -> f64 {
    let values = scenario(changes);
    match name {
        BOUND => bound(&values),
        _ => metric(&finished(&values), name),
    }
}

const SLOWER: Range<f64> = 0.0..0.98;
const SAME: Range<f64> = 0.98..1.02;
const FASTER: Range<f64> = 1.02..MORE;
const SHORTER: Range<f64> = 0.0..0.5;

/// Slower, faster, or not at all: what is simulated, and the bound that is reckoned.
#[test]
fn knobs_act_in_their_direction() {
    use Adapter::{File, Ftp, Http, MqSeries, Msmq, Sap, Smtp, Soap};
    let rates = [
        (path(File, File, &[]), Id::SizeKb, 200.0, SLOWER),
        (path(File, File, &[]), Id::ReceiveRemote, 1.0, SLOWER),
        (path(File, File, &[]), Id::SendRemote, 1.0, SLOWER),
        (path(File, File, &[]), Id::Orchestration, 1.0, SLOWER),
        (path(File, File, &[]), Id::HostInstances, 2.0, FASTER),
        (
            path(File, File, &[]),
            Id::ReceiveAdapter,
            number(Ftp),
            SLOWER,
        ),
        (path(File, File, &[]), Id::SendAdapter, number(Smtp), SLOWER),
        (path(File, File, &[]), Id::Ssl, 1.0, SAME),
        (path(File, File, &[]), Id::TwoWay, 1.0, SAME),
        (path(File, File, &[]), Id::RunMinutes, 120.0, SAME),
        (path(File, Smtp, &[]), Id::Version, VERSION_2004_SP1, SLOWER),
        (path(Http, Http, &[]), Id::TwoWay, 1.0, SLOWER),
        (path(Http, Http, &[]), Id::Ssl, 1.0, SAME),
        (path(Http, Http, &[(Id::TwoWay, 1.0)]), Id::Ssl, 1.0, SLOWER),
        (path(Soap, Soap, &[(Id::TwoWay, 1.0)]), Id::Ssl, 1.0, SAME),
        (path(Http, Http, &[]), Id::MaxConnections, 1.0, SLOWER),
        (path(Msmq, File, &[]), Id::Transactional, 1.0, SLOWER),
        (path(MqSeries, MqSeries, &[]), Id::InOrder, 1.0, SLOWER),
        (path(Ftp, Ftp, &[]), Id::SizeKb, 200.0, SAME),
        (path(Ftp, Ftp, &[]), Id::HostInstances, 3.0, FASTER),
    ];
    let of = |name| {
        let cases = rates.iter().cloned();
        cases.map(move |(changes, id, value, ratio)| (changes, id, value, name, ratio))
    };
    let mut cases: Vec<Case<Id, Changes>> = [RATE, BOUND].into_iter().flat_map(of).collect();
    cases.extend([
        (
            path(Http, File, &[]),
            Id::QueueTarget,
            20.0,
            WAITING,
            SHORTER,
        ),
        (
            path(File, File, &[]),
            Id::FolderTarget,
            20.0,
            WAITING,
            SHORTER,
        ),
        (path(File, Sap, &[]), Id::ThrottleAt, 500.0, STORED, SHORTER),
    ]);
    assert_directions(&cases, measured);
}
