import Database
import Domain
import Synchronization
import TestSupport
import Testing

/// Each question is another server's: nothing of the limit is in memory.
@Suite("Questions about an order")
struct OrderChecksContract {
    private let token = PaymentToken("token")!

    @Test(
        "Payer and seller together reach the provider three times, and then once in five seconds",
        arguments: Database.Engine.allCases
    )
    func parties(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        let answers = Answers(of: fixture.provider)
        for _ in 1...3 {
            try await fixture.payments.check(order.id, by: .payer)
            try await fixture.payments.check(order.id, by: .payee)
        }
        #expect(answers.count == 3)

        fixture.provider.approve(order.id)
        fixture.store.clock.pass(.seconds(5))
        try await fixture.payments.check(order.id, by: .payer)
        #expect(try await fixture.order(order.id).state == .sold)
    }

    @Test("A payer who returns with a token doesn't wait", arguments: Database.Engine.allCases)
    func token(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine, waitsForConfirmation: true)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        for _ in 1...3 { try await fixture.payments.check(order.id, by: .payer) }
        fixture.provider.approve(order.id)
        let answers = Answers(of: fixture.provider)
        try await fixture.payments.check(order.id, by: .payer)
        #expect(answers.count == 0)
        try await fixture.payments.check(order.id, with: token, by: .payer)
        #expect(try await fixture.order(order.id).state == .sold)
    }

    @Test("More than ten tokens at once wait, too", arguments: Database.Engine.allCases)
    func tokens(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        let answers = Answers(of: fixture.provider)
        for _ in 1...10 { try await fixture.payments.check(order.id, with: token, by: .payer) }
        let ten = answers.count
        try await fixture.payments.check(order.id, with: token, by: .payer)
        #expect(ten >= 10 && answers.count == ten)
    }

    @Test("Operators, webhooks and comparisons are never held back", arguments: Database.Engine.allCases)
    func others(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        for _ in 1...4 { try await fixture.payments.check(order.id, by: .payer) }
        let answers = Answers(of: fixture.provider)
        try await fixture.payments.check(order.id, by: .operator)
        try await fixture.payments.check(order.id, by: .operator)
        #expect(answers.count == 2)
        try await fixture.payments.receive(fixture.webhook("1", of: order.id))
        #expect(answers.count == 3)
        try await fixture.reconcile()
        #expect(answers.count == 4)
    }

    @Test(
        "A held order that is asked for again is told to the provider once in five seconds",
        arguments: Database.Engine.allCases
    )
    func registration(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.sells()
        let answers = Answers(of: fixture.provider)
        let order = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        for _ in 1...3 {
            #expect(try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben).id == order.id)
        }
        #expect(answers.count == 1)
        fixture.store.clock.pass(.seconds(5))
        #expect(try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben).id == order.id)
        #expect(answers.count == 2)
    }
}

/// How often the provider was asked since.
final class Answers: Sendable {
    private let number = Mutex(0)

    init(of provider: ScriptedProvider) {
        provider.beforeEachAnswer { [self] in number.withLock { $0 += 1 } }
    }

    var count: Int { number.withLock { $0 } }
}
