"""Puts pictures of the most used pages on a sheet for each look: gallery.py [FOLDER [PREFIX]].

Without a folder, it takes those of the README, too. The sheets of docs/gallery with the prefix `before` show
the pages as they were before their redesign."""

import base64
import pathlib
import sys

import looks
import scenes
from app import ROOT, App, chromium
from neighbour import Neighbour

GALLERY = ROOT / "docs/gallery"
PAGES = """
    welcome sign-up sign-in nothing-here home feed feed-narrowed feed-of-runs feed-of-events
    feed-of-shops feed-of-lessons feed-of-community search search-found search-nothing map
    calendar-of-events calendar-of-events-list choose-kind compose compose-run compose-shop
    compose-refused listing my-run my-event shop-with-deposit lesson-with-pass my-post
    lesson-times book-lesson buy order-payer-sold favourites conversations conversation notices me
    settings settings-notices queue
""".split()
# In the order of the README.
SHOWN_IN_README = """
    home feed class run event shop lesson community conversation map
""".split()
IN_A_ROW = {390: 10, 1280: 5}
SHOWN = {390: 195, 1280: 380}


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else GALLERY
    prefix = sys.argv[2] if len(sys.argv) > 2 else "after"
    folder.mkdir(parents=True, exist_ok=True)
    app = App(listings=scenes.SIZE, payments=True)
    try:
        with chromium() as browser:
            member = scenes.prepare(browser, app)
            for look in looks.ALL:
                pictures = {}
                for neighbour, name in scenes.walk(browser, app, look, member):
                    if name in PAGES and name not in pictures:
                        pictures[name] = neighbour.page.screenshot(type="jpeg", quality=90)
                if look is looks.PHONE_KO_LIGHT and folder == GALLERY:
                    show_in_readme(browser, app, member)
                sheet(browser, look, pictures).screenshot(
                    path=folder / f"{prefix}-{look.name}.jpg", type="jpeg", quality=72, full_page=True)
                print(look.name, len(pictures), *(set(PAGES) - set(pictures)))
    finally:
        app.close()
    print(folder)


def show_in_readme(browser, app, name):
    """One page of each kind, with a picture where there is one, the last in the dark."""
    reader = Neighbour(browser, app, looks.PHONE_KO_LIGHT, name).signs_in(f"{name}@example.com")
    pages = dict(scenes.of_a_member(reader))
    for kind in ["class", "run", "event", "shop", "lesson", "community"]:
        around = reader.asks(f"/listings?kind={kind}&status=open&reach=country&limit=40")["items"]
        best = next((one for one in around if one["thumbnail"] and one["side"] != "want"), around[0])
        pages[kind] = f"/listings/{best['id']}"
    for page in SHOWN_IN_README:
        reader.page.emulate_media(color_scheme="dark" if page == "map" else "light")
        reader.opens(pages[page]).page.wait_for_load_state("networkidle")
        reader.page.screenshot(path=ROOT / f"docs/screenshots/{page}.png")
    reader.close()


def sheet(browser, look, pictures):
    """A page with the pictures in rows, each above its name."""
    figures = "".join(
        f"<figure><img src='data:image/jpeg;base64,{base64.b64encode(pictures[name]).decode()}'>"
        f"<figcaption>{name}</figcaption></figure>"
        for name in PAGES if name in pictures)
    width = SHOWN[look.width]
    context = browser.new_context(viewport={"width": IN_A_ROW[look.width] * (width + 10) + 10, "height": 800})
    page = context.new_page()
    page.set_content(
        "<style>body{margin:10px;display:flex;flex-wrap:wrap;gap:10px;background:#999;"
        f"font:11px sans-serif}}figure{{margin:0;width:{width}px}}img{{width:100%;display:block}}</style>"
        f"{figures}")
    page.wait_for_load_state("load")
    return page


if __name__ == "__main__":
    main()
