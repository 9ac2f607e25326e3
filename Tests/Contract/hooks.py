"""Sends bodies of sound as they are made up."""

import schemathesis

schemathesis.serializer.alias("audio/*", "application/octet-stream")
