import Domain
import Geocoding
import Synchronization
import TestSupport
import Testing

@Suite("Looking addresses up in an order")
struct OrderedAddressesTests {
    private let street = found("망산길", .street)
    private let building = found("망산길 11-17", .building)
    private let dong = found("삼성동", .neighbourhood)

    @Test("The first that knows the building is the last that is asked")
    func building() async throws {
        let (first, second, third) = (Knows([]), Knows([building]), Knows([street]))
        let ordered = OrderedAddresses([first, second, third])

        #expect(try await ordered.find(AddressText("망산길 11-17"), limit: 5) == [building])
        #expect([first, second, third].map(\.timesAsked) == [1, 1, 0])
    }

    @Test("Without a building, a street is better than a dong, from either side")
    func street() async throws {
        for order in [[[street], [dong]], [[dong], [street]]] {
            let ordered = OrderedAddresses(order.map(Knows.init))
            #expect(try await ordered.find(AddressText("망산길"), limit: 5) == [street])
        }
    }

    @Test("A point gets the address of the first that knows one")
    func point() async throws {
        let ordered = OrderedAddresses([Knows([]), Knows([building]), Knows([dong])])
        #expect(try await ordered.address(at: building.point) == building)
    }

    @Test(
        "A service that fails finds nothing, is left alone for a while, and the operator hears why",
        arguments: [
            (FakeService.Behaviour.status(401), Duration.seconds(30)), (.status(500), .seconds(30)),
            (.answers(["search": "<html>"]), .seconds(30)), (.gone, .seconds(30)),
            (.status(429), .seconds(600)),
        ]
    )
    func failure(_ behaviour: FakeService.Behaviour, pause: Duration) async throws {
        let (service, clock) = (FakeService(behaviour), TestClock())
        let complaints = Mutex<[String]>([])
        try await service.kakao { kakao in
            let guarded = GuardedService(kakao, clock: clock) { text in
                complaints.withLock { $0.append(text) }
            }
            for (wait, count) in [(.zero, 1), (pause - .seconds(1), 1), (.seconds(1), 2)] as [(Duration, Int)]
            {
                clock.pass(wait)
                let found = try await guarded.find(AddressText("명동 1"), limit: 5)
                #expect(found.isEmpty)
                #expect(complaints.withLock(\.count) == count)
            }
        }
        let heard = complaints.withLock(\.self)
        #expect(heard.allSatisfy { $0.contains("Kakao") && !$0.contains("secret") }, "\(heard)")
    }

    @Test("A quota that VWorld says is used up ends the questions for ten minutes")
    func quota() async throws {
        let service = FakeService(.answers(["getcoord": Answers.vworldError("OVER_REQUEST_LIMIT")]))
        let complaints = Mutex<[String]>([])
        try await service.vworld { vworld in
            let guarded = GuardedService(vworld, clock: TestClock()) { text in
                complaints.withLock { $0.append(text) }
            }
            for _ in 1...2 {
                let found = try await guarded.find(AddressText("명동 1"), limit: 5)
                #expect(found.isEmpty)
            }
        }
        #expect(service.heard.count == 1)
        #expect(complaints.withLock(\.self) == ["VWorld isn't asked for 600 s: the quota is used up"])
    }

    private static func found(_ address: String, _ accuracy: PlaceAccuracy) -> FoundAddress {
        FoundAddress(
            address: address,
            point: Point(latitude: 37.5, longitude: 127)!,
            accuracy: accuracy
        )
    }
}

/// Finds the same for every text and point.
private final class Knows: AddressFinder {
    private let found: [FoundAddress]
    private let asked = Mutex(0)

    init(_ found: [FoundAddress]) {
        self.found = found
    }

    var timesAsked: Int { asked.withLock(\.self) }

    func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress] {
        asked.withLock { $0 += 1 }
        return found
    }

    func address(at point: Point) async throws -> FoundAddress? { found.first }
}
