//! How long a visit works: as the step, else the class, else the station says.

use super::Errors;
use super::fields::{self, Limits};
use super::places::Places;
use super::stations::Made;
use crate::system::given::Given;
use crate::system::time::{Shape, Time};
use std::collections::BTreeMap;

pub struct Demands<'a> {
    stations: &'a [Made],
    /// By station, those of the class.
    own_ms: Vec<Option<f64>>,
    /// Field of the class, where a missing demand is named.
    at: String,
}

impl<'a> Demands<'a> {
    /// Those of the stations.
    pub fn of_stations(stations: &'a [Made]) -> Self {
        Demands {
            stations,
            own_ms: vec![None; stations.len()],
            at: String::new(),
        }
    }

    /// Those of a class, in the field `at`, before those of the stations.
    pub fn of_class(
        stations: &'a [Made],
        given: Option<Given<BTreeMap<String, Given<f64>>>>,
        at: &str,
        places: &Places,
        errors: &mut Errors,
    ) -> Self {
        let mut demands = Demands {
            at: format!("{at}.demandsMs"),
            ..Self::of_stations(stations)
        };
        let accepted = "an object with ms by station";
        let given = fields::optional(given, &demands.at, accepted, errors);
        for (name, demand_ms) in given.into_iter().flatten() {
            let field = format!("{}.{name}", demands.at);
            let demand_ms = fields::number(Some(demand_ms), &field, Limits::Above0, errors);
            let station = places.find_station(&name, &field, errors);
            if let Some(own_ms) = station.and_then(|station| demands.own_ms.get_mut(station)) {
                *own_ms = demand_ms;
            }
        }
        demands
    }

    /// The demand at a station that a step names.
    pub fn of(&self, station: usize, errors: &mut Errors) -> Time {
        let own_ms = self.own_ms.get(station).copied().flatten();
        let made = self.stations.get(station);
        let mean_ms = own_ms.or_else(|| made.and_then(|made| made.demand_ms));
        let Some(mean_ms) = mean_ms else {
            let field = match (made, self.at.as_str()) {
                (Some(made), "") => format!("{}.demandMs", made.at),
                (Some(made), at) => format!("{at}.{}", made.station.name),
                (None, at) => at.to_string(),
            };
            errors.add(field, "nothing", "a number of ms, here or at the station");
            return self.shaped(station, 1.0);
        };
        self.shaped(station, mean_ms)
    }

    /// A demand with the spread of the station.
    pub fn shaped(&self, station: usize, mean_ms: f64) -> Time {
        let made = self.stations.get(station);
        let shape = made.map_or(Shape::Exponential, |made| made.shape);
        Time { mean_ms, shape }
    }
}
