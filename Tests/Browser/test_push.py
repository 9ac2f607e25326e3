"""A neighbour whose browser is closed hears of what concerns them."""

import json
import unittest

import looks
from app import App, chromium
from neighbour import Neighbour
from playwright.sync_api import expect
from push_service import Device, PushService

# Browsers subscribe at a service of their makers. This one gives the page a subscription of a service here.
SUBSCRIBING = """
const given = %s;
PushManager.prototype.getSubscription = async () => localStorage.getItem("given") ? one : null;
const one = {
  endpoint: given.endpoint,
  toJSON: () => given,
  unsubscribe: async () => { localStorage.removeItem("given"); return true; },
};
PushManager.prototype.subscribe = async (options) => {
  if (!options.userVisibleOnly || !options.applicationServerKey) throw new TypeError("not as browsers ask");
  localStorage.setItem("given", "1");
  return one;
};
"""
SHOWN = """() => registration.getNotifications().then((all) => all.map(
    ({ title, body, tag, lang, data, actions }) =>
        ({ title, body, tag, lang, address: data.address, actions: actions.map(({ title }) => title) })))"""
# A page opens only after a real tap, which a driver has no finger for.
TAPPED = """async (action) => {
  const opened = [];
  clients.openWindow = async (address) => { opened.push(address); };
  const waits = [];
  const event = new NotificationEvent("notificationclick",
      { notification: (await registration.getNotifications())[0], action });
  event.waitUntil = (promise) => waits.push(promise);
  dispatchEvent(event);
  await Promise.all(waits);
  return opened;
}"""


class Push(unittest.TestCase):
    def setUp(self):
        self.service = PushService()
        self.addCleanup(self.service.close)
        self.app = App(settings=["--push-services", "any", "--push-contact", "olga@madang.example"])
        self.addCleanup(self.app.close)

    def neighbour(self, browser, look, name):
        """With a browser that can subscribe."""
        neighbour = Neighbour(browser, self.app, look, name)
        neighbour.device = Device(self.service)
        neighbour.context.grant_permissions(["notifications"], origin=self.app.address)
        neighbour.context.add_init_script(SUBSCRIBING % json.dumps(neighbour.device.subscription))
        return neighbour.settles()

    def worker(self, neighbour):
        """The service worker of a browser, with all pages of the site closed."""
        neighbour.page.close()
        neighbour.page = neighbour.context.new_page()
        return neighbour.context.service_workers[0]

    def delivers(self, neighbour, content):
        """What the browser's service tells the browser."""
        tools = neighbour.context.new_cdp_session(neighbour.page)
        found = []
        tools.on("ServiceWorker.workerRegistrationUpdated",
                 lambda event: found.extend(event["registrations"]))
        tools.send("ServiceWorker.enable")
        while not found:
            neighbour.page.wait_for_timeout(20)
        tools.send("ServiceWorker.deliverPushMessage", {
            "origin": self.app.address, "registrationId": found[0]["registrationId"],
            "data": json.dumps(content)})
        tools.detach()

    def sees(self, worker, count=1):
        for _ in range(600):
            shown = worker.evaluate(SHOWN)
            if len(shown) >= count:
                return shown
        raise AssertionError("no notification")

    def test_a_message_is_heard_of_with_the_browser_closed_and_answered(self):
        looks_of_both = [
            (looks.PHONE_KO_LIGHT, "마당", "새 메시지"), (looks.PHONE_EN_DARK, "Madang", "New messages")]
        for look, site, label in looks_of_both:
            with self.subTest(look.name), chromium(keeps_pages=True) as browser:
                ana = self.neighbour(browser, looks.DESKTOP_KO_DARK, f"ana{look.language}")
                ben = self.neighbour(browser, look, f"ben{look.language}")
                ben.opens("/settings/notices")
                ben.page.locator("[name=quiet]").uncheck()
                ben.presses("main form .button.primary.wide")
                ben.opens("/")
                ben.keeps_copies()

                talk = ben.asks_about(ana.offers("기타 처음부터"))
                offer = ben.page.locator("[data-push-offer]")
                expect(offer).to_be_hidden()
                ben.says("안녕하세요")
                offer.locator("[data-push-on]").click()
                expect(offer).to_be_hidden()
                self.assertTrue(ben.asks("/me/push")["subscription"])

                worker = self.worker(ben)
                ana.opens(talk).says("네, 토요일에 오세요")
                headers, content = ben.device.hears()
                self.assertEqual((content["title"], content["text"]), (site, label))
                self.assertEqual(headers["Topic"], "c" + talk.rsplit("/", 1)[1])
                self.delivers(ben, content)
                [shown] = self.sees(worker)
                self.assertEqual((shown["title"], shown["body"], shown["lang"]), (site, label, look.language))
                self.assertEqual(len(shown["actions"]), 2)

                self.assertEqual(worker.evaluate(TAPPED, ""), [talk])
                ben.opens(talk)
                ben.says("고마워요, 갈게요")
                ana.hears("고마워요, 갈게요")
                ana.close()
                ben.close()

    def test_contents_are_on_the_lock_screen_only_after_the_reader_chose_so(self):
        with chromium(keeps_pages=True) as browser:
            ana = self.neighbour(browser, looks.DESKTOP_EN_LIGHT, "ana")
            ben = self.neighbour(browser, looks.PHONE_KO_LIGHT, "ben")
            talk = ben.asks_about(ana.offers("기타 처음부터"))
            ben.opens("/settings/notices")
            ben.page.locator("[name=quiet]").uncheck()
            ben.presses("main form .button.primary.wide")
            part = ben.page.locator("[data-push]")
            part.locator("[data-push-on]").click()
            expect(part).to_have_attribute("data-push", "on")
            part.locator("[data-push-content] input").check()
            part.locator("[data-push-try]").click()
            self.assertEqual(ben.device.hears()[1]["text"], "이 기기에서 알림을 받을 수 있어요.")
            ben.keeps_copies()
            worker = self.worker(ben)

            ana.opens(talk)
            ana.says("Hello!")
            ana.says("Are you there?")
            contents = [ben.device.hears()[1]]
            while contents[-1]["text"] != "Are you there?":
                contents.append(ben.device.hears()[1])
            self.assertEqual(contents[-1]["title"], "ana 2개")
            self.assertEqual(len({content["tag"] for content in contents}), 1)
            for content in contents:
                self.delivers(ben, content)
            for _ in range(600):
                shown = self.sees(worker)
                if shown[0]["body"] == "Are you there?":
                    break
            self.assertEqual([each["body"] for each in shown], ["Are you there?"])

            self.assertEqual(worker.evaluate(TAPPED, "read"), [])
            self.assertEqual(ben.asks("/me/unread")["messages"], 0)

            ben.opens("/settings/notices")
            part = ben.page.locator("[data-push]")
            part.locator("[data-push-off]").click()
            expect(part).to_have_attribute("data-push", "off")
            self.assertIsNone(ben.asks("/me/push")["subscription"])
            ana.close()
            ben.close()


if __name__ == "__main__":
    unittest.main()
