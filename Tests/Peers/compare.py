"""Reads what peers test themselves with, and compares Madang's importers with theirs.

compare.py PROGRAM FOLDER: the program `peers`, and the folder of the unpacked source distributions.
"""

import datetime
import hashlib
import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import warnings

import feedparser
import gpxpy
import icalendar
import recurring_ical_events

warnings.simplefilter("ignore")

UTC = datetime.timezone.utc
SEOUL = datetime.timezone(datetime.timedelta(hours=9))
DAY = 86_400
# Diagnostics that tell of a doubtful time.
TIMES = {"date-unreadable", "date-too-far", "zone-unknown", "zone-doubtful", "recurrence-cut"}


class Program:
    """Asks `peers` about many files at once."""

    def __init__(self, path):
        self.path = path

    def answers(self, questions):
        lines = "".join(f"{kind}\t{seconds}\t{path}\n" for kind, seconds, path in questions)
        run = subprocess.run([self.path], input=lines, capture_output=True, text=True, check=True)
        return [json.loads(line) for line in run.stdout.splitlines()]


class Table:
    def __init__(self, known):
        self.known = known
        self.rows = []
        self.unexpected = []
        self.used = set()

    def add(self, name, results, values):
        """results: file name → None for equal, "marked", or a description of the difference.

        values: how many instants, titles or tracks were equal.
        """
        counts = {"equal": 0, "marked": 0, "listed": 0, "differing": 0}
        for file, result in sorted(results.items()):
            if result is None:
                counts["equal"] += 1
            elif result == "marked":
                counts["marked"] += 1
            elif file in self.known:
                counts["listed"] += 1
                self.used.add(file)
            else:
                counts["differing"] += 1
                self.unexpected.append(f"{file}: {result}")
        self.rows.append((name, len(results), *counts.values(), values))

    def print(self):
        heads = ("corpus", "files", "equal", "marked", "listed", "differing", "values")
        for row in [heads, *self.rows]:
            print(f"{row[0]:<28}" + "".join(f"{cell:>10}" for cell in row[1:]))
        for line in self.unexpected:
            print(line)
        stale = sorted(set(self.known) - self.used)
        for file in stale:
            print(f"{file}: listed as known, but doesn't differ")
        return not self.unexpected and not stale


def known_differences(path):
    """Lines of a file name and the reason."""
    known = {}
    for line in path.read_text().splitlines():
        if line and not line.startswith("#"):
            name, reason = line.split(maxsplit=1)
            known[name] = reason
    return known


def distinct(paths):
    """Each content once."""
    found = {}
    for path in sorted(paths):
        found.setdefault(hashlib.sha256(path.read_bytes()).digest(), path)
    return list(found.values())


# Calendars


def with_summaries(text):
    """An event without a title isn't published, and its times aren't shown."""

    def titled(match):
        event = match.group(0)
        if re.search(rb"^SUMMARY[:;]", event, re.MULTILINE | re.IGNORECASE):
            return event
        return event.replace(b"BEGIN:VEVENT", b"BEGIN:VEVENT\r\nSUMMARY:untitled", 1)

    return re.sub(rb"BEGIN:VEVENT.*?END:VEVENT", titled, text, flags=re.DOTALL)


def instant(value):
    if isinstance(value, datetime.datetime):
        return int((value if value.tzinfo else value.replace(tzinfo=SEOUL)).timestamp())
    return value.strftime("%Y%m%d")


def is_within(value, begins, ends):
    if isinstance(value, str):
        day = datetime.datetime.strptime(value, "%Y%m%d").replace(tzinfo=SEOUL)
        value = int(day.timestamp())
    return begins + 2 * DAY <= value < ends - 2 * DAY


def years(text):
    lines = re.findall(rb"^(?:DTSTART|RDATE|RECURRENCE-ID)[^\r\n]*", text, re.MULTILINE)
    found = {int(year) for line in lines for year in re.findall(rb"(?<!\d)(19[7-9]\d|20\d\d)(?=\d{4})", line)}
    return sorted(found | {year + 1 for year in found})[:12]


def peers_instants(calendars, begins, ends):
    found = set()
    for calendar in calendars:
        events = recurring_ical_events.of(calendar).between(
            datetime.datetime.fromtimestamp(begins, UTC), datetime.datetime.fromtimestamp(ends, UTC)
        )
        for event in events:
            found.add((str(event.get("UID", "")).strip(), instant(event["DTSTART"].dt)))
    return {pair for pair in found if is_within(pair[1], begins, ends)}


def own_instants(answer, theirs, begins, ends):
    """The published instants, and the identifiers of which some wait for an operator."""
    published, marked = set(), set()
    for entry in answer.get("entries", []):
        uid = re.sub(r"#\d+$", "", entry["uid"])
        if uid.startswith(("title:", "link:")):
            uid = ""
        if TIMES & set(entry["marks"]) or entry["start"] is None:
            marked.add(uid)
        else:
            day = entry["day"]
            pair = (uid, entry["start"] if day is None else str(day))
            if entry["marks"] and pair not in theirs:
                marked.add(uid)
            else:
                published.add(pair)
    return {pair for pair in published if is_within(pair[1], begins, ends)}, marked


def judged(answer, theirs, begins, ends):
    """None, "marked" or the difference of one window."""
    if "refused" in answer:
        return f"refused as {answer['refused']}" if theirs else None
    ours, marked = own_instants(answer, theirs, begins, ends)
    wrong = sorted((uid, str(at)) for uid, at in ours - theirs)
    missing = sorted((uid, str(at)) for uid, at in theirs - ours if uid not in marked)
    if wrong or (missing and not answer["cut"]):
        return f"published {wrong[:3]}, missing {missing[:3]} ({len(wrong)}, {len(missing)})"
    return None if ours == theirs else "marked"


