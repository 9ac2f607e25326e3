"""Takes a picture of every page in the four looks: screenshots.py [FOLDER]."""

import pathlib
import sys

import looks
import scenes
from app import ROOT, App, chromium


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "var/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    app = App(listings=scenes.SIZE, payments=True)
    try:
        with chromium() as browser:
            member = scenes.prepare(browser, app)
            for look in looks.ALL:
                for neighbour, name in scenes.walk(browser, app, look, member):
                    if "map" in name:
                        neighbour.page.wait_for_load_state("networkidle")
                    neighbour.page.screenshot(path=folder / f"{name}-{look.name}.png")
                print(look.name)
    finally:
        app.close()
    print(folder)


if __name__ == "__main__":
    main()
