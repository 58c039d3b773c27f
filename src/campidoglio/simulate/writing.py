"""Rows into a file, portion by portion: Parquet, or CSV if the name ends so.

While it grows the file is called `FILE.part`; it gets its name when it is complete and sound. After Ctrl-C
it is closed with the games played so far.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from campidoglio.kernel.errors import BadSetting, EngineUnavailable
from campidoglio.simulate.plan import Plan, Rows


class Writer(Protocol):
    """Takes rows; those of a variant have its settings beside them."""

    def write(self, rows: Rows, variant: dict[str, str]) -> None:
        """Append rows."""


def columns(plan: Plan, variant: Iterable[str]) -> list[str]:
    """The names of the columns."""
    seats = range(plan.players)
    scores, places = [f"score_{seat}" for seat in seats], [f"place_{seat}" for seat in seats]
    return ["seed", *variant, "players", *scores, *places, "length", "ending", *plan.figures]


def values(plan: Plan, rows: Rows, variant: dict[str, str]) -> list[Any]:
    """The columns themselves: arrays of numbers and lists of words."""
    endings = [plan.book.endings(number).name.lower() for number in range(max(plan.book.endings) + 1)]
    return [
        rows.seeds,
        *([word] * len(rows) for word in variant.values()),
        [plan.players] * len(rows),
        *rows.scores.T,
        *rows.places.T,
        rows.lengths,
        [endings[number] for number in rows.endings.tolist()],
        *rows.figures.T,
    ]


@contextmanager
def open_writer(path: Path, plan: Plan, variant: Iterable[str]) -> Iterator[Writer]:
    """A writer for the file; nothing stays behind if its making failed."""
    if path.suffix not in (".parquet", ".csv"):
        raise BadSetting(f"rows are written to a file in .parquet or .csv, not {path.name!r:.80}")
    part = path.with_name(path.name + ".part")
    opened = _csv if path.suffix == ".csv" else _parquet
    try:
        with opened(part, plan, columns(plan, variant)) as writer:
            yield writer
    except KeyboardInterrupt:
        part.replace(path)
        raise
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    part.replace(path)


@contextmanager
def _csv(path: Path, plan: Plan, names: list[str]) -> Iterator[Writer]:
    with path.open("w", encoding="utf-8", newline="") as file:
        yield _Csv(file, plan, names)


class _Csv:
    def __init__(self, file: Any, plan: Plan, names: list[str]) -> None:
        self._lines = csv.writer(file, lineterminator="\n")
        self._lines.writerow(names)
        self._plan = plan

    def write(self, rows: Rows, variant: dict[str, str]) -> None:
        plain = [getattr(column, "tolist", column.copy)() for column in values(self._plan, rows, variant)]
        self._lines.writerows(zip(*plain, strict=True))


@contextmanager
def _parquet(path: Path, plan: Plan, names: list[str]) -> Iterator[Writer]:
    try:
        import pyarrow
        from pyarrow.parquet import ParquetWriter
    except ImportError as problem:
        raise EngineUnavailable(
            "Parquet files need PyArrow: pip install 'campidoglio[simulate]'; or write to a .csv"
        ) from problem
    words = pyarrow.dictionary(pyarrow.int8(), pyarrow.string())
    types = {"seed": pyarrow.int64(), "players": pyarrow.int8(), "length": pyarrow.int32()}
    numbers = {name: pyarrow.int32() for name in names if name.startswith("score_")}
    numbers |= {name: pyarrow.int8() for name in names if name.startswith("place_")}
    numbers |= dict.fromkeys(plan.figures, pyarrow.int32())
    fields = [(name, (types | numbers).get(name, words)) for name in names]
    schema = pyarrow.schema(fields, metadata=_about(plan))
    with ParquetWriter(path, schema, compression="zstd") as file:
        yield _Parquet(file, schema, plan)


class _Parquet:
    def __init__(self, file: Any, schema: Any, plan: Plan) -> None:
        self._file, self._schema, self._plan = file, schema, plan

    def write(self, rows: Rows, variant: dict[str, str]) -> None:
        import pyarrow

        arrays = zip(values(self._plan, rows, variant), self._schema.types, strict=True)
        table = pyarrow.Table.from_arrays([pyarrow.array(a, t) for a, t in arrays], schema=self._schema)
        self._file.write_table(table)


def _about(plan: Plan) -> dict[str, str]:
    """What the rows do not say, for the file's own metadata."""
    about = {
        "game": plan.book.name,
        "rules_version": plan.book.rules_version,
        "players": plan.players,
        "options": dict(plan.options),
        "bots": list(plan.bots) or ["random"] * plan.players,
    }
    return {"campidoglio": json.dumps(about)}
