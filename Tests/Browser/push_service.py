"""A push service on this machine, which reads pushes as RFC 8291 and 8292 say, by libraries of others."""

import base64
import http.server
import json
import queue
import secrets
import threading

import http_ece
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils

CURVE = ec.SECP256R1()


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(content):
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def point(key):
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Device:
    """The keys of one browser, and the address at which it receives pushes."""

    def __init__(self, service):
        self.service, self.name = service, secrets.token_hex(4)
        self.private_key, self.secret = ec.generate_private_key(CURVE), secrets.token_bytes(16)
        self.pushes = queue.Queue()
        service.devices[f"/push/{self.name}"] = self

    @property
    def subscription(self):
        return {
            "endpoint": f"{self.service.address}/push/{self.name}",
            "keys": {"p256dh": encoded(point(self.private_key.public_key())), "auth": encoded(self.secret)},
        }

    def hears(self, patience=30):
        """The headers and the content of the next push."""
        return self.pushes.get(timeout=patience)

    def decrypts(self, body):
        return json.loads(http_ece.decrypt(
            body, private_key=self.private_key, auth_secret=self.secret, version="aes128gcm"))


class PushService:
    def __init__(self):
        self.devices, self.complaints = {}, []
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                device = service.devices.get(self.path)
                try:
                    service.checks(self.headers, body)
                    device.pushes.put((dict(self.headers), device.decrypts(body)))
                except Exception as wrong:
                    service.complaints.append(repr(wrong))
                self.send_response(201 if device else 404)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def checks(self, headers, body):
        """As the services of browsers check a request."""
        assert headers["Content-Encoding"] == "aes128gcm" and len(body) <= 4096
        assert int(headers["TTL"]) >= 0 and headers["Urgency"] in ["very-low", "low", "normal", "high"]
        assert len(headers["Topic"]) <= 32
        scheme, _, parameters = headers["Authorization"].partition(" ")
        fields = dict(part.strip().split("=", 1) for part in parameters.split(","))
        head, claims, signature = fields["t"].split(".")
        assert scheme == "vapid" and json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
        assert json.loads(decoded(claims))["aud"] == self.address
        signed = decoded(signature)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(fields["k"])).verify(
            utils.encode_dss_signature(int.from_bytes(signed[:32]), int.from_bytes(signed[32:])),
            f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))

    def close(self):
        self.server.shutdown()
        self.server.server_close()
        assert not self.complaints, self.complaints
