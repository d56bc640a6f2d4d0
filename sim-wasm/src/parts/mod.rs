//! Parts of a BizTalk group that the models of several studies are built from. None knows a study.

pub mod deadlock;
pub mod line;
pub mod machine;
pub mod resource;
pub mod throttle;
