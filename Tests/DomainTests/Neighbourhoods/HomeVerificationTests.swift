import Domain
import Synchronization
import Testing

@Suite("Verifying a home neighbourhood")
struct HomeVerificationTests {
    private let rosa = Member.ID(rawValue: 7)
    private let myeongdong = NeighbourhoodCode("1114055000")!
    private let sogong = NeighbourhoodCode("1114052000")!
    private let successor = NeighbourhoodCode("1287041000")!
    private let inside = RoundedPosition(Point(latitude: 37.564, longitude: 126.984)!)
    private let border = RoundedPosition(Point(latitude: 37.562, longitude: 126.981)!)
    private let beyond = RoundedPosition(Point(latitude: 37.564, longitude: 126.977)!)
    private let sea = RoundedPosition(Point(latitude: 36, longitude: 125)!)

    private func village(_ throttle: any CallThrottle = UnlimitedThrottle()) -> NeighbourhoodFixture {
        NeighbourhoodFixture(
            ["1114055000": "1287041000", "1114052000": nil],
            positions: [inside: [myeongdong], border: [myeongdong, sogong], beyond: [sogong]],
            throttle: throttle
        )
    }

    private func homes(_ village: NeighbourhoodFixture) async throws -> [HomeNeighbourhood] {
        try await village.kept.load(of: rosa).homes
    }

    private func home(_ code: NeighbourhoodCode) -> HomeNeighbourhood {
        HomeNeighbourhood(code: code, reach: .adjacent)
    }

    @Test("A position in the home, or one that may have been rounded from there, verifies it today")
    func accepted() async throws {
        for position in [inside, border] {
            let village = village()
            _ = try await village.homes.choose([home(myeongdong)], by: rosa)
            let verified = try await village.homes.verify(myeongdong, from: position, by: rosa)
            #expect(verified.verification == HomeVerification(on: village.now.dateInSeoul))
            #expect(try await homes(village) == [verified])
        }
    }

    @Test("Another neighbourhood, the sea and a neighbourhood that isn't a home are refused")
    func refused() async throws {
        let village = village()
        _ = try await village.homes.choose([home(myeongdong)], by: rosa)
        for (code, position, refusal) in [
            (myeongdong, beyond, NeighbourhoodRefusal.elsewhere), (myeongdong, sea, .noneHere),
            (sogong, beyond, .notHome),
        ] {
            await #expect(throws: refusal) { try await village.homes.verify(code, from: position, by: rosa) }
        }
        #expect(try await homes(village) == [home(myeongdong)])
    }

    @Test("A home stays verified as long as it is one, in any order and under its new code")
    func kept() async throws {
        let village = village()
        _ = try await village.homes.choose([home(sogong), home(myeongdong)], by: rosa)
        let verified = try await village.homes.verify(successor, from: inside, by: rosa)
        #expect(verified.code == myeongdong)

        _ = try await village.homes.choose([home(successor), home(sogong)], by: rosa)
        #expect(try await homes(village) == [verified, home(sogong)])

        _ = try await village.homes.choose([home(sogong)], by: rosa)
        _ = try await village.homes.choose([home(sogong), home(myeongdong)], by: rosa)
        #expect(try await homes(village) == [home(sogong), home(myeongdong)])
    }

    @Test("A home stored under a former code keeps its verification when it is chosen by the present one")
    func former() async throws {
        let village = village()
        let day = HomeVerification(on: village.now.dateInSeoul)
        try await village.kept.update(of: rosa) { [successor] in
            $0 = try HomeNeighbourhoods([.init(code: successor, reach: .adjacent, verification: day)])
        }
        _ = try await village.homes.choose([home(myeongdong)], by: rosa)
        #expect(try await homes(village).map(\.verification) == [day])
    }

    @Test("Too many attempts are refused, and attempts for a neighbourhood that isn't a home don't count")
    func throttled() async throws {
        let counter = TwoCalls()
        let village = village(counter)
        _ = try await village.homes.choose([home(myeongdong)], by: rosa)
        await #expect(throws: NeighbourhoodRefusal.notHome) {
            try await village.homes.verify(sogong, from: inside, by: rosa)
        }
        for _ in 1...2 {
            await #expect(throws: NeighbourhoodRefusal.elsewhere) {
                try await village.homes.verify(myeongdong, from: beyond, by: rosa)
            }
        }
        await #expect(throws: CallRefusal.tooOften(retryAfter: .seconds(60))) {
            try await village.homes.verify(myeongdong, from: inside, by: rosa)
        }
        #expect(try await homes(village) == [home(myeongdong)])
    }

    @Test("A verification counts for a year and its anniversary, and then no more")
    func year() throws {
        let day = try #require(CivilDate(year: 2026, month: 11, day: 20))
        let verification = HomeVerification(on: day)
        #expect(verification.lastDay == CivilDate(year: 2027, month: 11, day: 20))
        // 2027-11-20T23:59:59.999+09:00
        let end = Moment(milliseconds: 1_826_722_799_999)
        #expect(verification.counts(at: end))
        #expect(!verification.counts(at: end + .milliseconds(1)))
    }

    @Test("A position is rounded to a thousandth of a degree, whatever was sent")
    func rounded() throws {
        let exact = try #require(Point(latitude: 37.563612, longitude: -126.986949))
        let position = RoundedPosition(exact)
        #expect(position.point == Point(latitude: 37.564, longitude: -126.987))
        #expect(position.latitude == 37_564 && position.longitude == -126_987)
        #expect(RoundedPosition(position.point) == position)
        for end in [Point(latitude: 90, longitude: 180), Point(latitude: -90, longitude: -180)] {
            #expect(RoundedPosition(try #require(end)).point == end)
        }
    }
}

/// Allows two calls.
private final class TwoCalls: CallThrottle {
    private let taken = Mutex(0)

    func take(_ calls: [CountedCall], at now: Moment) async throws -> Duration? {
        taken.withLock { taken in
            taken += 1
            return taken > 2 ? .seconds(60) : nil
        }
    }

    func giveBack(_ calls: [CountedCall]) async throws {}
    func add(_ count: Int, of call: CountedCall, at now: Moment) async throws {}
}
