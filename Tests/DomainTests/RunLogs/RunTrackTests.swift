import TestSupport
import Testing

@testable import Domain

@Suite("Recorded track")
struct RunTrackTests {
    private static let start = Moment(milliseconds: 1_795_132_800_000)
    /// Degrees of latitude in ten metres.
    private static let step = 10 / 111_320.0

    /// A position each four seconds: at 2.5 metres a second to the north, from a place in Seoul.
    private func north(_ places: [Int], after seconds: Int = 0, isTimed: Bool = true) throws -> [RunTrack.Fix]
    {
        try places.enumerated().map { index, place in
            let point = try #require(Point(latitude: 37.5 + Double(place) * Self.step, longitude: 127))
            let at = Self.start + .seconds(seconds + 4 * index)
            return RunTrack.Fix(point, at: isTimed ? at : nil)
        }
    }

    @Test("Distance and time are those in motion: without gaps, rests and jumps of the receiver")
    func measured() throws {
        let run = try north(Array(0...100))
        let rest = try north([100, 100, 100, 100], after: 404)
        let afterGap = try north(Array(200...250), after: 4_000)
        let jump = try north([250, 950, 250], after: 4_204)
        let track = try RunTrack([run + rest, afterGap + jump])
        let measured = track.measured
        #expect(try #require(measured.distance).metres == 1_500)
        #expect(try #require(measured.time).seconds == 600)
        #expect(track.startsAt == Self.start)
    }

    @Test("Positions without a time belong to the stretch between those with one")
    func partlyTimed() throws {
        let timed = try north(Array(0...100))
        let some = timed.enumerated().map { index, fix in
            RunTrack.Fix(fix.point, at: (10...90).contains(index) && index % 10 == 0 ? fix.at : nil)
        }
        let measured = try RunTrack([some]).measured
        #expect(measured.distance?.metres == 800 && measured.time?.seconds == 320)

        let one = try RunTrack([[timed[0]] + north(Array(1...100), isTimed: false)]).measured
        #expect(one.distance?.metres == 1_000 && one.time == nil)
    }

    @Test("A track needs two positions and a time")
    func refused() throws {
        #expect(throws: RunLogRefusal.trackEmpty) { try RunTrack([]) }
        #expect(throws: RunLogRefusal.trackEmpty) { try RunTrack([north([0]), north([1])]) }
        #expect(throws: RunLogRefusal.trackWithoutTime) { try RunTrack([north([0, 1], isTimed: false)]) }
    }

    @Test(
        "No stored position is near either end, also where the runner passes there in between",
        arguments: [0.0, 1.0]
    )
    func zone(_ share: Double) throws {
        // Out and back past the start, and on to the end.
        let there = Array(0...100)
        let track = try RunTrack([north(there + there.reversed() + Array(-100..<0).reversed())])
        let zone = PrivacyZone(clamping: 200)
        let route = try #require(track.route(without: zone, widenedBy: share))
        let ends = try #require(track.parts.first.map { [$0[0].point, $0[$0.count - 1].point] })
        let nearest = route.lines.joined().flatMap { point in ends.map { $0.distance(to: point) } }.min()
        #expect(try #require(nearest) > 200 * (1 + share / 2) - 2)
        #expect(route.lines.count == 2)
    }

    @Test("A route shorter than its zone isn't stored at all, and without a zone it is whole")
    func short() throws {
        let track = try RunTrack([north(Array(0...30))])
        #expect(track.route(without: PrivacyZone(clamping: 1_000), widenedBy: 0) == nil)
        let whole = try #require(track.route(without: PrivacyZone(clamping: 0), widenedBy: 1))
        #expect(whole.lines.map(\.count) == [2])
    }

    @Test("A long winding track is stored with few points, close to where it was")
    func simplified() throws {
        let fixes = try (0..<20_000).map { index in
            let turn = Double(index % 40) * Double(index % 2 == 0 ? 1 : -1) * Self.step * 5
            let point = try #require(
                Point(latitude: 37.5 + Double(index) * Self.step / 10, longitude: 127 + turn)
            )
            return RunTrack.Fix(point, at: Self.start + .seconds(index))
        }
        let route = try #require(RunTrack([fixes]).route(without: PrivacyZone(clamping: 0), widenedBy: 0))
        #expect(route.lines.joined().count <= RunRoute.mostPoints)
        let all = Set(fixes.map { "\($0.point.microLatitude / 10) \($0.point.microLongitude / 10)" })
        for point in route.lines.joined() {
            #expect(all.contains("\(point.microLatitude / 10) \(point.microLongitude / 10)"))
        }
    }
}
