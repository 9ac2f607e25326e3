"""What search engines and previews of links find: extruct reads the pages, lxml the sitemap."""

import concurrent.futures
import datetime
import json
import unittest
import urllib.parse
import urllib.robotparser

import extruct
import lxml.etree
import lxml.html

from app import App
from stranger import Stranger, joined, returned, shape, size

TITLE = "<b>긴</b> \"&amp;\" 🎸 제목도 다 들어가요"
REVIEW = "차근차근 \"알려\" 주세요 </script>"
PLACE = {"point": {"lat": 37.5007, "lon": 127.0365}}
DAY = datetime.date.today() + datetime.timedelta(days=10)

# What schema.org has and Google asks for, of one listing of each kind.
REQUIRED = {
    "classes": ("Course", [
        "name", "description", "image", "provider.name", "offers.price", "offers.priceCurrency",
        "offers.category", "hasCourseInstance.courseMode", "hasCourseInstance.courseWorkload",
        "hasCourseInstance.location.address"]),
    "runs": ("SportsEvent", [
        "name", "startDate", "endDate", "eventStatus", "eventAttendanceMode", "location.name",
        "location.address", "organizer.name", "image"]),
    "events": ("Event", [
        "name", "startDate", "endDate", "eventStatus", "eventAttendanceMode", "location.name",
        "location.address", "organizer.name", "offers.price", "image"]),
    "shops": ("RealEstateListing", [
        "name", "datePosted", "offers.price", "offers.priceCurrency", "offers.availability",
        "mainEntity.address.addressLocality", "image"]),
    "lessons": ("Course", [
        "name", "description", "provider.name", "offers.price", "offers.category", "about",
        "hasCourseInstance.courseMode", "hasCourseInstance.courseWorkload", "image"]),
    "community": ("DiscussionForumPosting", [
        "headline", "text", "author.name", "author.url", "datePublished", "commentCount", "url"]),
}
OPEN_GRAPH = [
    "og:title", "og:type", "og:url", "og:image", "og:image:width", "og:image:height", "og:image:alt",
    "og:description", "og:site_name", "og:locale",
]

ADDRESSES = """
<grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="http://www.sitemaps.org/schemas/sitemap/0.9"
    datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
  <start><choice>
    <element name="urlset"><oneOrMore><element name="url"><interleave>
      <ref name="location"/><optional><ref name="change"/></optional>
      <optional><element name="changefreq"><choice>
        <value>always</value><value>hourly</value><value>daily</value><value>weekly</value>
        <value>monthly</value><value>yearly</value><value>never</value>
      </choice></element></optional>
      <optional><element name="priority"><data type="decimal">
        <param name="minInclusive">0</param><param name="maxInclusive">1</param>
      </data></element></optional>
    </interleave></element></oneOrMore></element>
    <element name="sitemapindex"><oneOrMore><element name="sitemap"><interleave>
      <ref name="location"/><optional><ref name="change"/></optional>
    </interleave></element></oneOrMore></element>
  </choice></start>
  <define name="location"><element name="loc"><data type="anyURI">
    <param name="minLength">12</param><param name="maxLength">2048</param>
  </data></element></define>
  <define name="change"><element name="lastmod"><choice>
    <data type="date"/><data type="dateTime"/>
  </choice></element></define>
</grammar>
"""
SITEMAP = lxml.etree.RelaxNG(lxml.etree.fromstring(ADDRESSES))
MOST_ADDRESSES = 50_000
# Pages of the same sort that are visited two links away from the sitemap.
SAMPLES = 2
SIGN_IN = "/sign-in"


