"""Reduces PortOne's published OpenAPI document to the shapes of the requests that Madang sends.

    python3 reduce.py openapi.json > v2-shapes.json

Texts are left out. Run it with a later document to see what changed.
"""

import json
import sys

OPERATIONS = [
    ("get", "/payments/{paymentId}"),
    ("post", "/payments/{paymentId}/pre-register"),
    ("post", "/payments/{paymentId}/confirm"),
    ("post", "/payments/{paymentId}/cancel"),
]
TEXTS = {"description", "summary", "title", "tags", "operationId", "example", "examples"}


def bare(value, isNames=False):
    """The value without texts and vendor extensions; `isNames` for an object whose keys are names."""
    if isinstance(value, list):
        return [bare(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        name: bare(part, not isNames and name in ("properties", "mapping", "schemas"))
        for name, part in value.items()
        if isNames or not (name in TEXTS or name.startswith("x-"))
    }


def references(value):
    if isinstance(value, list):
        for item in value:
            yield from references(item)
    elif isinstance(value, dict):
        for part in value.values():
            yield from references(part)
    elif isinstance(value, str) and value.startswith("#/components/schemas/"):
        yield value.rsplit("/", 1)[1]


published = json.load(open(sys.argv[1]))
paths = {}
for method, path in OPERATIONS:
    paths.setdefault(path, {})[method] = bare(published["paths"][path][method])
schemas, missing = {}, set(references(paths))
while missing:
    name = missing.pop()
    schemas[name] = bare(published["components"]["schemas"][name])
    missing |= set(references(schemas[name])) - set(schemas)
reduced = {
    "openapi": published["openapi"],
    "info": {"version": published["info"]["version"]},
    "paths": paths,
    "components": {"schemas": dict(sorted(schemas.items()))},
}
json.dump(reduced, sys.stdout, indent=1, ensure_ascii=False)
print()
