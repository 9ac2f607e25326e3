"""Signs sample requests with Python's `cryptography`, which shares no code with ours. Run once; its output is
vectors.json. RSASSA-PKCS1-v1_5 is deterministic, so that our signatures have to be the same."""

import base64
import hashlib
import json

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding, rsa

SAMPLES = [
    ("post", "/federation/inbox", '{"type":"Follow"}',
     ["(request-target)", "host", "date", "digest", "content-type"]),
    ("post", "/inbox?a=1&b=%20", '{"name":"마당 <행사>"}', ["(request-target)", "host", "date", "digest"]),
    ("get", "/users/ana", None, ["(request-target)", "host", "date"]),
    ("post", "/users/ana/inbox", "", ["host", "digest", "date", "(request-target)", "content-length"]),
]


def pem(key, public):
    if public:
        return key.public_key().public_bytes(
            serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo).decode()
    return key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
                             serialization.NoEncryption()).decode()


def vector(key, method, target, body, names):
    headers = {"host": "madang.example", "date": "Fri, 20 Nov 2026 10:30:00 GMT",
               "content-type": "application/activity+json"}
    if body is not None:
        digest = hashlib.sha256(body.encode()).digest()
        headers["digest"] = "SHA-256=" + base64.b64encode(digest).decode()
        headers["content-length"] = str(len(body.encode()))
    values = {**headers, "(request-target)": f"{method} {target}"}
    text = "\n".join(f"{name}: {values[name]}" for name in names)
    signature = key.sign(text.encode(), padding.PKCS1v15(), hashes.SHA256())
    return {"method": method, "target": target, "body": body, "headers": headers, "names": names,
            "signature": base64.b64encode(signature).decode()}


def main():
    keys = [rsa.generate_private_key(public_exponent=65537, key_size=size) for size in (2048, 3072)]
    short = rsa.generate_private_key(public_exponent=65537, key_size=1024)
    print(json.dumps({
        "keys": [{"private": pem(key, False), "public": pem(key, True),
                  "vectors": [vector(key, *sample) for sample in SAMPLES]} for key in keys],
        "short": pem(short, True),
    }, ensure_ascii=False, indent=1))


main()
