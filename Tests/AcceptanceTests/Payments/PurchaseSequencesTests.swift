import Database
import Domain
import JSONCoding
import PaymentSandbox
import TestSupport
import Testing
import Wire

/// Over HTTP on both sides: members ask real servers, and these ask a provider that fails.
@Suite("A seat that is bought while anything happens", .serialized)
struct PurchaseSequencesTests {
    static let sequences = purchaseRounds(usually: 40)

    @Test(
        "In any order of returns, webhooks, failures, refunds and expiries, it is paid once or not at all",
        .timeLimit(.minutes(60)),
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func sequences(_ engine: Database.Engine, _ waits: Bool) async throws {
        var chance = SeededGenerator(seed: waits ? 5 : 6)
        try await SequenceScene.run(engine, waitsForConfirmation: waits) { scene in
            let count = Self.sequences / 4
            // A member posts at most 50 listings a day.
            for start in stride(from: 0, to: count, by: 40) {
                var cast = try await SequenceScene.Cast(at: scene, numbered: start)
                var orders: [String] = []
                for round in start..<min(count, start + 40) {
                    orders.append(try await purchase(round, of: &cast, in: scene, &chance))
                }
                // Refunds that the provider only accepted are made.
                for order in orders { _ = await scene.payments.sandbox.act(.settle, on: order) }
                try await scene.expectPeace()
            }
        }
    }

    /// Ana sells a seat, Ben holds it, and then two to eight events happen, some of them at once. Returns the
    /// order.
    private func purchase(
        _ round: Int,
        of cast: inout SequenceScene.Cast,
        in scene: SequenceScene,
        _ chance: inout SeededGenerator
    ) async throws -> String {
        try await cast.refresh(at: scene)
        let start = (scene.servers[0].clock.now + .seconds(864_000)).rfc3339
        let post = Neighbour.offer("수업 \(round)", Neighbour.dated(at: start))
        let posted = try await scene.ask(cast.ana, "POST", "/classes", post)
        let listing = try #require(posted.json["id"]?.stringValue, "\(posted)")
        _ = try await scene.ask(cast.ana, "PUT", "/listings/\(listing)/sale", Neighbour.seller)
        let held = try await scene.ask(cast.ben, "POST", "/listings/\(listing)/orders")
        let order = try #require(held.json["id"]?.stringValue, "\(held)")
        let checkout = try await scene.ask(cast.ben, "GET", "/orders/\(order)/checkout")
        let page = try #require(checkout.json["page"]?.stringValue, "\(checkout)")
        let seat = SequenceScene.Seat(listing: listing, order: order, page: page, round: round)

        for _ in 0..<Int.random(in: 2...8, using: &chance) {
            let event = SequenceScene.Event.allCases.randomElement(using: &chance) ?? .webhook
            let other = SequenceScene.Event.allCases.randomElement(using: &chance) ?? .webhook
            var (first, second) = (SeededGenerator(seed: chance.next()), SeededGenerator(seed: chance.next()))
            if event.takesTime || other.takesTime || Int.random(in: 0..<3, using: &chance) > 0 {
                try await scene.happen(event, to: seat, &cast, &first)
            } else {
                let parties = cast
                async let one: Void = scene.act(event, on: seat, parties, &first)
                async let two: Void = scene.act(other, on: seat, parties, &second)
                _ = try await (one, two)
            }
        }
        scene.payments.sandbox.clearFaults()
        return order
    }
}
