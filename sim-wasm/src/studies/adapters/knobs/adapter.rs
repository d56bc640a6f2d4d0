//! The adapters that a scenario can choose.

use super::choice;
use crate::scenario::knob::Choice;

pub(super) const FILE: Choice = choice("file", "File", 0.0);
pub(super) const HTTP: Choice = choice("http", "HTTP", 1.0);
pub(super) const SOAP: Choice = choice("soap", "SOAP", 2.0);
pub(super) const MQSERIES: Choice = choice("mqseries", "MQSeries", 3.0);
pub(super) const MSMQ: Choice = choice("msmq", "MSMQ", 4.0);
pub(super) const MSMQT: Choice = choice("msmqt", "MSMQT", 5.0);
pub(super) const SQL: Choice = choice("sql", "SQL", 6.0);
pub(super) const SMTP: Choice = choice("smtp", "SMTP", 7.0);
pub(super) const POP3: Choice = choice("pop3", "POP3", 8.0);
pub(super) const FTP: Choice = choice("ftp", "FTP", 9.0);
pub(super) const SHAREPOINT: Choice = choice("sharepoint", "Windows SharePoint Services", 10.0);
pub(super) const SAP: Choice = choice("sap", "SAP", 11.0);

/// Numbers of the adapters that can wait for a response, and of the others.
pub(super) const WEB: &[f64] = &[1.0, 2.0];
pub(super) const NOT_WEB: &[f64] = &[0.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0];

/// Numbers of the adapters that BizTalk Server 2004 SP1 lacks.
pub(super) const NEW_IN_2006: &[f64] = &[POP3.value, SHAREPOINT.value];

/// An adapter of the study.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adapter {
    File,
    Http,
    Soap,
    MqSeries,
    Msmq,
    Msmqt,
    Sql,
    Smtp,
    Pop3,
    Ftp,
    SharePoint,
    Sap,
}

/// All adapters, in the order of their numbers in a scenario.
pub const ADAPTERS: [Adapter; 12] = [
    Adapter::File,
    Adapter::Http,
    Adapter::Soap,
    Adapter::MqSeries,
    Adapter::Msmq,
    Adapter::Msmqt,
    Adapter::Sql,
    Adapter::Smtp,
    Adapter::Pop3,
    Adapter::Ftp,
    Adapter::SharePoint,
    Adapter::Sap,
];

impl Adapter {
    /// The adapter with a number of a scenario.
    pub fn numbered(number: usize) -> Self {
        ADAPTERS.get(number).copied().unwrap_or(Self::File)
    }

    /// Whether a request can wait for its response.
    pub fn is_web(self) -> bool {
        matches!(self, Self::Http | Self::Soap)
    }

    /// Whether the load tool fills a folder instead of a queue.
    pub fn reads_folder(self) -> bool {
        matches!(self, Self::File | Self::Ftp | Self::SharePoint)
    }
}
