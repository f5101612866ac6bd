"""States as NumPy records: how one is made, copied, and turned to bytes and back.

`np.recarray(1, …)` would leave padding as it was found in memory, and comparing bytes would then fail; an
element of a plain structured array has no attributes when rules run interpreted.
"""

import numpy as np


def blank(dtype: np.dtype) -> np.record:
    """A state whose every byte is 0."""
    made: np.record = np.zeros(1, dtype).view(np.recarray)[0]
    return made


def copied(state: np.record) -> np.record:
    """A state of its own with the same bytes: what is handed to rules, which may write anywhere."""
    return revived(state.tobytes(), state.dtype)


def revived(kept: bytes, dtype: np.dtype) -> np.record:
    """The state that `kept` are the bytes of, in memory of its own."""
    made: np.record = np.frombuffer(bytearray(kept), dtype).view(np.recarray)[0]
    return made
