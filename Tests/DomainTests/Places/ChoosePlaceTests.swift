import Domain
import Foundation
import TestSupport
import Testing

@Suite("Choosing a place")
struct ChoosePlaceTests {
    private let author = Member.ID(rawValue: 7)
    private let homes = HomesInMemory()

    private func choose(
        _ addresses: [String: [FoundAddress]] = [:],
        secret: UInt64 = 1,
        serving area: String = ""
    ) -> ChoosePlace {
        ChoosePlace(
            gazetteer: GridGazetteer(),
            findAddress: FindAddress(
                finder: AddressBook(entries: addresses),
                throttle: UnlimitedThrottle(),
                clock: TestClock()
            ),
            homes: homes,
            site: KnownSite([.serves: area]),
            secret: KnownSecret(key: secret),
            clock: TestClock()
        )
    }

    private func metres(_ one: Point, _ other: Point) -> Double {
        let north = (one.latitude - other.latitude) * 111_320
        let east = (one.longitude - other.longitude) * 111_320 * cos(one.latitude * .pi / 180)
        return (north * north + east * east).squareRoot()
    }

    @Test("The public position lies 100 to 300 metres off, in the same neighbourhood")
    func hidden() async throws {
        let choose = choose()
        for step in 0..<200 {
            let exact = Point(
                latitude: 37.565 + Double(step % 20 - 10) * 0.0004,
                longitude: 126.985 + Double(step / 20 - 5) * 0.0009
            )!
            let place = try await choose(.onTheMap(exact), by: author)

            let home = GridGazetteer().neighbourhood(at: exact, at: SampleListing.start)?.code
            #expect(place.neighbourhood == home && place.exact?.point == exact)
            #expect(GridGazetteer().neighbourhood(at: place.shown, at: SampleListing.start)?.code == home)
            #expect((99.0...301.0).contains(metres(exact, place.shown)), "step \(step)")
        }
    }

    @Test("Ten listings at one place show one point, so that averaging reveals nothing")
    func averaging() async throws {
        var shown: Set<Point> = []
        for _ in 0..<10 { shown.insert(try await choose()(.onTheMap(GridGazetteer.here), by: author).shown) }

        #expect(shown.count == 1)
    }

    @Test("Another member, and another server, show the same place elsewhere")
    func secret() async throws {
        let one = try await choose()(.onTheMap(GridGazetteer.here), by: author)
        let other = try await choose()(.onTheMap(GridGazetteer.here), by: Member.ID(rawValue: 8))
        let elsewhere = try await choose(secret: 2)(.onTheMap(GridGazetteer.here), by: author)

        #expect(one.shown != other.shown && one.shown != elsewhere.shown)
    }

    @Test("The offset goes any way and any distance with the same chance")
    func spread() async throws {
        var quadrants = [0, 0, 0, 0]
        var near = 0
        for member in 1...400 {
            let shown = try await choose()(
                .onTheMap(GridGazetteer.here),
                by: Member.ID(rawValue: Int64(member))
            )
            .shown
            let north = shown.latitude > GridGazetteer.here.latitude
            let east = shown.longitude > GridGazetteer.here.longitude
            quadrants[(north ? 2 : 0) + (east ? 1 : 0)] += 1
            if metres(shown, GridGazetteer.here) < 223.6 { near += 1 }
        }
        // Half of the ring's ground lies within 223.6 metres.
        #expect(quadrants.allSatisfy { (60...140).contains($0) }, "\(quadrants)")
        #expect((150...250).contains(near), "\(near)")
    }

    @Test("An edit that leaves the place alone leaves it where it was shown, even under a new secret")
    func kept() async throws {
        let former = try await choose()(.onTheMap(GridGazetteer.here, address: "1층"), by: author)
        let edited = try await choose(secret: 2)(
            .onTheMap(GridGazetteer.here, address: "2층"),
            by: author,
            insteadOf: former
        )

        #expect(edited.shown == former.shown && edited.exact?.address == "2층")
    }

    @Test("At sea there is nothing to meet at")
    func sea() async throws {
        let sea = Point(latitude: 37.5, longitude: 130)!
        await #expect(throws: PlaceRefusal.nowhere) { try await choose()(.onTheMap(sea), by: author) }
    }

