"""Sounds for teachers to bring along."""

import io
import wave


def sound(seconds):
    """A tone as a WAV file."""
    file = io.BytesIO()
    with wave.open(file, "wb") as made:
        made.setnchannels(1)
        made.setsampwidth(2)
        made.setframerate(8_000)
        made.writeframes((b"\x00\x10" * 10 + b"\x00\xf0" * 10) * (400 * seconds))
    return {"name": f"{seconds}.wav", "mimeType": "audio/wav", "buffer": file.getvalue()}
