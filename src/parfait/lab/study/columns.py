"""Types of the contents of a run's files. For annotations: NumPy and PyArrow are imported only where they are used."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray
from pyarrow import Table

Column = NDArray[Any]
Columns = dict[str, Column]

__all__ = ["Column", "Columns", "Table"]
