"""Measures a first visit to every page: the largest contentful paint, the layout shift and the bytes, and
then the time from an interaction to the next paint, on Slow 4G with a processor four times slower. Prints
tables; fails when a page or an interaction exceeds its limit.

Run it with nothing else to do: `run paint [PAGE…]`, with `interactions` for these."""

import statistics
import sys

import looks
import scenes
from app import App, chromium
from neighbour import Neighbour

# Without photos of members, which load as they come into sight, and the typeface, which no paint waits for.
MOST_KILOBYTES = {"welcome": 25, "map": 150}
# Slow 4G as browsers' developer tools have it: 150 ms for a round trip, 1.6 Mbit/s down and 750 kbit/s up.
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
SLOWER = 4
MOST_MILLISECONDS = {"welcome": 800, "home": 800, "feed": 800, "listing": 800, "conversation": 800}
MOST_TO_NEXT_PAINT = 100
MOST_SHIFTED = 0.0

OBSERVING = """() => {
    const found = { paint: 0, shift: 0, moved: [] };
    window.found = found;
    new PerformanceObserver((list) => {
        found.paint = list.getEntries().at(-1).startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries().filter((shift) => !shift.hadRecentInput)) {
            found.shift += shift.value;
            found.moved.push(...shift.sources.map(({ node }) => String(node?.className || node?.nodeName)));
        }
    }).observe({ type: "layout-shift", buffered: true });
}"""


def cold(browser, look, state, address):
    """The paint in milliseconds, the shift with what moved, and the kilobytes of the page, of its photos and
    of the typeface, without a cache."""
    context = looks.without_worker(look).context(browser, storage_state=state)
    page = context.new_page()
    page.add_init_script(f"({OBSERVING})()")
    session = context.new_cdp_session(page)
    photos, faces, sizes = set(), set(), {}

    def receive(event):
        if "/images/" in event["response"]["url"]:
            photos.add(event["requestId"])
        if event["response"]["url"].endswith(".woff2"):
            faces.add(event["requestId"])

    def finish(event):
        sizes[event["requestId"]] = event["encodedDataLength"] / 1_024

    session.on("Network.responseReceived", receive)
    session.on("Network.loadingFinished", finish)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="networkidle")
    found = page.evaluate("() => window.found")
    context.close()
    of_photos, of_faces = [sum(sizes.get(one, 0) for one in some) for some in [photos, faces]]
    of_page = sum(sizes.values()) - of_photos - of_faces
    return found["paint"], found["shift"], found["moved"], of_page, of_photos, of_faces


INTERACTING = """() => {
    window.slowest = 0;
    new PerformanceObserver((list) => {
        const own = list.getEntries().filter((one) => one.interactionId);
        window.slowest = Math.max(window.slowest, ...own.map((one) => one.duration));
    }).observe({ type: "event", buffered: true, durationThreshold: 16 });
}"""


def slow(browser, look, state):
    """A page on the slow network and processor, with what it needs from elsewhere in its cache."""
    context = looks.without_worker(look).context(browser, storage_state=state)
    page = context.new_page()
    page.add_init_script(f"({INTERACTING})()")
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def to_next_paint(page, address, selector, text=None):
    """The milliseconds from pressing until the next paint; shorter than 16 are none."""
    page.goto(address, wait_until="networkidle")
    if text:
        page.locator("#text").fill(text)
    page.evaluate("() => { window.slowest = 0; }")
    page.locator(selector).first.click()
    # Two frames later, the browser has told of the interaction.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300)))")
    return page.evaluate("() => window.slowest")


def interactions(browser, app, member, pages):
    """What a member presses most."""
    page = slow(browser, looks.PHONE_KO_LIGHT, member.context.storage_state())
    told = [
        ("heart", pages["feed"], ".card .heart button", None),
        ("chip of a filter", pages["feed"], ".filters summary.chip", None),
        ("send", pages["conversation"], "button.send", "안녕하세요"),
    ]
    for name, path, selector, text in told:
        address = app.address + path
        yield name, statistics.median(to_next_paint(page, address, selector, text) for _ in range(5))
    page.context.close()


def main(chosen):
    app = App(listings=scenes.SIZE, payments=True)
    over = []
    with chromium() as browser:
        name = scenes.prepare(browser, app)
        for look in [looks.PHONE_KO_LIGHT, looks.DESKTOP_EN_LIGHT]:
            member = Neighbour(browser, app, look, name).signs_in(f"{name}@example.com").speaks(look.language)
            stranger = Neighbour(browser, app, look, "stranger")
            pages = [(stranger, page) for page in scenes.of_a_stranger()]
            pages += [(member, page) for page in scenes.of_a_member(member)]
            print(f"\n{look.name}\n\n| Page | Largest paint | Shift | Page | Photos | Typeface |\n"
                  "| --- | --- | --- | --- | --- | --- |")
            for reader, (page, path) in pages:
                if chosen and page not in chosen:
                    continue
                state = reader.context.storage_state()
                paint, shift, moved, size, photos, faces = cold(browser, look, state, app.address + path)
                print(f"| {page} | {paint:.0f} ms | {shift:.3f} {' '.join(sorted(set(moved)))} "
                      f"| {size:.1f} kB | {photos:.1f} kB | {faces:.1f} kB |", flush=True)
                if (paint > MOST_MILLISECONDS.get(page, 60_000) or round(shift, 3) > MOST_SHIFTED
                        or size > MOST_KILOBYTES.get(page, 1_000)):
                    over.append(f"{page} ({look.name})")
            if (not chosen or "interactions" in chosen) and look is looks.PHONE_KO_LIGHT:
                print("\n| Interaction | To the next paint |\n| --- | --- |")
                for act, took in interactions(browser, app, member, dict(scenes.of_a_member(member))):
                    print(f"| {act} | {took:.0f} ms |", flush=True)
                    over += [act] if took > MOST_TO_NEXT_PAINT else []
            member.close()
            stranger.close()
    app.close()
    if over:
        sys.exit(f"over the limit: {', '.join(over)}")


if __name__ == "__main__":
    main(sys.argv[1:])
