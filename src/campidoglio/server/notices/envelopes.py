"""What a browser's push service is given: a message that only the browser can read, and who sends it.

RFC 8291 (the message), RFC 8188 (its coding), RFC 8292 (who sends it).
"""

from __future__ import annotations

import base64
import json
import os
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number from 1 to one less."""

RECORD = 4096
LAST_RECORD = b"\x02"
TRUSTED_SECONDS = 12 * 3600
POINT_BYTES, SECRET_BYTES = 65, 16


class BadKey(ValueError):
    """What a browser gave is no key of a browser."""


def key_from(seed: bytes) -> ec.EllipticCurvePrivateKey:
    """The private key that follows from 48 random bytes or more."""
    return ec.derive_private_key(int.from_bytes(seed) % (ORDER - 1) + 1, CURVE)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(key: str, secret: str) -> None:
    """Raise `BadKey` unless these are the keys of a browser."""
    _browser(key)
    if len(decoded(secret)) != SECRET_BYTES:
        raise BadKey


def sealed(
    message: bytes,
    key: str,
    secret: str,
    *,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The message for the browser with this public key and secret; `ours` and `salt` are new for each."""
    ours = ours or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    browser, own = _browser(key), point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), browser)
    info = b"WebPush: info\0" + point(browser) + own
    material = _derived(shared, decoded(secret), info, 32)
    content = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    body = AESGCM(content).encrypt(nonce, message + LAST_RECORD, None)
    return salt + RECORD.to_bytes(4) + bytes([len(own)]) + own + body


def authorization(ours: ec.EllipticCurvePrivateKey, url: str, contact: str, now: int) -> str:
    """What shows a push service who sends this; `now` in seconds."""
    place = urlsplit(url)
    claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": now + TRUSTED_SECONDS, "sub": contact}
    said = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    numbers = decode_dss_signature(ours.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encoded(b"".join(number.to_bytes(32) for number in numbers))
    return f"vapid t={said}.{signature}, k={encoded(point(ours.public_key()))}"


def encoded(raw: bytes) -> str:
    """Bytes as the web writes them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What `encoded` wrote; raises `BadKey`."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise BadKey from None


def _browser(key: str) -> ec.EllipticCurvePublicKey:
    raw = decoded(key)
    if len(raw) != POINT_BYTES:
        raise BadKey
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)
    except ValueError:
        raise BadKey from None


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
