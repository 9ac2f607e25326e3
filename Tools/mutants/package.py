"""A copy of the parts of the package that the tests of the domain need, or those of the storage, with all
mutants in the domain."""

import subprocess

MANIFEST = "let package = Package("
SWITCH = """import Glibc

private let active = getenv("MUTANT").map { String(cString: $0) } ?? ""

/// Whether this mutant is the one that runs.
func isMutant(_ id: String) -> Bool { active == id }
"""
# What replaces the package of the manifest: the suite, with all that it depends on.
REDUCED = """
let everything =
    libraries + infrastructure + inner + data + presentation + sandbox + roots + tools + suites + fuzz

func dependencies(of name: String, among targets: [Target]) -> Set<String> {
    guard let target = targets.first(where: { $0.name == name }) else { return [] }
    let names = target.dependencies.compactMap { dependency in
        if case .byNameItem(let name, _) = dependency { name } else { nil }
    }
    return names.reduce(into: [name]) { $0.formUnion(dependencies(of: $1, among: targets)) }
}

for target in everything where target.name == "TestSupport" {
    target.dependencies = SUPPORT
    target.exclude = []
}
let needed = dependencies(of: "SUITE", among: everything)

let package = Package(name: "Mutants", targets: everything.filter { needed.contains($0.name) })
"""

# The files of TestSupport that need no server.
SUPPORT = [
    "OrderQueries+Faults", "RandomRounds", "SampleShop", "SeededGenerator", "TestClock", "Until", "Winding",
]
STORAGE_SUPPORT = [
    "Faults/DiskHistory", "Faults/FaultyDisk", "Gate", "PostgreSQLServer", "PostgreSQLServer+Guardian",
    "PostgreSQLServer+Script", "TemporaryFolder",
]
EVERY_ENGINE, SQLITE = "Database.Engine.allCases", "[Database.Engine.sqlite]"


class Package:
    """The package of a suite, in a folder below `.build`, which keeps what was built before."""

    def __init__(self, root, suite, sources, support, modules):
        self.root, self.suite = root, suite
        self.sources, self.support, self.modules = sources, support, modules
        self.folder = root / ".build/mutants" / suite

    @staticmethod
    def domain(root):
        sources = ["Modules/Domain", "Tests/DomainTests", "docs"]
        return Package(root, "DomainTests", sources, SUPPORT, ["Domain"])

    @staticmethod
    def storage(root):
        sources = [
            "Modules/Domain", "Modules/Data/BoardIndex", "Modules/Data/Storage", "Modules/Data/Vault",
            "Modules/Infrastructure", "Modules/System", "Tests/CFaultVFS", "Tests/StorageTests",
        ]
        modules = ["CFaultVFS", "Database", "Domain"]
        return Package(root, "StorageTests", sources, SUPPORT + STORAGE_SUPPORT, modules)

    @property
    def program(self):
        return self.folder / ".build/debug/MutantsPackageTests.xctest"

    def write(self, changed):
        """Writes what differs, so that only that is compiled again."""
        files = {path: text.encode() for path, text in changed.items()}
        files["Modules/Domain/Mutants.swift"] = SWITCH.encode()
        files["Package.swift"] = self.manifest().encode()
        for path in self.copied():
            name = path.relative_to(self.root).as_posix()
            if name not in files:
                files[name] = self.adapted(name, path.read_bytes())
        for name, data in files.items():
            path = self.folder / name
            if not path.exists() or path.read_bytes() != data:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
        for top in ["Modules", "Tests"]:
            for path in (self.folder / top).rglob("*"):
                if path.is_file() and path.relative_to(self.folder).as_posix() not in files:
                    path.unlink()

    def copied(self):
        for source in self.sources:
            yield from (path for path in (self.root / source).rglob("*") if path.is_file())
        for name in self.support:
            yield self.root / f"Tests/TestSupport/{name}.swift"

    def adapted(self, name, data):
        if name.startswith("Tests/StorageTests/"):
            return data.replace(EVERY_ENGINE.encode(), SQLITE.encode())
        return data

    def manifest(self):
        text = (self.root / "Package.swift").read_text(encoding="utf-8")
        support = ", ".join(f'"{module}"' for module in self.modules)
        reduced = REDUCED.replace("SUITE", self.suite).replace("SUPPORT", f"[{support}]")
        return text[: text.index(MANIFEST)] + reduced

    def build(self):
        """Returns the errors, without repetitions."""
        command = ["nice", "swift", "build", "--build-tests"]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True)
        lines = (done.stdout + done.stderr).splitlines()
        errors = list(dict.fromkeys(line for line in lines if "error:" in line))
        return errors or ["error: the build failed"] if done.returncode else []
