"""The files of the project, each read once, with module and feature."""

import os
import subprocess
from functools import cached_property
from pathlib import Path

import manifest
from swift import Swift

ROOTS = ("Modules", "Tests", "Tools")
SOURCES = (".swift", ".py", ".sh", ".c", ".h", ".S")


class File:
    def __init__(self, tree, path):
        self.tree, self.path = tree, path

    @cached_property
    def text(self):
        return (self.tree.root / self.path).read_text(encoding="utf-8", errors="replace")

    @cached_property
    def lines(self):
        return self.text.splitlines()

    @cached_property
    def swift(self):
        return Swift(self.text)

    @cached_property
    def declarations(self):
        return list(self.swift.declarations())

    @property
    def is_swift(self):
        return self.path.endswith(".swift")

    @property
    def is_infrastructure(self):
        return self.path.startswith("Modules/Infrastructure/")

    @cached_property
    def module(self):
        """The module that contains the file."""
        for name, module in self.tree.targets.items():
            if self.path.startswith(module.path + "/"):
                return name
        return None

    @cached_property
    def folder_in_module(self):
        """The first folder below the module: a feature, in layers with features."""
        if self.module is None:
            return None
        parts = self.path[len(self.tree.targets[self.module].path) + 1 :].split("/")
        return parts[0] if len(parts) > 1 else None


class Tree:
    def __init__(self, root):
        self.root = Path(root)

    @cached_property
    def targets(self):
        """The modules by name, as the manifest declares them."""
        file = self.file("Package.swift")
        return manifest.modules(file) if file else {}

    def file(self, path):
        return File(self, path) if (self.root / path).is_file() else None

    @cached_property
    def files(self):
        return [File(self, path) for path in sorted(self._paths())]

    def _paths(self):
        """Tracked files and untracked ones that are not ignored; all files outside a repository."""
        asked = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *ROOTS],
            cwd=self.root, capture_output=True, text=True)
        if asked.returncode == 0 and (self.root / ".git").exists():
            found = [path for path in asked.stdout.split("\0") if path and (self.root / path).is_file()]
        else:
            found = [
                os.path.relpath(os.path.join(folder, name), self.root)
                for root in ROOTS for folder, _, names in os.walk(self.root / root) for name in names
            ]
        return {path for path in found if path.endswith(SOURCES) or self._is_script(path)}

    def _is_script(self, path):
        if "." in os.path.basename(path):
            return False
        with open(self.root / path, "rb") as file:
            return file.read(2) == b"#!"

    def documents(self, folder):
        """The Markdown files of a folder."""
        return [File(self, str(path.relative_to(self.root)))
                for path in sorted((self.root / folder).glob("*.md"))]

    @cached_property
    def swift(self):
        return [file for file in self.files if file.is_swift]

    @cached_property
    def modules(self):
        return [file for file in self.swift if file.path.startswith("Modules/")]

    def of(self, *names):
        return [file for file in self.modules if file.module in names]