def calendars(program, table, name, paths):
    with tempfile.TemporaryDirectory() as folder:
        questions, cases = [], []
        for number, path in enumerate(distinct(paths)):
            text = with_summaries(path.read_bytes())
            try:
                read = icalendar.Calendar.from_ical(text, multiple=True)
            except ValueError:
                continue
            read = [calendar for calendar in read if calendar.name == "VCALENDAR"]
            copy = pathlib.Path(folder) / str(number)
            copy.write_bytes(text)
            for year in years(text) if read else []:
                # A year with some days around it, of which the outer two aren't compared.
                begins = int(datetime.datetime(year - 1, 12, 28, tzinfo=UTC).timestamp())
                ends = begins + 373 * DAY
                try:
                    theirs = peers_instants(read, begins, ends)
                except Exception:  # A calendar that the peer can't expand says nothing about ours.
                    continue
                questions.append(("calendar", begins, copy))
                cases.append((path.name, theirs, begins, ends))
        results, values = {}, 0
        for answer, (file, theirs, begins, ends) in zip(program.answers(questions), cases):
            found = judged(answer, theirs, begins, ends)
            values += len(own_instants(answer, theirs, begins, ends)[0] & theirs)
            if found not in (None, "marked") or results.get(file) is None:
                results[file] = found
    table.add(name, results, values)


# Feeds


def plain(title):
    """What a reader sees of a title."""
    return re.sub(r"\s+", "", title.replace("\u00a0", " "))


def plain_title(entry):
    detail = entry.get("title_detail", {})
    title = detail.get("value", "")
    if detail.get("type") != "text/plain":
        title = html.unescape(re.sub(r"<[^>]*>", " ", title))
    return plain(title)


def is_same(own, peer):
    """Long titles are shortened."""
    return own == peer or (own.endswith("…") and peer.startswith(own[:-1]))


def feeds(program, table, name, paths):
    cases = []
    for path in paths:
        read = feedparser.parse(path.read_bytes())
        if not read.version or read.bozo:
            continue
        cases.append((path, [plain_title(entry) for entry in read.entries]))
    answers = program.answers([("feed", 0, path) for path, _ in cases])
    results, values = {}, 0
    for answer, (path, titles) in zip(answers, cases):
        file = f"{path.parent.name}/{path.name}"
        if "refused" in answer:
            results[file] = f"refused as {answer['refused']}"
            continue
        ours = [plain(entry["title"]) for entry in answer["entries"]]
        is_equal = len(ours) == len(titles) and all(map(is_same, ours, titles))
        results[file] = None if is_equal else f"{ours} for {titles}"
        values += sum(map(is_same, ours, titles))
    table.add(name, results, values)


# Tracks


def measured(gpx):
    """Metres and seconds between positions with times, without jumps and rests, by distances of gpxpy."""
    metres, seconds = 0.0, 0.0
    for segment in (segment for track in gpx.tracks for segment in track.segments):
        since, stretch = None, 0.0
        for former, point in zip([None, *segment.points], segment.points):
            stretch += former.distance_2d(point) or 0 if former else 0
            if not point.time:
                continue
            time = (point.time - since).total_seconds() if since else 0
            if time > 0 and stretch / time <= 12.5:
                metres += stretch
                seconds += time if stretch / time >= 0.5 else 0
            since, stretch = point.time, 0.0
    return metres, seconds


def tracks(program, table, name, paths):
    answers = program.answers([("track", 0, path) for path in paths])
    results = {}
    for answer, path in zip(answers, paths):
        gpx = gpxpy.parse(path.read_bytes().decode("utf-8-sig"))
        segments = [segment for track in gpx.tracks for segment in track.segments]
        if "refused" in answer:
            is_track = any(len(segment.points) > 1 for segment in segments)
            is_timed = any(point.time for segment in segments for point in segment.points)
            results[path.name] = f"refused as {answer['refused']}" if is_track and is_timed else "marked"
            continue
        metres, seconds = measured(gpx)
        is_equal = all(
            # Logs have no distance below ten metres.
            abs(own - peer) <= max(0.001 * peer, 1) if own is not None else peer < 10
            for own, peer in ((answer["metres"], metres), (answer["seconds"], seconds))
        )
        results[path.name] = None if is_equal else f"{answer} for {metres:.0f} m in {seconds:.0f} s"
    table.add(name, results, sum(result is None for result in results.values()))


def unpacked(folder, name):
    """The folder of a source distribution, beside its archive."""
    (own,) = (path for path in folder.glob(f"{name}-*") if path.is_dir())
    return own


def main():
    program, folder = Program(sys.argv[1]), pathlib.Path(sys.argv[2])
    table = Table(known_differences(pathlib.Path(__file__).with_name("known.txt")))
    for name in ("recurring_ical_events", "icalendar"):
        calendars(program, table, name, unpacked(folder, name).rglob("*.ics"))
    own = unpacked(folder, "feedparser")
    feeds(program, table, "feedparser", sorted(own.glob("tests/wellformed/**/*.*ml")))
    own = unpacked(folder, "gpxpy")
    tracks(program, table, "gpxpy", sorted(own.glob("test_files/*.gpx")))
    sys.exit(0 if table.print() else 1)


if __name__ == "__main__":
    main()
