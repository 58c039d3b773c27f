"""What push services are given, against the example of RFC 8291, and read back as they read it."""

import base64
import json

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from campidoglio.server.notices.envelopes import (
    CURVE,
    BadKey,
    authorization,
    check_keys,
    decoded,
    encoded,
    key_from,
    point,
    sealed,
)

BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = b"When I grow up, I want to be a watermelon"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc_comes_out_to_the_letter() -> None:
    ours = ec.derive_private_key(int.from_bytes(decoded(OURS)), CURVE)
    assert encoded(sealed(MESSAGE, BROWSER, SECRET, ours=ours, salt=decoded(SALT))) == SEALED


def test_no_message_is_sealed_twice_alike() -> None:
    assert sealed(MESSAGE, BROWSER, SECRET) != sealed(MESSAGE, BROWSER, SECRET)


def test_a_push_service_can_check_who_sends() -> None:
    key = key_from(b"\x07" * 48)
    told = authorization(key, "https://push.example:8443/x/y", "https://play.example", 1000)
    scheme, _, rest = told.partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(", "))
    head, claims, signature = parts["t"].split(".")
    assert scheme == "vapid"
    assert decoded(parts["k"]) == point(key.public_key())
    assert json.loads(decoded(claims)) == {
        "aud": "https://push.example:8443",
        "exp": 1000 + 12 * 3600,
        "sub": "https://play.example",
    }
    raw = decoded(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.public_key().verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    ("key", "secret"),
    [
        ("", SECRET),
        ("é", SECRET),
        (BROWSER[:-4], SECRET),
        (base64.urlsafe_b64encode(b"\x04" + b"\x01" * 64).decode(), SECRET),
        (BROWSER, "short"),
    ],
)
def test_what_is_no_key_of_a_browser_is_known(key: str, secret: str) -> None:
    check_keys(BROWSER, SECRET)
    with pytest.raises(BadKey):
        check_keys(key, secret)
