"""The low-latency model a second time: in SimPy, from its documentation, to find errors in both.

Everything it does stands on the pages "The path of a message" and "How the simulation measures" and
in the table of parameters. It covers configurations with one MessageBox. `path` is the model's
core, in the order of the page of that name.
"""

from .measure import simulate

__all__ = ["simulate"]
