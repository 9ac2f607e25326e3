"""Makes webhooks.tsv with the reference library of Standard Webhooks, which shares no code with ours:

    python3 -m venv .venv && .venv/bin/pip install standardwebhooks==1.1.0
    .venv/bin/python webhooks.py > webhooks.tsv

A line is secret, id, timestamp, signature and the body in hexadecimal digits.
"""

import base64
import hashlib
from datetime import datetime, timezone

from standardwebhooks import Webhook

BODIES = [
    "",
    "{}",
    '{"type":"Transaction.Paid","timestamp":"2026-11-20T10:30:00.000Z","data":{"storeId":"store-1",'
    '"paymentId":"order-1","transactionId":"tx-1"}}',
    '{ "spaced" :  [1, 2.50, "점심 수업"] }\n',
    "🏃 한글 and \"quotes\" \\ and a null \\u0000",
    "x" * 700,
]
TIMES = [0, 1, 1_714_003_200, 1_795_170_600]


def seed(number, size):
    return b"".join(hashlib.sha256(b"%d-%d" % (number, part)).digest() for part in range(4))[:size]


def main():
    number = 0
    for body in BODIES:
        for time in TIMES:
            for size in (16, 24, 32, 64, 65, 100):
                number += 1
                text = base64.b64encode(seed(number, size)).decode()
                secret = ["whsec_" + text, text, text.rstrip("=")][number % 3]
                name = ["msg_%d", "한글-%d", "0f8fad5b-d9cb-469f-a165-%012d"][number % 3] % number
                signature = Webhook(secret).sign(name, datetime.fromtimestamp(time, timezone.utc), body)
                print(secret, name, time, signature, body.encode().hex(), sep="\t")


main()
