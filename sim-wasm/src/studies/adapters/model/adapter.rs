//! What each adapter takes to receive or send a document.

use super::settings::Settings;
use crate::studies::adapters::knobs::Adapter;
use crate::studies::adapters::parameters::Parameters;

/// A part of a demand that is fixed and one that grows with the document.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Cost {
    pub fixed_ms: f64,
    pub per_kb: f64,
}

impl Cost {
    fn new(fixed_ms: f64, per_kb: f64) -> Self {
        Self { fixed_ms, per_kb }
    }

    fn and(self, other: Self) -> Self {
        Self::new(self.fixed_ms + other.fixed_ms, self.per_kb + other.per_kb)
    }

    /// For a document of `size_kb`, ms.
    pub fn of(self, size_kb: f64) -> f64 {
        self.fixed_ms + self.per_kb * size_kb
    }
}

/// The factors between the versions that apply to a scenario.
struct Versions {
    adapter: f64,
    large: f64,
    remote: f64,
    msmq: f64,
}

impl Versions {
    fn new(is_2006: bool, p: &Parameters) -> Self {
        let factor = |value| if is_2006 { value } else { 1.0 };
        Self {
            adapter: factor(p.adapter_2006),
            large: factor(p.large_2006),
            remote: factor(p.remote_2006),
            msmq: factor(p.msmq_2006),
        }
    }
}

/// Elapsed time that in-order delivery adds to a document; its size counts as one more side of a
/// remote queue, on all of `processors`.
pub fn ordering(settings: &Settings, processors: u32, p: &Parameters) -> Cost {
    let remote = Versions::new(settings.is_2006, p).remote;
    Cost::new(
        p.in_order_ms,
        p.queue_per_kb * remote / f64::from(processors),
    )
}

impl Adapter {
    /// Processor time on the BizTalk server to receive.
    pub fn receiving(self, settings: &Settings, p: &Parameters) -> Cost {
        let by = Versions::new(settings.is_2006, p);
        match self {
            Self::Msmq => {
                let mut cost = Cost::new(p.msmq_receive_ms * by.adapter, local_per_kb(&by, p));
                if settings.receive_remote {
                    let transfer = p.transfer_per_kb * by.remote;
                    cost = cost.and(Cost::new(p.msmq_remote_ms * by.msmq, transfer));
                }
                cost.and(transaction(settings, &by, p))
            }
            Self::Sql => Cost::new(p.sql_receive_ms, p.queue_per_kb * by.remote),
            Self::Pop3 => Cost::new(p.pop3_ms, p.pop3_per_kb),
            _ => self.either_side(settings.receive_remote, &by, p),
        }
    }

    /// Processor time on the BizTalk server to send.
    pub fn sending(self, settings: &Settings, p: &Parameters) -> Cost {
        let by = Versions::new(settings.is_2006, p);
        match self {
            Self::Msmq => {
                let per_kb = if settings.send_remote {
                    p.queue_per_kb * by.remote
                } else {
                    local_per_kb(&by, p)
                };
                Cost::new(p.msmq_send_ms, per_kb).and(transaction(settings, &by, p))
            }
            Self::Sql => Cost::new(p.sql_send_ms * by.adapter, p.transfer_per_kb * by.remote),
            Self::Smtp => {
                let before = if settings.is_2006 {
                    0.0
                } else {
                    p.smtp_2004_ms
                };
                Cost::new(p.smtp_ms + before, p.transfer_per_kb)
            }
            _ => self.either_side(settings.send_remote, &by, p),
        }
    }

    /// Adapters that take the same on both sides. Those bound by latency count as File.
    fn either_side(self, remote: bool, by: &Versions, p: &Parameters) -> Cost {
        let local = local_per_kb(by, p);
        match self {
            Self::Http => Cost::new(p.http_ms * by.adapter, local + p.remote_per_kb * by.large),
            Self::Soap => Cost::new(p.soap_ms * by.adapter, p.soap_per_kb),
            Self::MqSeries => Cost::new(p.mqseries_ms * by.adapter, p.queue_per_kb * by.large),
            Self::Msmqt => Cost::new(p.msmqt_ms * by.adapter, local),
            Self::File if remote => {
                Cost::new(p.file_ms + p.share_ms, local + p.remote_per_kb * by.large)
            }
            _ => Cost::new(p.file_ms, local),
        }
    }

    /// Time for which a document holds a connection of an adapter bound by latency.
    pub fn latency(self, settings: &Settings, p: &Parameters) -> Option<Cost> {
        let by = Versions::new(settings.is_2006, p);
        match self {
            Self::Ftp => Some(Cost::new(p.ftp_latency_ms, 0.0)),
            Self::SharePoint => Some(Cost::new(p.sharepoint_latency_ms, p.sharepoint_per_kb)),
            Self::Sap => Some(Cost::new(p.sap_latency_ms, p.sap_per_kb * by.adapter)),
            _ => None,
        }
    }
}

fn local_per_kb(by: &Versions, p: &Parameters) -> f64 {
    p.local_per_kb * by.adapter
}

fn transaction(settings: &Settings, by: &Versions, p: &Parameters) -> Cost {
    if settings.transactional {
        Cost::new(p.transaction_ms * by.msmq, p.transaction_per_kb * by.remote)
    } else {
        Cost::default()
    }
}
