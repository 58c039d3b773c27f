"""Notices in the browser: switched on for this device, shown by the worker, and sent to a webhook."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Page, expect
from tests.server.notices.receivers import receiving

from campidoglio.server.notices.envelopes import CURVE, encoded, point

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

PHONE = {"width": 390, "height": 844}

Visit = Callable[..., Page]

PUSH_SERVICE = """
const made = { endpoint: "%s", keys: { p256dh: "%s", auth: "%s" } }
let held = null
Notification.requestPermission = async () => "granted"
PushManager.prototype.getSubscription = async () => held
PushManager.prototype.subscribe = async () => held = {
  endpoint: made.endpoint,
  toJSON: () => made,
  unsubscribe: async () => { held = null; return true },
}
"""
"""Stands in for the browser maker's push service, which tests do not ask anything of."""


def test_notices_are_switched_on_for_this_device_tried_and_switched_off(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    key = encoded(point(ec.generate_private_key(CURVE).public_key()))
    with receiving() as service:
        page.context.grant_permissions(["notifications"])
        page.add_init_script(PUSH_SERVICE % (service.url, key, encoded(b"s" * 16)))
        page.goto(house + "/notices")
        switch = page.get_by_role("switch", name="Notices on this device")
        switch.check(force=True)
        expect(page.get_by_text("this device", exact=True)).to_be_visible()
        page.get_by_role("button", name="Send a trial to").tap()
        expect(page.get_by_text("A trial was sent.")).to_be_visible()
        headers, _ = service.came.get(timeout=30)
        assert headers["content-encoding"] == "aes128gcm"
        switch.uncheck(force=True)
        expect(page.get_by_text("this device", exact=True)).to_have_count(0)


def test_a_webhook_is_added_with_its_secret_and_removed(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    with receiving() as service:
        page.goto(house + "/notices")
        page.get_by_text("A webhook, for programs and chat rooms").tap()
        page.get_by_label("Address").fill(service.url)
        page.get_by_role("button", name="Add", exact=True).tap()
        expect(page.get_by_text("whsec_", exact=False)).to_be_visible()
        page.get_by_role("button", name=f"Send no more to {service.url}").tap()
        expect(page.get_by_role("heading", name="Where notices go")).to_have_count(0)


def test_the_worker_shows_what_is_pushed(house: str, visit: Visit) -> None:
    page = visit(PHONE)
    page.context.grant_permissions(["notifications"], origin=house)
    page.goto(house)
    page.wait_for_function("navigator.serviceWorker.ready.then(worker => worker.active !== null)")
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    for body in ("It is your turn.", "It is your turn again."):
        data = f'{{"title": "Capitol", "body": "{body}", "path": "/t/x", "tag": "x"}}'
        said = {"origin": house, "registrationId": found[0], "data": data}
        devtools.send("ServiceWorker.deliverPushMessage", said)
    shown = """navigator.serviceWorker.ready
        .then(worker => worker.getNotifications())
        .then(all => all.length === 1 && all[0].body === "It is your turn again.")"""
    page.wait_for_function(shown)
