//! Where names lead.

use super::{Errors, nearest};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Station(usize),
    Pool(usize),
}

/// The names of stations and pools, in the order of the document.
#[derive(Default)]
pub struct Places {
    pub names: Vec<String>,
    /// None of a part whose kind is not known.
    pub places: Vec<Option<Place>>,
    pub stations: usize,
}

impl Places {
    /// The place of a name. One whose kind is not known is no further error.
    pub fn find(&self, name: &str, field: &str, errors: &mut Errors) -> Option<Place> {
        let Some(index) = self.names.iter().position(|known| known == name) else {
            let accepted = nearest::accepted(name, &self.names);
            errors.add(field, name, accepted);
            return None;
        };
        self.places.get(index).copied().flatten()
    }

    pub fn find_station(&self, name: &str, field: &str, errors: &mut Errors) -> Option<usize> {
        match self.find(name, field, errors)? {
            Place::Station(station) => Some(station),
            Place::Pool(_) => {
                let accepted = "a station: a pool over stations is held, not visited";
                errors.add(field, name, accepted);
                None
            }
        }
    }
}

impl Places {
    pub fn station_name(&self, station: usize) -> &str {
        let place = Some(Place::Station(station));
        let index = self.places.iter().position(|&one| one == place);
        let name = index.and_then(|index| self.names.get(index));
        name.map_or("", String::as_str)
    }
}
