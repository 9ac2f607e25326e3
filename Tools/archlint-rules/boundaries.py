"""What a module imports, what its API shows of that, and what the manifest lets it use."""

import re

import table

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*+"
    r"(?:(public|package|internal|fileprivate|private)[ \t]+)?import[ \t]+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)")

def imports_of(file):
    for number, line in enumerate(file.swift.code.split("\n"), 1):
        match = IMPORT.match(line) if "import" in line else None
        if match:
            yield number, match[2], match[1] == "public"


def check_imports(tree, findings):
    for file in tree.modules:
        findings.look(file)
        if file.module is None:
            findings.add(file.path, 1, "this folder belongs to no target of Package.swift")
            continue
        for line, name, _ in imports_of(file):
            if name in tree.targets:
                if name not in tree.targets[file.module].uses:
                    findings.add(file.path, line, f"{file.module} may not know {name}")
            elif name in table.FOUNDATION:
                findings.add(file.path, line, f"{name} would link ICU")
            elif name in table.CLOSE_TO_THE_SYSTEM:
                if not (file.is_infrastructure or file.module in table.CALLING_THE_SYSTEM):
                    findings.add(file.path, line, f"{name} is for leaves; {file.module} may not import it")
            elif name not in table.PLATFORM:
                findings.add(file.path, line, f"{name} is neither a module nor known of the platform")


def check_public_imports(tree, findings):
    for file in tree.modules:
        for line, name, is_public in imports_of(file):
            if not is_public or file.module is None:
                continue
            findings.look(file)
            if name not in table.EXPOSED.get(file.module, ()):
                findings.add(file.path, line, f"the API of {file.module} may not expose {name}")


def check_manifest(tree, findings):
    manifest = tree.file("Package.swift")
    if manifest is None:
        return
    findings.look(manifest)
    imported = {}
    for file in tree.modules:
        imported.setdefault(file.module, set()).update(name for _, name, _ in imports_of(file))
    for name, module in tree.targets.items():
        layer = next((layer for layer in table.LAYERS if is_below(module.path, layer.folder)), None)
        if layer is None:
            findings.add("Package.swift", module.line, f"{name} is in a folder of no layer")
            continue
        for other in sorted(module.uses & set(tree.targets)):
            path = tree.targets[other].path
            is_allowed = any(is_below(path, "Modules/" + folder) for folder in layer.uses)
            if not is_allowed and other not in table.BEYOND_LAYERS.get(name, ()):
                findings.add("Package.swift", module.line, f"{name} may not use {other}")
        for other in sorted(module.uses - set(tree.targets)):
            findings.add("Package.swift", module.line, f"{name} uses {other}, which is no module")
        for other in sorted(module.uses - imported.get(name, set())) if name in imported else ():
            findings.add("Package.swift", module.line, f"{name} declares {other}, and imports it nowhere")


def is_below(path, folder):
    """Whether the folder, or one that ends with a slash, contains the path."""
    return path == folder or folder.endswith("/") and path.startswith(folder)


RULES = [("imports", check_imports), ("public-imports", check_public_imports), ("manifest", check_manifest)]
