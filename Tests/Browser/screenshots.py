"""Takes a picture of every page in the four looks: screenshots.py [FOLDER]."""

import pathlib
import sys

import looks
import scenes
from house import ROOT, House, chromium
from neighbour import Neighbour


def take(neighbour, pages, folder):
    for name, path in pages:
        neighbour.opens(path)
        neighbour.page.wait_for_load_state("networkidle") if "map" in name else None
        neighbour.page.screenshot(path=folder / f"{name}-{neighbour.look.name}.png")


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "var/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    house = House(listings=1000)
    try:
        with chromium() as browser:
            for look in looks.ALL:
                stranger = Neighbour(browser, house, look, "stranger")
                take(stranger, scenes.of_a_stranger(), folder)
                stranger.context.close()
                member = Neighbour(browser, house, look, "demo1").signs_in("demo1@example.com")
                member.speaks(look.language)
                take(member, scenes.of_a_member(member), folder)
                member.context.close()
                print(look.name)
    finally:
        house.close()
    print(folder)


if __name__ == "__main__":
    main()
