"""A neighbour with a browser of their own, who does what neighbours do."""

import datetime
import re
import time
from urllib.parse import urlsplit

import steps
from playwright.sync_api import expect

PASSWORD = "open sesame 9"
# Milliseconds; two processors may have much else to do.
PATIENCE = 45_000
expect.set_options(timeout=PATIENCE)
# The documents about a shop.
SEEN = {"registerSeen": True, "registerIssuedOn": "2026-11-01",
        "buildingSeen": True, "buildingIssuedOn": "2026-11-02"}

def evening(days):
    """Seven o'clock in so many days, as a field for it takes it."""
    seoul = datetime.timezone(datetime.timedelta(hours=9))
    return f"{(datetime.datetime.now(seoul) + datetime.timedelta(days=days)).date()}T19:00"


def soon(minutes=20):
    """As the API takes it. In twenty minutes, check-in is open."""
    start = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(minutes=minutes)
    return start.strftime("%Y-%m-%dT%H:%M:00Z")


class Neighbour:
    def __init__(self, browser, app, look, name):
        self.app, self.look, self.name = app, look, name
        self.context = look.context(browser)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        # What a page complains of fails the test that looked at it.
        self.complaints = []
        self.expected_failures = []
        # A browser leaves a transition out when the next page comes before its end.
        self.page.on("pageerror", lambda error: str(error).startswith("Transition was ")
                     or self.complaints.append(str(error)))
        self.page.on("console", self._listen)
        self.page.on("request", self._watch)
        # Whether a member's page has asked for its events, which it does last.
        self.is_loaded = False
        # How often the neighbour has tapped, with `taps` and `taps_and_writes`.
        self.tapped = 0

    def _listen(self, message):
        if message.type == "error":
            told, is_load = message.text, message.text.startswith("Failed to load resource")
            told += f" {message.location['url']}" if is_load else ""
            if not is_load or not any(part in told for part in self.expected_failures):
                self.complaints.append(told)

    def _watch(self, request):
        hosts = (self.app.address, self.app.provider or "data:", "data:", "blob:")
        if not request.url.startswith(hosts):
            self.complaints.append(f"asked another host: {request.url}")
        if request.is_navigation_request() or request.url == self.app.address + "/api/v1/stream":
            self.is_loaded = not request.is_navigation_request()

    def close(self):
        self.context.close()
        assert not self.complaints, self.complaints

    def expects_failure(self, *parts):
        """From now on a failed load is no complaint if its reason or address contains one of these parts."""
        self.expected_failures += parts

    def goes_offline(self):
        """Once a member's page has loaded its scripts."""
        while self.page.locator("body[data-member]").count() and not self.is_loaded:
            self.page.wait_for_event("request")
        self.expects_failure("net::ERR_INTERNET_DISCONNECTED")
        self.context.set_offline(True)

    def keeps_copies(self):
        """Waits for the service worker. A page that is loaded again installs it again if that failed."""
        active = "() => navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.active))"
        for _ in range(3):
            if self.awaits(active, patience=PATIENCE / 3):
                return
            self.page.reload()
        raise AssertionError("no service worker")

    def keeps_copy(self, path, text=""):
        """Waits for a copy with the text; a copy is stored while its reader already reads on."""
        stored = """async ([path, text]) => {
            const copy = await (await caches.open("pages")).match(path, { ignoreVary: true });
            return Boolean(copy) && (await copy.text()).includes(text);
        }"""
        assert self.awaits(stored, [path, text]), f"no copy of {path} with {text!r}"

    def awaits(self, condition, arg=None, patience=PATIENCE):
        """Whether it comes true. The driver's own wait takes an asynchronous condition's promise for true."""
        deadline = time.monotonic() + patience / 1000
        while not self.page.evaluate(condition, arg):
            if time.monotonic() > deadline:
                return False
            self.page.wait_for_timeout(50)
        return True

    def goes_online(self):
        self.context.set_offline(False)

    # Looking and pressing

    def opens(self, path):
        self.page.goto(self.app.address + path)
        return self

    @property
    def path(self):
        """Without what is asked there."""
        return urlsplit(self.page.url).path

    def reaches(self, name):
        steps.reach(self.page, name)
        return self

    def writes(self, fields):
        for name, value in fields.items():
            self.reaches(name)
            self.page.locator(f'main [name="{name}"]:visible').first.fill(value)

    def chooses(self, name, value):
        """Clicks the label, since some of the inputs are hidden."""
        self.reaches(name)
        choice = self.page.locator(f'[name="{name}"][value="{value}"]')
        self.page.locator("main label").filter(has=choice).click()
        expect(choice).to_be_checked()

    def narrows(self, chip, choice):
        self.page.locator("main summary", has_text=chip).first.click()
        with self.page.expect_navigation():
            self.page.locator("main details[open]").get_by_role("link", name=choice, exact=True).click()

    def presses(self, selector):
        """Goes where that leads."""
        with self.page.expect_navigation():
            self.page.locator(selector).first.click()

    def taps(self, selector, leads=True):
        """With a finger, as often as a person would have to."""
        self.tapped += 1
        target = self.page.locator(selector).locator("visible=true").first
        if not leads:
            return target.tap()
        with self.page.expect_navigation():
            target.tap()

    def taps_and_writes(self, name, value):
        """Typing begins with a tap on the field."""
        self.taps(f'main [name="{name}"]', leads=False)
        self.page.keyboard.type(value)

    def sends(self, action):
        """Presses the last button of the form that leads there."""
        form = self.page.locator(f'main form[action^="{action}"]').last
        with self.page.expect_navigation():
            form.locator("button:visible").last.click()

    def confirms_and_sends(self, action):
        """Presses a button that asks once before it acts, and then the answer's."""
        self.sends(action)
        self.sends(action)

    def sees(self, text):
        self.page.get_by_text(text).first.wait_for()

    # Over the API, with the browser's own cookie

    def asks(self, path):
        answer = self.context.request.get(self.app.address + "/api/v1" + path)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def tells(self, method, path, **what):
        headers = {"Origin": self.app.address, "Accept-Language": self.look.language}
        address = self.app.address + path
        answer = self.context.request.fetch(address, method=method, headers=headers, **what)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer

    def uploads(self, picture):
        """The identifier of an uploaded picture."""
        answer = self.tells("POST", "/api/v1/images", data=picture["buffer"])
        return answer.json()["id"]

    # Coming in

    def joins(self):
        self.opens("/sign-up")
        self.writes({"nickname": self.name, "email": f"{self.name}@example.com", "password": PASSWORD})
        self.presses("main form button[type=submit]")
        assert self.path.startswith("/neighbourhoods"), self.path
        self.app.order("operator", "confirm", f"{self.name}@example.com")
        return self

    def signs_in(self, email):
        self.opens("/sign-in")
        self.writes({"email": email, "password": PASSWORD})
        self.presses("main form button[type=submit]")
        return self

    def settles(self, code="1168064000"):
        """Joins and lives there without looking at the pages for it, for tests about something else."""
        account = {"nickname": self.name, "email": f"{self.name}@example.com", "password": PASSWORD}
        self.tells("POST", "/sign-up", form=account)
        self.app.order("operator", "confirm", account["email"])
        self.tells("PUT", "/api/v1/me/neighbourhoods", data={"items": [{"code": code, "reach": 1}]})
        return self

    def confirms(self):
        """With the password, long after signing in, over the API."""
        self.tells("POST", "/api/v1/sessions/current/confirmation", data={"password": PASSWORD})

    def speaks(self, language):
        """Whatever the account's own language is."""
        self.context.add_cookies([{"name": "language", "value": language, "url": self.app.address}])
        return self

    def lives_in(self, name="역삼1동", code="1168064000"):
        self.writes({"q": name})
        self.presses("main form[role=search] button.primary")
        with self.page.expect_navigation():
            self.page.locator(f'main button[name=code][value="{code}"]').click()
        return self

    # Exchanging

    def posts(self, title, description="처음이어도 괜찮아요. 천천히 알려 드려요."):
        self.opens("/classes/new")
        self.chooses("side", "offer")
        self.writes({"title": title, "description": description})
        self.chooses("subject", "hobby")
        self.writes({"price.won": "30000", "schedule.minutes": "60"})
        self.chooses("schedule.weekdays", "sat")
        with self.page.expect_navigation(url=re.compile(r"/classes/[0-9A-Z]{13}")):
            self.page.locator("main .sheet button").last.click()
        return self.path

    def offers(self, title, lat=37.5007, lon=127.0365):
        """The same over the API, for tests about something else."""
        answer = self.tells("POST", "/api/v1/classes", data={
            "side": "offer", "title": title, "description": "처음부터 함께해요.", "subject": ["hobby"],
            "target": ["all"], "price": {"won": 30000, "per": "hour"},
            "schedule": {"weekdays": ["sat"], "timeBands": ["morning"], "minutes": 60},
            "place": {"point": {"lat": lat, "lon": lon}},
        })
        return "/classes/" + answer.json()["id"]

    def tells_details(self, **changes):
        """What hosting and joining runs needs, over the API."""
        self.tells("PATCH", "/api/v1/me", data={"birthYear": 1990, "pace": "average"} | changes)
        return self

    def hosts(self, title, **changes):
        """A run of tomorrow evening over the API."""
        self.tells_details()
        tomorrow = datetime.date.today() + datetime.timedelta(days=1)
        answer = self.tells("POST", "/api/v1/runs", data={
            "title": title, "tag": "after-work", "startsAt": f"{tomorrow}T19:30:00+09:00", "pace": "average",
            "afterparty": "no", "description": "천천히 함께 뛰어요.",
            "place": {"point": {"lat": 37.5007, "lon": 127.0365}},
        } | changes)
        return "/runs/" + answer.json()["id"]

    def announces(self, title, **changes):
        """An event in ten days over the API."""
        day = datetime.date.today() + datetime.timedelta(days=10)
        answer = self.tells("POST", "/api/v1/events", data={
            "title": title, "category": "meetup", "mode": "offline", "hosts": ["작은 서버 모임"],
            "schedule": {"dates": [{"startsAt": f"{day}T19:00:00+09:00", "endsAt": f"{day}T21:00:00+09:00"}]},
            "cost": {"kind": "free"}, "venue": "느티나무 도서관", "link": "https://small-servers.example/7",
            "topic": ["backend"], "signUp": "here", "seats": 2,
            "place": {"point": {"lat": 37.5007, "lon": 127.0365}, "address": "봉은사로 1길 14"},
        } | changes)
        return "/events/" + answer.json()["id"]

    def sells(self, title, seats=1, days=10):
        """A class whose seats are paid here, over the API; without its sale if there is no provider."""
        day = datetime.date.today() + datetime.timedelta(days=days)
        listing = self.tells("POST", "/api/v1/classes", data={
            "side": "offer", "title": title, "description": "흙을 만지는 하루예요.", "subject": ["hobby"],
            "target": ["all"], "price": {"won": 30000, "per": "class"}, "seats": seats,
            "schedule": {"sessions": [{"startsAt": f"{day}T19:00:00+09:00", "minutes": 120}]},
            "place": {"point": {"lat": 37.5007, "lon": 127.0365}},
        }).json()["id"]
        self.tells("PUT", f"/api/v1/listings/{listing}/sale", data={
            "name": "아나 공방", "contact": "02-123-4567", "businessNumber": "123-45-67890"})
        return listing

    def lets(self, title="역 앞 1층 공실", **changes):
        """A shop over the API."""
        return self.tells("POST", "/api/v1/shops", data={
            "title": title, "use": "vacant", "trade": ["coffee"], "deal": "monthly", "upFront": 10_000_000,
            "rent": 500_000, "exclusiveArea": "10평", "floor": 1, "lister": "owner",
            "description": "바로 쓸 수 있어요.", "place": {"neighbourhood": "1168064000"},
        } | changes).json()["id"]

    def teaches(self, title="바이올린 레슨", **changes):
        """Lessons that are sold, over the API: 50,000 won each, or a pass of three for 120,000 won."""
        self.tells("POST", "/api/v1/me/teacher")
        lesson = self.tells("POST", "/api/v1/lessons", data={
            "side": "offer", "title": title, "instrument": "violin", "lessonPlace": ["teacher"],
            "single": 50_000, "passCount": 3, "passPrice": 120_000, "passExpiry": 2,
            "passExpiryUnit": "months", "description": "활 잡기부터 천천히 해요.",
            "place": {"neighbourhood": "1168064000"},
        } | changes).json()["id"]
        self.tells("PUT", f"/api/v1/listings/{lesson}/sale", data={
            "name": "아나 음악", "contact": "02-123-4567"})
        return lesson

    def agrees(self, student, lesson, days=3):
        """A lesson that the student accepts, over the API; the deal."""
        talk = student.tells("POST", f"/api/v1/listings/{lesson}/conversation").json()["id"]
        deal = self.tells("POST", f"/api/v1/conversations/{talk}/deals", data={
            "startsAt": soon(days * 24 * 60), "minutes": 60, "price": {"won": 50_000, "per": "class"},
            "place": {"neighbourhood": "1168064000"}}).json()["id"]
        student.tells("POST", f"/api/v1/deals/{deal}/accept")
        return deal

    def orders_pass(self, lesson):
        """A held seat and a pass, over the API."""
        return self.tells("POST", f"/api/v1/listings/{lesson}/pass/orders").json()["id"]

    def takes_deposit(self, shop):
        """Over the API, with the documents that both have to see."""
        self.tells("PUT", f"/api/v1/listings/{shop}/deposit", data=SEEN | {
            "amount": 1_000_000, "name": "아나 상가", "contact": "02-123-4567"})
        return shop

    def reserves(self, shop):
        """A held shop, over the API."""
        return self.tells("POST", f"/api/v1/listings/{shop}/deposit/orders", data=SEEN).json()["id"]

    def orders(self, listing):
        """A held seat, over the API."""
        return self.tells("POST", f"/api/v1/listings/{listing}/orders").json()["id"]

    def pays(self, order, by="card"):
        """On the provider's page."""
        self.opens(f"/orders/{order}/pay")
        self.presses(f"main a[href^='{self.app.provider}']")
        self.presses(f"button[value={by}]")

    def admits(self, runner, run):
        """A runner who applies to a run of this neighbour's."""
        roster = f"/api/v1/listings/{run.split('/')[-1]}/roster"
        runner.tells_details()
        runner.tells("POST", f"{roster}/apply", data={"note": "처음이에요"})
        self.tells("POST", f"{roster}/{runner.asks('/me')['id']}/admit")
        return self

    def marks(self, runner, status, run):
        path = f"/api/v1/listings/{run.split('/')[-1]}/attendance/marks"
        self.tells("PUT", path, data={"marks": [{"member": runner.asks("/me")["id"], "status": status}]})

    def asks_about(self, listing):
        """Begins a conversation with its author."""
        self.opens(listing)
        self.presses("main form[action*='/conversation'] button")
        return self.path

    def says(self, text):
        box = self.page.locator("#text")
        box.fill(text)
        if self.look.scripts:
            self.page.locator("[data-talk-form] button.send").click()
        else:
            with self.page.expect_navigation():
                self.page.locator("[data-talk-form] button.send").click()

    def hears(self, text):
        """Once, not twice, and from the server."""
        for place in [".talk [data-number] .said", ".talk .said"]:
            expect(self.page.locator(place, has_text=text)).to_have_count(1)

    def proposes(self, days):
        self.presses("main a[href$='/deal']")
        self.writes({"startsAt": evening(days), "minutes": "60"})
        self.sends(self.path)

    def blocks(self, other):
        """Without a word to them."""
        self.tells("PUT", f"/api/v1/blocks/{other.asks('/me')['id']}")

    def reports(self, kind, subject, note="살펴봐 주세요."):
        what = {"subject": {"kind": kind, "id": subject}, "reason": "other", "note": note}
        self.tells("POST", "/api/v1/reports", data=what)

    def reviews(self, halves, text):
        self.presses("main a[href$='/review']")
        self.chooses("rating", halves)
        self.writes({"text": text})
        self.sends(self.path)
