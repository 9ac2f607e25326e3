import Database
import Domain
import Synchronization
import TestSupport
import Testing

@testable import Storage

@Suite("Requests to the payment provider")
struct ProviderCallsContract {
    private let amount = Money(won: 10_000)!
    private let token = PaymentToken("token")!

    @Test(
        "A webhook that is sent again asks the provider nothing, unless it failed before",
        arguments: Database.Engine.allCases
    )
    func webhooks(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        let answers = Answers(of: fixture.provider)
        for _ in 1...2 { try await fixture.payments.receive(fixture.webhook("1", of: order.id)) }
        #expect(answers.count == 1)
        fixture.provider.fail(.before)
        await #expect(throws: ProviderFailure.unavailable) {
            try await fixture.payments.receive(fixture.webhook("2", of: order.id))
        }
        fixture.provider.approve(order.id)
        try await fixture.payments.receive(fixture.webhook("2", of: order.id))
        #expect(try await fixture.order(order.id).state == .sold)
        // One about an unknown order isn't an error, so that the provider sends it no more.
        try await fixture.payments.receive(fixture.webhook("3", of: Order.ID(rawValue: 1)))
    }

    @Test(
        "An order of another provider is neither completed nor compared by this one",
        arguments: Database.Engine.allCases
    )
    func otherProvider(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        let other = ScriptedProvider(name: ProviderName("other"))
        let service = PaymentService(
            other,
            ladder: .standard,
            intermediary: "마당",
            webhookAddress: ""
        ) { _ in "" }
        other.charge(30_000, for: order.id)
        #expect(try await fixture.payments(through: service).complete(order.id, by: .poll).state == .held)

        fixture.provider.approve(order.id)
        try await fixture.payments.complete(order.id, by: .payer)
        let verify = VerifyLedger(queries: fixture.queries, service: service)
        let proof = try await verify(after: nil, asksProvider: true)
        #expect(proof.checked == 1 && proof.asked == 0 && proof.faults.isEmpty)
    }

    @Test(
        "A payer who returns after the seller ended the hold isn't charged",
        arguments: Database.Engine.allCases
    )
    func endedHold(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine, waitsForConfirmation: true)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        fixture.provider.approve(order.id)
        _ = try await fixture.payments.endHold(of: order.id, by: fixture.ana)
        try await fixture.payments.complete(order.id, with: token, by: .payer)
        #expect(fixture.provider[order.id].charged == 0)
        #expect(try await fixture.order(order.id).state == .cancelled)
    }

    @Test(
        "A confirmation that is refused because the payer was charged already sells the seat",
        arguments: Database.Engine.allCases
    )
    func chargedAlready(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine, waitsForConfirmation: true)
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: fixture.ben)
        let provider = fixture.provider
        let answers = Mutex(0)
        provider.approve(order.id)
        // The first is about the payment.
        provider.beforeEachAnswer {
            let number = answers.withLock { answers in
                answers += 1
                return answers
            }
            if number == 2 { provider.charge(30_000, for: order.id) }
        }
        try await fixture.payments.complete(order.id, with: token, by: .payer)
        let sold = try await fixture.order(order.id)
        #expect(sold.state == .sold && sold.hasSeat && sold.refunds.isEmpty)
    }

    @Test(
        "A confirmation that gets no answer keeps the seat, since the payer may have been charged",
        arguments: Database.Engine.allCases
    )
    func unanswered(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine, waitsForConfirmation: true)
        let listing = try await fixture.sells()
        let order = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        fixture.provider.approve(order.id)
        fixture.provider.fail(.before, skipping: 1)
        await #expect(throws: ProviderFailure.unavailable) {
            try await fixture.payments.complete(order.id, with: token, by: .payer)
        }
        #expect(try await fixture.order(order.id).state == .confirming)
        #expect(try await fixture.kept(listing)?.seats.taken == 1)
    }

    @Test(
        "A first sale above the operator's limit isn't ordered, nor told to the provider",
        arguments: Database.Engine.allCases
    )
    func limited(_ engine: Database.Engine) async throws {
        var fixture = try await OrderFixture(engine)
        let listing = try await fixture.sells()
        fixture.limits = SaleLimits(deposit: amount, firstSale: amount)
        let (answers, limited) = (Answers(of: fixture.provider), fixture)
        await #expect(throws: SaleLimitRefusal.firstSale(most: amount)) {
            try await limited.payments.placeOrder(in: listing.id, by: limited.ben)
        }
        #expect(answers.count == 0)
        #expect(try await fixture.kept(listing)?.seats.taken == 0)
    }

    @Test(
        "The history tells whether the seller or an operator gave money back, and who named the account",
        arguments: Database.Engine.allCases
    )
    func sources(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let ben = fixture.ben
        let order = try await fixture.payments.placeOrder(in: fixture.sells().id, by: ben)
        fixture.provider.approve(order.id)
        try await fixture.payments.complete(order.id, by: .payer)
        let reason = try RefundReason("재료")
        for giver in [fixture.ana, nil] {
            _ = try await fixture.payments.refund(Money(won: 1)!, of: order.id, reason, by: giver)
        }
        let transfer = ProviderPayment(
            order: order.id,
            status: .partlyCancelled,
            amount: order.amount,
            cancelled: Money(won: 2)!,
            currency: "KRW",
            isTest: true,
            account: .init(bank: "SHINHAN", number: "110", expiresAt: nil)
        )
        try await fixture.orders.update(order.id, by: .poll, at: fixture.now) { $0.apply(transfer) }
        _ = try await fixture.payments(through: nil).withdraw(order.id, by: ben)
        _ = try await fixture.payments.askForRefundAccount(for: order.id, by: ben)
        let made = try await fixture.payments.setRefundAccount(
            .kookmin,
            "123456789012",
            of: "벤",
            for: order.id,
            by: nil
        )
        #expect(made.state == .refunded)
        #expect(fixture.provider[order.id].account?.number == "123456789012")
        let facts = try await fixture.queries.facts(of: order.id)
        #expect(
            facts.filter { $0.event == .refundAsked }.map(\.source) == [.payee, .operator, .payer]
        )
        #expect(facts.last { $0.event == .refundAccountGiven }?.source == .operator)
    }

    @Test("A transfer is offered if the operator takes transfers, an hour or more before the start")
    func ways() async throws {
        let fixture = try await OrderFixture(.sqlite)
        let listing = try await fixture.sells()
        func service(takesTransfers: Bool) -> PaymentService {
            PaymentService(
                fixture.provider,
                ladder: .standard,
                intermediary: "마당",
                takesTransfers: takesTransfers,
                webhookAddress: ""
            ) { _ in "" }
        }
        let (cards, both) = (service(takesTransfers: false), service(takesTransfers: true))
        let early = try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        #expect(cards.ways(for: early) == [.card] && both.ways(for: early) == [.card, .transfer])
        #expect(throws: OrderRefusal.noTransfers) { try cards.checkout(for: early, by: .transfer) }
        fixture.store.clock.pass(.seconds(10 * 24 * 3_600 - 3_599))
        let late = try await fixture.payments.placeOrder(
            in: listing.id,
            by: fixture.store.join("cho").account.id
        )
        #expect(both.ways(for: late) == [.card])
    }

    @Test(
        "A seller's name is read by those who can buy, and by the seller without a limit",
        arguments: Database.Engine.allCases
    )
    func sellers(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let (listing, clock) = (try await fixture.sells(), fixture.store.clock)
        let readings = SQLSellerReadings(fixture.store.database)
        let read = ReadSeller(queries: fixture.queries, readings: readings, clock: clock)
        #expect(try await read(of: listing, by: fixture.ben, isOpen: true).name == "아나 공방")
        await #expect(throws: OrderRefusal.notForSale) {
            try await read(of: listing, by: fixture.ben, isOpen: false)
        }
        #expect(try await read(of: listing, by: fixture.ana, isOpen: false).name == "아나 공방")
    }
}
