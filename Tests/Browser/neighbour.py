"""A neighbour with a browser of their own."""

PASSWORD = "open sesame 9"


class Neighbour:
    def __init__(self, browser, house, look, name):
        self.house, self.look, self.name = house, look, name
        self.context = look.context(browser)
        self.page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        # What a page complains of fails the test that looked at it.
        self.complaints = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._listen)
        self.page.on("request", self._watch)

    def _listen(self, message):
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.complaints.append(message.text)

    def _watch(self, request):
        if not request.url.startswith((self.house.address, "data:", "blob:")):
            self.complaints.append(f"asked another host: {request.url}")

    def opens(self, path):
        self.page.goto(self.house.address + path)
        return self

    def writes(self, **fields):
        for name, value in fields.items():
            self.page.locator(f'main [name="{name.replace("__", ".")}"]').first.fill(value)

    def presses(self, selector):
        """Goes where that leads."""
        self.page.locator(selector).first.click()
        self.page.wait_for_load_state()

    def joins(self):
        self.opens("/sign-up")
        self.writes(nickname=self.name, email=f"{self.name}@example.com", password=PASSWORD)
        self.presses("main form button[type=submit]")
        assert self.page.url.startswith(self.house.address + "/neighbourhoods"), self.page.url
        return self

    def close(self):
        self.context.close()
        assert not self.complaints, self.complaints