    @Test("My neighbourhood shows the neighbourhood's own point, and there is no more to know")
    func home() async throws {
        let home = GridGazetteer().square(505)!
        try await homes.update(of: author) {
            $0 = try HomeNeighbourhoods([.init(code: home.code, reach: .home)])
        }
        let place = try await choose()(.inMyNeighbourhood(home.code), by: author)

        #expect(place == ListingPlace(neighbourhood: home.code, shown: home.point, exact: nil))
        try await homes.update(of: author) { $0 = .none }
        #expect(try await choose()(.inMyNeighbourhood(home.code), by: author, insteadOf: place) == place)
        let next = GridGazetteer().square(506)!.code
        await #expect(throws: PlaceRefusal.notHome) {
            try await choose()(.inMyNeighbourhood(next), by: author)
        }
    }

    @Test("An address known to the building is hidden like a place on the map")
    func building() async throws {
        let found = FoundAddress(address: "명동길 14", point: GridGazetteer.here, accuracy: .building)
        let place = try await choose(["명동길 14": [found]])(.byAddress("명동길 14"), by: author)

        #expect(place.exact?.point == GridGazetteer.here && place.exact?.address == "명동길 14")
        #expect(metres(place.shown, GridGazetteer.here) > 99)
    }

    @Test("An address known to the street is hidden like a place on the map, and has no exact point")
    func street() async throws {
        let found = FoundAddress(address: "명동길", point: GridGazetteer.here, accuracy: .street)
        let place = try await choose(["명동길": [found]])(.byAddress("명동길"), by: author)

        #expect(place.exact?.point == nil && place.exact?.address == "명동길")
        #expect(metres(place.shown, GridGazetteer.here) > 99)
    }

    @Test("A place stays as it was found while its point is unchanged, and is a pin once it was moved")
    func accuracy() async throws {
        let found = FoundAddress(address: "명동길 14", point: GridGazetteer.here, accuracy: .building)
        let choose = choose(["명동길 14": [found]])
        let place = try await choose(.byAddress("명동길 14"), by: author)

        let same = PlaceChoice.onTheMap(GridGazetteer.here, address: "명동길 14")
        #expect(try await choose(same, by: author, insteadOf: place) == place)
        let moved = PlaceChoice.onTheMap(GridGazetteer().square(506)!.point, address: "명동길 14")
        #expect(try await choose(moved, by: author, insteadOf: place).exact?.accuracy == .pin)
    }

    @Test("A road's name in several neighbourhoods is refused, and several buildings of one aren't")
    func ambiguous() async throws {
        let squares = [505, 506].map { GridGazetteer().square($0)! }
        let found = squares.map { FoundAddress(address: $0.name, point: $0.point, accuracy: .building) }
        let choose = choose(["중앙로 10": found, "한길 1": [found[0], found[0]]])

        await #expect(throws: PlaceRefusal.addressAmbiguous) {
            try await choose(.byAddress("중앙로 10"), by: author)
        }
        let place = try await choose(.byAddress("한길 1"), by: author)
        #expect(place.exact?.point == squares[0].point)
    }

    @Test("A point that may not be stored leaves its neighbourhood, and the author's words")
    func unstorable() async throws {
        let square = GridGazetteer().square(505)!
        let point = Point(latitude: square.point.latitude + 0.001, longitude: square.point.longitude)!
        let found = FoundAddress(address: "한길 1", point: point, accuracy: .building, isStorable: false)
        let place = try await choose(["한길 1": [found]])(.byAddress("한길 1"), by: author, isPublic: true)

        #expect(place.shown == square.point && place.exact?.location == square.point)
        #expect(place.exact?.address == "한길 1" && place.exact?.accuracy == .neighbourhood)
    }

    @Test("An address known no better than its neighbourhood is put there, unless it could be in several")
    func vague() async throws {
        let squares = [505, 506].map { GridGazetteer().square($0)! }
        let found = squares.map { FoundAddress(address: $0.name, point: $0.point, accuracy: .neighbourhood) }
        let choose = choose(["하나": [found[0]], "둘": found])

        let place = try await choose(.byAddress("하나"), by: author)
        #expect(place.shown == squares[0].point && place.exact?.address == "하나")
        #expect(place.exact?.point == nil && place.exact?.accuracy == .neighbourhood)
        await #expect(throws: PlaceRefusal.addressAmbiguous) { try await choose(.byAddress("둘"), by: author) }
        await #expect(throws: PlaceRefusal.addressUnknown) { try await choose(.byAddress("셋"), by: author) }
        await #expect(throws: PlaceRefusal.addressMissing) { try await choose(.byAddress(" "), by: author) }
    }
}
