"""The invented town of the tests: shapes in metres around its middle."""

import random

from shapely.geometry import LineString, Point, Polygon


def curve(points, steps=6):
    """A smooth line through the points."""
    out = []
    points = [points[0], *points, points[-1]]
    for p0, p1, p2, p3 in zip(points, points[1:], points[2:], points[3:]):
        for step in range(steps):
            t = step / steps
            out.append(
                tuple(
                    0.5
                    * (
                        2 * b
                        + (c - a) * t
                        + (2 * a - 5 * b + 4 * c - d) * t * t
                        + (3 * b - a - 3 * c + d) * t**3
                    )
                    for a, b, c, d in zip(p0, p1, p2, p3)
                )
            )
    return out + [points[-1]]


def names(korean, english):
    return {"name": korean, "name:ko": korean, "name:en": english, "name:latin": english}


class Town:
    """Features as (what, details, shape, tags); each schema has names of its own for them."""

    def __init__(self):
        self.features = []
        chance = random.Random(7)
        bank = curve([(-2600, 1150), (-1500, 1000), (-500, 1250), (500, 1420), (1500, 1180), (2600, 1300)])
        river = LineString(bank)
        self.add("water", "river", river.buffer(150), names("한내강", "Hannae River"))
        self.add("riverline", "river", river, names("한내강", "Hannae River"))
        stream = curve([(900, 1250), (760, 700), (900, 100), (700, -500), (820, -1200), (640, -2500)])
        self.add("stream", "stream", LineString(stream), names("솔천", "Solcheon"))
        park = Polygon([(-900, -150), (-260, -110), (-240, -560), (-420, -640), (-860, -610)])
        self.add("park", "park", park, names("느티나무공원", "Neutinamu Park"))
        pond = Polygon(
            curve([(-560, -300), (-470, -280), (-430, -360), (-500, -430), (-590, -390), (-560, -300)], 3)
        )
        self.add("water", "lake", pond, {})
        wood = Polygon(
            curve(
                [
                    (1150, -700),
                    (1750, -500),
                    (2200, -900),
                    (2100, -1700),
                    (1500, -1900),
                    (1100, -1400),
                    (1150, -700),
                ],
                4,
            )
        )
        self.add("wood", "wood", wood, {})
        self.add("meadow", "grass", river.buffer(230).difference(river.buffer(150)), {})
        school = Polygon([(150, -250), (430, -250), (430, -480), (150, -480)])
        self.add("school", "school", school, names("해솔초등학교", "Haesol Elementary School"))
        hospital = Polygon([(-1500, 150), (-1250, 150), (-1250, -40), (-1500, -40)])
        self.add("hospital", "hospital", hospital, names("해솔병원", "Haesol Hospital"))
        self.roads(chance)
        blocked = [river.buffer(240), LineString(stream).buffer(14), park, wood, school.buffer(4)]
        self.buildings(chance, blocked)
        self.add(
            "building",
            "school",
            Polygon([(170, -270), (400, -270), (400, -310), (210, -310), (210, -420), (170, -420)]),
            {},
        )
        for what, at, korean, english in [
            ("town", (0, 60), "해솔동", "Haesol-dong"),
            ("quarter", (-1250, -900), "윗마을", "Wit-maeul"),
            ("quarter", (1300, 500), "강변마을", "Gangbyeon Village"),
            ("quarter", (1650, -1150), "솔뫼", "Solmoe"),
        ]:
            self.add("place", what, Point(at), names(korean, english))
        for what, at, korean, english in [
            ("station", (60, -820), "해솔역", "Haesol Station"),
            ("park", (-600, -480), "느티나무공원", "Neutinamu Park"),
            ("school", (300, -390), "해솔초등학교", "Haesol Elementary School"),
            ("hospital", (-1380, 60), "해솔병원", "Haesol Hospital"),
            ("cafe", (-120, 130), "카페 볕", "Café Byeot"),
            ("cafe", (330, 260), "골목커피", "Golmok Coffee"),
            ("library", (-330, 330), "작은도서관", "Small Library"),
        ]:
            self.add("poi", what, Point(at), names(korean, english))

    def add(self, what, detail, shape, tags):
        self.features.append((what, detail, shape, tags))

    def roads(self, chance):
        def road(detail, points, korean="", english="", smooth=True):
            line = LineString(curve(points) if smooth else points)
            self.add("road", detail, line, names(korean, english) if korean else {})
            self.ways.append((detail, line))

        self.ways = []
        road(
            "motorway",
            [(-2600, 820), (-1500, 690), (-500, 930), (500, 1090), (1500, 860), (2600, 980)],
            "강변대로",
            "Gangbyeon-daero",
        )
        road(
            "primary",
            [(-2600, -60), (-1200, -20), (0, 0), (1200, 60), (2600, -30)],
            "해솔대로",
            "Haesol-daero",
        )
        road(
            "primary",
            [(-60, 2600), (0, 1500), (20, 800), (0, 0), (-20, -900), (60, -2600)],
            "한내로",
            "Hannae-ro",
        )
        road(
            "secondary",
            [(-2600, -1080), (-1200, -1000), (0, -1040), (1000, -1000), (2600, -620)],
            "역전로",
            "Yeokjeon-ro",
        )
        road(
            "secondary",
            [(-1120, 1900), (-1060, 700), (-1080, -20), (-1020, -1000), (-1080, -2600)],
            "서문로",
            "Seomun-ro",
        )
        road(
            "tertiary",
            [(-2000, 420), (-1060, 400), (0, 420), (1100, 470), (2300, 420)],
            "중앙길",
            "Jungang-gil",
        )
        road(
            "tertiary",
            [(1060, 900), (1100, 470), (1080, 40), (1040, -600), (1000, -1000)],
            "솔천길",
            "Solcheon-gil",
        )
        name = iter(
            [
                ("느티나무길", "Neutinamu-gil"),
                ("장독대길", "Jangdokdae-gil"),
                ("우물길", "Umul-gil"),
                ("돌담길", "Doldam-gil"),
                ("감나무길", "Gamnamu-gil"),
                ("방앗간길", "Bangatgan-gil"),
            ]
            * 8
        )
        for west, east, south, north in [
            (-1060, 0, 0, 420),
            (0, 1090, 0, 430),
            (-1060, 0, 420, 820),
            (0, 1060, 430, 860),
            (0, 1010, -1030, -40),
            (-1060, 0, -1030, -640),
            (-2000, -1080, -1030, -60),
            (-2000, -1080, 0, 400),
        ]:
            for part in range(1, max(2, int((east - west) // 210))):
                x = (
                    west
                    + (east - west) * part / max(2, int((east - west) // 210))
                    + chance.uniform(-18, 18)
                )
                road(
                    "minor",
                    [(x, south), (x + chance.uniform(-14, 14), (south + north) / 2), (x, north)],
                    *(next(name) if part % 2 else ("", ""))
                )
            for part in range(1, max(2, int((north - south) // 190))):
                y = south + (north - south) * part / max(2, int((north - south) // 190))
                road(
                    "minor",
                    [(west, y), (east, y + chance.uniform(-20, 20))],
                    *(next(name) if part % 2 else ("", "")),
                    smooth=False
                )
        road("path", [(-900, -200), (-700, -330), (-520, -240), (-260, -330)])
        road("path", [(-860, -560), (-620, -470), (-420, -500), (-250, -460)])
        road("path", [(1180, -800), (1500, -1000), (1650, -1400), (1980, -1600)])
        rail = curve([(-2600, -760), (-1000, -800), (60, -820), (1200, -760), (2600, -300)])
        self.add("rail", "rail", LineString(rail), {})
        self.ways.append(("rail", LineString(rail)))

    def buildings(self, chance, blocked):
        free = [
            line.buffer({"motorway": 26, "primary": 20, "secondary": 15, "tertiary": 12}.get(detail, 7))
            for detail, line in self.ways
        ]
        for row in range(-36, 26):
            for column in range(-52, 46):
                x, y = column * 40 + chance.uniform(-5, 5), row * 34 + chance.uniform(-5, 5)
                if abs(x) + abs(y) > 1700 or chance.random() < 0.35:
                    continue
                wide, deep = chance.uniform(13, 31), chance.uniform(12, 23)
                house = Polygon([(x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep)])
                if not any(house.intersects(shape) for shape in free + blocked):
                    self.add("building", "house", house, {})
