import Domain
import TestSupport
import Testing

@testable import Web

@Suite("Reading recorded tracks")
struct TrackParserTests {
    private func parts(_ bytes: [UInt8], by step: Int = .max) throws -> [[RunTrack.Fix]] {
        var parser = TrackParser.undecided([])
        var rest = bytes[...]
        while !rest.isEmpty {
            try parser.take(Array(rest.prefix(step)))
            rest = rest.dropFirst(min(step, rest.count))
        }
        return try parser.end()
    }

    private func parts(_ text: String, by step: Int = .max) throws -> [[RunTrack.Fix]] {
        try parts(Array(text.utf8), by: step)
    }

    /// A TCX document with the elements of its laps.
    private func activity(_ laps: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
        <Activities><Activity Sport="Running"><Id>2026-11-19T21:00:00Z</Id>\(laps)</Activity></Activities>
        </TrainingCenterDatabase>
        """
    }

    private func trackpoint(_ latitude: Double?, _ second: Int) -> String {
        let position = latitude.map {
            """
            <Position><LatitudeDegrees>\($0)</LatitudeDegrees>
            <LongitudeDegrees>127.01</LongitudeDegrees></Position>
            """
        }
        return "<Trackpoint><Time>2026-11-19T21:00:0\(second)Z</Time>\(position ?? "")</Trackpoint>"
    }

    @Test("TCX: laps follow each other, a second track of a lap is a part, and positions may be missing")
    func tcx() throws {
        let laps = """
            <Lap StartTime="2026-11-19T21:00:00Z">
            <Track>\(trackpoint(nil, 0))\(trackpoint(37.5, 1))</Track></Lap>
            <Lap StartTime="2026-11-19T21:00:02Z"><Track>\(trackpoint(37.501, 2))</Track>
            <Track>\(trackpoint(37.502, 5))</Track></Lap>
            """
        let parts = try parts(activity(laps))
        #expect(parts.filter { !$0.isEmpty }.map(\.count) == [2, 1])
        #expect(parts[0].map { $0.at?.milliseconds } == [1_795_122_001_000, 1_795_122_002_000])
        #expect(parts[0].map(\.point.latitude) == [37.5, 37.501])
    }

    @Test("FIT is read in both byte orders, however it arrives", arguments: [1, 7, 4_096])
    func fit(step: Int) throws {
        for isBigEndian in [false, true] {
            let track = try RunTrack(parts(FITFile.run(isBigEndian: isBigEndian), by: step))
            #expect(track.startsAt.milliseconds == 1_795_122_000_000)
            #expect(track.measured.distance?.metres == 1_500 && track.measured.time?.seconds == 600)
        }
    }

    @Test("FIT: a stopped timer ends a part, and times relative to the start of a watch are ignored")
    func fitEvents() throws {
        var file = FITFile()
        file.define(0, 20, [(253, 4), (0, 4), (1, 4)])
        file.define(1, 21, [(0, 1), (1, 1)])
        let place = (FITFile.semicircles(37.5), 4)
        file.add(0, [(7, 4), place, place])
        file.add(0, [(1_164_056_400, 4), (0x7FFF_FFFF, 4), place])
        file.add(1, [(0, 1), (4, 1)])
        file.add(0, [(1_164_056_400, 4), place, place])
        let parts = try parts(file.bytes)
        #expect(parts.map(\.count) == [1, 1])
        #expect(parts.map { $0[0].at?.milliseconds } == [nil, 1_795_122_000_000])
    }

    @Test("Two files in one are read one after the other")
    func chained() throws {
        #expect(try parts(FITFile.run() + FITFile.run()).joined().count == 302)
    }

    @Test("A damaged FIT file is refused", arguments: [13, 20, 200, 1_900])
    func damaged(length: Int) {
        let whole = FITFile.run()
        #expect(throws: RunLogRefusal.trackUnreadable) { try parts(Array(whole.prefix(length))) }
        var undefined = whole
        undefined[14] = 0x0F
        #expect(throws: RunLogRefusal.trackUnreadable) { try parts(undefined) }
        #expect(throws: RunLogRefusal.trackUnreadable) { try parts(whole + [1]) }
    }

    @Test(
        "A time without a zone is of UTC, and an unreadable one is none",
        arguments: [
            ("2026-11-19T21:00:00", 1_795_122_000_000),
            (" 2026-11-20T06:00:00.000+09:00\n", 1_795_122_000_000),
            ("soon", nil), ("", nil),
        ]
    )
    func times(_ time: String, milliseconds: Int64?) throws {
        let point = "<trkpt lat=\"37.5\" lon=\"127\"><time>\(time)</time></trkpt>"
        let parts = try parts("<gpx><trk><trkseg>\(point)</trkseg></trk></gpx>", by: 3)
        #expect(parts.joined().map { $0.at?.milliseconds } == [milliseconds])
    }
}
