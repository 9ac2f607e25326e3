"""A reader without a browser and without an account, and the members whose listings it finds."""

import json
import re
import struct
import urllib.error
import urllib.parse
import urllib.request


class Answer:
    def __init__(self, address, response):
        self.address, self.status = address, response.status
        self.headers, self.content = response.headers, response.read()

    @property
    def text(self):
        return self.content.decode()


class _Staying(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


class Stranger:
    """Follows no redirect by itself, keeps no cookie."""

    def __init__(self, app, token=None):
        self.app, self.token = app, token
        self.opener = urllib.request.build_opener(_Staying)

    def asks(self, address, method="GET", data=None, **headers):
        request = urllib.request.Request(urllib.parse.urljoin(self.app.address, address), method=method)
        for name, value in headers.items():
            request.add_header(name.replace("_", "-"), value)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if data is not None:
            request.data = json.dumps(data).encode()
            request.add_header("Content-Type", "application/json")
        try:
            with self.opener.open(request, timeout=60) as response:
                return Answer(request.full_url, response)
        except urllib.error.HTTPError as refused:
            with refused:
                return Answer(request.full_url, refused)

    def tells(self, path, method="POST", **data):
        answer = self.asks("/api/v1" + path, method, data or None)
        assert answer.status < 300, f"{method} {path}: {answer.status} {answer.text}"
        return json.loads(answer.content or "null")


PASSWORD = "open sesame 9"


def joined(app, name):
    """A member of the app with a confirmed address."""
    account = Stranger(app).tells("/accounts", email=f"{name}@example.com", password=PASSWORD, nickname=name)
    app.order("operator", "confirm", f"{name}@example.com")
    return Stranger(app, account["session"]["accessToken"])


def returned(app, name):
    """The same member after a long time."""
    account = Stranger(app).tells("/sessions", email=f"{name}@example.com", password=PASSWORD)
    return Stranger(app, account["session"]["accessToken"])


def size(picture):
    """Width and height, as the first bytes of a PNG or WebP say."""
    if picture.startswith(b"\x89PNG\r\n\x1a\n"):
        return struct.unpack(">II", picture[16:24])
    assert picture[:4] == b"RIFF" and picture[8:12] == b"WEBP", picture[:16]
    form, body = picture[12:16], picture[20:]
    if form == b"VP8X":
        return tuple(1 + int.from_bytes(body[at:at + 3], "little") for at in (4, 7))
    if form == b"VP8L":
        bits = int.from_bytes(body[1:5], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    return tuple(value & 0x3FFF for value in struct.unpack("<HH", body[6:10]))


def shape(address):
    """The address without what differs between pages of the same sort."""
    parts = urllib.parse.urlsplit(address)
    path = re.sub(r"/(?=[^/]*[0-9])[0-9A-Za-z.-]{8,}", "/*", parts.path)
    names = sorted({name for name, _ in urllib.parse.parse_qsl(parts.query)})
    return path + "?" + "&".join(names)
