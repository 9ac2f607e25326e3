"""What keeps a reader from pressing the controls of a page."""

import pathlib

SCRIPT = pathlib.Path(__file__).with_name("controls.js").read_text()
FUNCTION = SCRIPT[SCRIPT.index("(exceptions) =>"):]
# By selector, with the reason.
EXCEPTIONS = {
    ".thumbs": "Two thumbs share a track and only they take presses; the fields below take the same numbers.",
    ".rate": "Half a star is half as wide as the star; arrow keys choose it, too.",
    ".alert": "Each link leads to a field of the same page.",
    ".leaflet-control-attribution": "The sources of the map, in a line over its lower edge.",
    ".money > span": "The unit lies over the end of its field and lets presses through.",
    ".gallery-count": "The number of the picture lies over the picture and lets presses through.",
}


def faults(page):
    return page.evaluate(FUNCTION, list(EXCEPTIONS))
