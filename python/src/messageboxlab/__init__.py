"""Published performance studies of BizTalk Server, and the simulator of the same experiments.

>>> import messageboxlab as lab
>>> lab.measured("low-latency/20-A")["throughput.mean"]
95.0
>>> report = lab.simulate("low-latency/20-A", sendOnly=6, replications=1)
>>> report.status, report.metrics["throughput.mean"] > 80
('done', True)

Times are in milliseconds, rates per second, processor use in percent; the formulas give
utilisations as shares, 0 to 1.
"""

from .analytic import Bounds, Mmc, Mva, bounds, mmc, mva, mva_curve
from .errors import (
    DescriptionError,
    LabError,
    MissingPackageError,
    Refusal,
    ScenarioError,
    SettingError,
    SimulatorUnavailableError,
    UnknownNameError,
)
from .knob import Choice, Condition, Idle, Knob, Setting
from .load_tests import LoadTest, LoadTestFit, load_test
from .network_report import NetworkReport
from .networks import Network, network
from .output import show
from .plan import grid
from .published import Machine, Study, machines, measured, scenarios, studies, study, units
from .regression import Fit, least_squares
from .report import Interval, Report
from .shapes import (
    Distribution,
    Incident,
    Phases,
    Resource,
    Series,
    SimulatedMachine,
    Stage,
)
from .simulation import Parameter, knobs, parameters, settings, simulate
from .sweeping import Point, sweep, to_frame

__all__ = [
    "Bounds",
    "Choice",
    "Condition",
    "DescriptionError",
    "Distribution",
    "Fit",
    "Idle",
    "Incident",
    "Interval",
    "Knob",
    "LabError",
    "LoadTest",
    "LoadTestFit",
    "Machine",
    "MissingPackageError",
    "Mmc",
    "Mva",
    "Network",
    "NetworkReport",
    "Parameter",
    "Phases",
    "Point",
    "Refusal",
    "Report",
    "Resource",
    "ScenarioError",
    "Series",
    "Setting",
    "SettingError",
    "SimulatedMachine",
    "SimulatorUnavailableError",
    "Stage",
    "Study",
    "UnknownNameError",
    "bounds",
    "grid",
    "knobs",
    "least_squares",
    "load_test",
    "machines",
    "measured",
    "mmc",
    "mva",
    "mva_curve",
    "network",
    "parameters",
    "scenarios",
    "settings",
    "show",
    "simulate",
    "studies",
    "study",
    "sweep",
    "to_frame",
    "units",
]