def posted(ana):
    """A listing of each kind with an awkward title; the addresses."""
    ana.tells("/me", "PATCH", birthYear=1990, pace="average")
    common = {"title": TITLE, "description": "처음이어도 괜찮아요.", "place": PLACE}
    kinds = {
        "classes": {"side": "offer", "subject": ["hobby"], "target": ["all"],
                    "price": {"won": 30000, "per": "class"}, "seats": 4,
                    "schedule": {"sessions": [{"startsAt": f"{DAY}T19:00:00+09:00", "minutes": 120}]}},
        "runs": {"tag": "after-work", "startsAt": f"{DAY}T19:30:00+09:00", "pace": "average",
                 "afterparty": "no"},
        "events": {"category": "meetup", "mode": "offline", "hosts": ["작은 서버 모임"], "topic": ["backend"],
                   "schedule": {"dates": [{"startsAt": f"{DAY}T19:00:00+09:00",
                                           "endsAt": f"{DAY}T21:00:00+09:00"}]},
                   "cost": {"kind": "free"}, "venue": "느티나무 도서관", "signUp": "here", "seats": 9},
        "shops": {"use": "vacant", "trade": ["coffee"], "deal": "monthly", "upFront": 10_000_000,
                  "rent": 500_000, "exclusiveArea": "10평", "floor": 1, "lister": "owner"},
        "lessons": {"side": "offer", "instrument": "violin", "lessonPlace": ["teacher"], "single": 50_000},
        "community": {"tags": ["질문"]},
    }
    return {kind: f"/{kind}/" + ana.tells(f"/{kind}", **common, **fields)["id"]
            for kind, fields in kinds.items()}


def reviewed(app):
    """A lesson whose teacher is ana, with a review; ana, and the address."""
    ana, carl = joined(app, "ana"), joined(app, "carl")
    ana.tells("/me/teacher")
    lesson = ana.tells(
        "/lessons", title="첼로 레슨", description="활 잡기부터 해요.", side="offer", instrument="cello",
        lessonPlace=["teacher"], single=50_000, place=PLACE)["id"]
    talk = carl.tells(f"/listings/{lesson}/conversation")["id"]
    tomorrow = datetime.date.today() + datetime.timedelta(days=1)
    deal = ana.tells(
        f"/conversations/{talk}/deals", startsAt=f"{tomorrow}T10:00:00Z", minutes=60, place=PLACE,
        price={"won": 50_000, "per": "class"})["id"]
    carl.tells(f"/deals/{deal}/accept")
    app.passes(days=3)
    ana, carl = returned(app, "ana"), returned(app, "carl")
    for party in [ana, carl]:
        party.tells(f"/deals/{deal}/complete")
    ana.tells(f"/deals/{deal}/reviews", rating=5)
    carl.tells(f"/deals/{deal}/reviews", rating=4.5, text=REVIEW)
    return ana, f"/lessons/{lesson}"


def values(data, path):
    """Everything at the end of a path, through lists."""
    if isinstance(data, list):
        return [value for one in data for value in values(one, path)]
    if not path:
        return [data]
    return values(data[path[0]], path[1:]) if isinstance(data, dict) and path[0] in data else []


