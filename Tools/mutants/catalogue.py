"""The mutants, and how they are put into the sources of the domain.

Each file of the folder `catalogue` is an area. A line is a mutant in fields separated by ` | `: its id, the
file below Modules/Domain, the text as it is in the source, and the text with the switch MUTANT, which is true
while this mutant runs. A line break in a text is written `\\n`. A fifth field is the reason why the mutant
changes nothing that can be noticed; such a mutant isn't run. Lines that begin with `#` are comments.
`# only: SomeTests` has the area run against these suites alone, and `# contracts` against the contracts of
the storage alone, for what is asked of repositories.
"""

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "catalogue"
ONLY, CONTRACTS = "# only:", "# contracts"


@dataclass(frozen=True)
class Mutant:
    area: str
    id: str
    file: str
    old: str
    new: str
    # Why it is equivalent; empty for others.
    reason: str
    # The suites that have to notice it; empty for all.
    only: tuple
    needs_storage: bool

    @property
    def path(self):
        return f"Modules/Domain/{self.file}"

    @property
    def feature(self):
        """The folder of its file, which the folders of its tests are named after, too."""
        return self.file.split("/")[0]


class Faults(Exception):
    """What is wrong with the catalogue, one line each."""


def read(areas=()):
    """The mutants of these areas, or of all."""
    files = {path.stem: path for path in sorted(FOLDER.glob("*.txt"))}
    unknown = [f"no area {area}: {', '.join(files)}" for area in areas if area not in files]
    if unknown:
        raise Faults(unknown)
    mutants = [mutant for area in areas or files for mutant in read_area(area, files[area])]
    ids = [mutant.id for mutant in mutants]
    twice = [f"{id} is the id of two mutants" for id in sorted({id for id in ids if ids.count(id) > 1})]
    if twice:
        raise Faults(twice)
    return mutants


def read_area(area, path):
    mutants, only, needs_storage = [], (), False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith(ONLY):
            only = tuple(line.removeprefix(ONLY).split())
        needs_storage = needs_storage or line == CONTRACTS
        if not line.strip() or line.startswith("#"):
            continue
        fields = [field.strip() for field in line.split(" | ")]
        if len(fields) not in (4, 5) or "MUTANT" not in fields[3]:
            raise Faults([f"{path.name}:{number}: not `id | file | text | text with MUTANT`"])
        id, file, old, new = (field.replace("\\n", "\n") for field in fields[:4])
        mutants.append(Mutant(area, id, file, old, new, "".join(fields[4:]), only, needs_storage))
    return mutants


def apply(mutants, root):
    """The changed sources by path, with all mutants. Throws `Faults` unless each text is in its file exactly
    once and no two overlap."""
    changed, faults = {}, []
    for path in sorted({mutant.path for mutant in mutants}):
        source = root / path
        text = source.read_text(encoding="utf-8") if source.exists() else ""
        places = []
        for mutant in (mutant for mutant in mutants if mutant.path == path):
            count = text.count(mutant.old)
            if count == 1:
                places.append((text.index(mutant.old), mutant))
            else:
                faults.append(f"{mutant.id}: {count} times in {path}: {mutant.old!r}")
        places.sort(key=lambda place: place[0])
        for (start, former), (latter_start, latter) in zip(places, places[1:]):
            if start + len(former.old) > latter_start:
                faults.append(f"{former.id} and {latter.id} overlap in {path}")
        for start, mutant in reversed(places):
            new = mutant.new.replace("MUTANT", f'isMutant("{mutant.id}")')
            text = text[:start] + new + text[start + len(mutant.old):]
        changed[path] = text
    if faults:
        raise Faults(faults)
    return changed
