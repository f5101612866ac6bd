"""Other processes, whose compiled code lies in a cache of the tests' own."""

import json
import os
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"


class Elsewhere:
    """A folder of modules, a cache of its own, and processes that use both."""

    def __init__(self, place):
        self.modules, self.home = place / "modules", place / "home"
        self.modules.mkdir()

    def write(self, name, text):
        """A module `name` ("tiny.rules"), and the packages that it lies in."""
        path = self.modules.joinpath(*name.split(".")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        for folder in path.relative_to(self.modules).parents:
            (self.modules / folder / "__init__.py").touch()
        path.write_text(text, "utf-8")
        return path

    def run(self, code, **settings):
        """What `code` leaves in `told`, in a process of its own; some have other settings in their environment."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "WATERSMEET_JIT"))}
        paths = os.pathsep.join([str(SOURCES), str(self.modules)])
        done = subprocess.run(
            [sys.executable, "-c", f"{code}\nimport json; print(json.dumps(told))"],
            env={**kept, "PYTHONPATH": paths, "XDG_CACHE_HOME": str(self.home), **settings},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)