class Found(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.app = App(listings=100)
        cls.addClassCleanup(cls.app.close)
        cls.stranger = Stranger(cls.app)
        cls.ana, cls.reviewed = reviewed(cls.app)
        cls.own = posted(cls.ana)
        # What no stranger may see.
        gone = cls.ana.tells("/community", title="지운 글", description="곧 지울 글이에요.", place=PLACE)["id"]
        cls.deleted = f"/community/{gone}"
        cls.drawn = cls.card(cls.stranger.asks(cls.deleted))["og:image"]
        cls.ana.tells(f"/listings/{gone}", "DELETE")
        unlisted = joined(cls.app, "bora")
        cls.unlisted = "/community/" + unlisted.tells(
            "/community", title="찾지 마세요", description="이웃만 읽어 주세요.",
            place=PLACE)["id"]
        unlisted.tells("/me", "PATCH", isIndexed=False)
        cls.sitemap = cls.files()

    @classmethod
    def files(cls):
        """The documents of the sitemap by their addresses, from robots.txt on."""
        robots = cls.stranger.asks("/robots.txt").text
        named = [line.split(": ", 1)[1] for line in robots.splitlines() if line.startswith("Sitemap: ")]
        documents = {}
        while named:
            address = named.pop()
            documents[address] = lxml.etree.fromstring(cls.stranger.asks(address).content)
            if documents[address].tag.endswith("sitemapindex"):
                named += documents[address].xpath("//*[local-name()='loc']/text()")
        return documents

    @classmethod
    def pages(cls):
        return [address for document in cls.sitemap.values() if document.tag.endswith("urlset")
                for address in document.xpath("//*[local-name()='loc']/text()")]

    @staticmethod
    def card(page):
        """The Open Graph of a page."""
        found = extruct.extract(page.text, base_url=page.address, syntaxes=["opengraph"])["opengraph"]
        return dict(found[0]["properties"]) if found else {}

    def test_each_kind_tells_search_engines_what_they_ask_for(self):
        for kind, (name, required) in REQUIRED.items():
            for language in ["", "?lang=en"]:
                page = self.stranger.asks(self.own[kind] + language)
                found = extruct.extract(page.text, base_url=page.address, syntaxes=["json-ld"])["json-ld"]
                with self.subTest(kind + language):
                    self.assertEqual([one["@type"] for one in found], [name])
                    self.assertEqual(found[0]["@context"], "https://schema.org")
                    self.assertEqual(found[0]["name"], TITLE)
                    for path in required:
                        given = values(found[0], path.split("."))
                        self.assertTrue(given and all(value != "" for value in given), path)
                    for date in [one for key in ["startDate", "endDate", "datePublished", "datePosted"]
                                 for one in values(found[0], [key])]:
                        datetime.datetime.fromisoformat(date)
                    self.assertNotIn("geo", json.dumps(found[0]) if kind not in ["events", "shops"] else "")

    def test_a_lesson_shows_search_engines_the_reviews_of_its_page(self):
        page = self.stranger.asks(self.reviewed)
        data, = extruct.extract(page.text, base_url=page.address, syntaxes=["json-ld"])["json-ld"]
        rating = data["aggregateRating"]
        self.assertEqual((rating["@type"], rating["ratingValue"], rating["reviewCount"]),
                         ("AggregateRating", 4.5, 1))
        review, = data["review"]
        self.assertEqual(review["@type"], "Review")
        self.assertEqual(review["author"], {"@type": "Person", "name": "carl"})
        self.assertEqual(review["reviewRating"]["ratingValue"], 4.5)
        self.assertEqual(review["reviewBody"], REVIEW)
        datetime.datetime.fromisoformat(review["datePublished"])
        shown = lxml.html.fromstring(page.content).xpath("//section[@aria-labelledby='reviews']//article")
        self.assertEqual(len(shown), 1)
        self.assertIn("carl", shown[0].text_content())
        self.assertIn(REVIEW, shown[0].text_content())

    def test_each_kind_becomes_a_card_with_a_picture(self):
        seen = set()
        for kind, address in self.own.items():
            for language, locale in [("", "ko_KR"), ("?lang=en", "en_US")]:
                page = self.stranger.asks(address + language)
                card = self.card(page)
                with self.subTest(kind + language):
                    self.assertEqual([name for name in OPEN_GRAPH if not card.get(name)], [])
                    self.assertEqual(card["og:title"], TITLE)
                    self.assertEqual(card["og:locale"], locale)
                    self.assertIn('<meta name="twitter:card" content="summary_large_image">', page.text)
                    tree = lxml.html.fromstring(page.content)
                    self.assertEqual(tree.xpath("//link[@rel='canonical']/@href"), [card["og:url"]])
                    self.assertEqual(page.address, card["og:url"])
                    picture = self.stranger.asks(card["og:image"])
                    self.assertEqual(picture.status, 200)
                    self.assertEqual(picture.headers["Content-Type"], "image/png")
                    self.assertIn("immutable", picture.headers["Cache-Control"])
                    self.assertEqual(size(picture.content), (1200, 630))
                    self.assertLess(len(picture.content), 120_000)
                    seen.add(picture.content)
        self.assertEqual(len(seen), 2 * len(self.own), "two pictures are the same")

    def test_a_picture_that_has_changed_moves(self):
        old = self.card(self.stranger.asks(self.own["community"]))["og:image"]
        kept = self.stranger.asks(old)
        again = self.stranger.asks(old, If_None_Match=kept.headers["ETag"])
        self.assertEqual((again.status, again.content), (304, b""))
        head = self.stranger.asks(old, "HEAD")
        self.assertEqual((head.status, head.headers["Content-Length"]), (200, str(len(kept.content))))
        false = old[:-3] + "aaa"
        moved = self.stranger.asks(false)
        self.assertEqual((moved.status, urllib.parse.urljoin(false, moved.headers["Location"])), (302, old))
        self.assertEqual(self.stranger.asks(self.drawn).status, 410)
        elsewhere = old.replace("/community/", "/shops/")
        self.assertEqual(self.stranger.asks(elsewhere).status, 404)

    def test_the_sitemap_is_valid_and_names_what_a_stranger_may_see(self):
        for address, document in self.sitemap.items():
            with self.subTest(address):
                SITEMAP.assertValid(document)
                self.assertLessEqual(len(document), MOST_ADDRESSES)
        pages = self.pages()
        self.assertEqual(len(pages), len(set(pages)))
        rules = urllib.robotparser.RobotFileParser()
        rules.parse(self.stranger.asks("/robots.txt").text.splitlines())
        self.assertEqual([page for page in pages if not rules.can_fetch("*", page)], [])
        paths = {urllib.parse.urlsplit(page).path for page in pages}
        self.assertLessEqual(set(self.own.values()), paths)
        self.assertNotIn(self.deleted, paths)
        self.assertNotIn(self.unlisted, paths)
        self.assertIn('content="noindex"', self.stranger.asks(self.unlisted).text)

    def test_a_crawl_finds_no_private_page_and_no_dead_link(self):
        pages = self.pages()
        visited, pictures, sampled = {}, {}, {}
        waiting, depth = dict.fromkeys(pages, "the sitemap"), 0
        with concurrent.futures.ThreadPoolExecutor(6) as pool:
            while waiting:
                answers = list(pool.map(self.stranger.asks, waiting))
                found = {}
                for answer in answers:
                    visited[answer.address] = answer.status
                    where = f"{answer.address} on {waiting[answer.address]}"
                    self.check(answer, where, depth == 0)
                    for link in self.links(answer, pictures):
                        found.setdefault(link, answer.address)
                waiting = {}
                for link, source in found.items():
                    if link in visited:
                        continue
                    # A filter leads to filters without an end.
                    sampled[shape(link)] = sampled.get(shape(link), 0) + 1
                    if sampled[shape(link)] <= SAMPLES:
                        waiting[link] = source
                depth += 1
                if depth > 3:
                    break
            self.assertGreater(len(visited), len(pages))
            for promised, picture in zip(pictures.values(), pool.map(self.stranger.asks, pictures)):
                self.assertEqual(picture.status, 200, picture.address)
                self.assertEqual(size(picture.content), promised, picture.address)

    def check(self, answer, where, is_listed):
        if is_listed:
            self.assertEqual(answer.status, 200, where)
            self.assertNotIn('content="noindex"', answer.text, where)
        if answer.status in (302, 303):
            location = answer.headers["Location"]
            self.assertTrue(location.startswith("/"), where)
            return
        self.assertEqual(answer.status, 200, where)
        if answer.headers.get_content_type() == "text/html":
            self.assertNotIn("data-member=", answer.text, where)
            self.assertNotIn(self.deleted, answer.text, where)

    def links(self, answer, pictures):
        """Addresses of this site that the page or a redirect leads to."""
        if answer.status in (302, 303):
            location = urllib.parse.urljoin(answer.address, answer.headers["Location"])
            return [] if urllib.parse.urlsplit(location).path == SIGN_IN else [location]
        if answer.headers.get_content_type() != "text/html":
            return []
        card = self.card(answer)
        if "og:image" in card:
            pictures[card["og:image"]] = (int(card["og:image:width"]), int(card["og:image:height"]))
        tree = lxml.html.fromstring(answer.content, base_url=answer.address)
        tree.make_links_absolute()
        links = tree.xpath("//a/@href | //link/@href | //img/@src")
        found = [urllib.parse.urldefrag(link)[0] for link in links]
        return [link for link in found if link.startswith(self.app.address + "/")]


if __name__ == "__main__":
    unittest.main()
