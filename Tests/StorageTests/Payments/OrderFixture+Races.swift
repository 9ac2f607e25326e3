import Domain
import TestSupport
import Testing

@testable import Storage

extension OrderFixture {
    /// What can reach any order, in any order and any number.
    private enum Entry: CaseIterable {
        case approval, payerReturn, webhook, repeatedWebhook, poll, operatorLook, withdrawal, refund
        case holdEnd, refundAtProvider, faultBefore, faultAfter
    }

    /// - Parameter calls: the calls of the provider that go well before one fails.
    private func enter(_ entry: Entry, _ order: Order.ID, failingAfter calls: Int) async throws {
        switch entry {
        case .approval: provider.approve(order)
        case .payerReturn: try await payments.complete(order, with: PaymentToken("token"), by: .payer)
        case .webhook: try await payments.receive(webhook("\(order)-1", of: order))
        case .repeatedWebhook: try await payments.receive(webhook("\(order)-2", of: order))
        case .poll: try await payments.complete(order, by: .poll)
        case .operatorLook: try await payments.complete(order, by: .operator)
        case .withdrawal: _ = try await payments.withdraw(order, by: ben)
        case .refund:
            _ = try await payments.refund(Money(won: 7_000)!, of: order, RefundReason("환불"), by: nil)
        case .holdEnd:
            store.clock.pass(Order.holdTime)
            try await orders.endHolds(at: now)
        case .refundAtProvider: provider.giveBack(4_000, of: order)
        case .faultBefore: provider.fail(.before, skipping: calls)
        case .faultAfter: provider.fail(.after, skipping: calls)
        }
    }

    /// Enters at random what can reach an order, and what else the test names, some of which is refused or
    /// fails. In the end the provider answers, and everything is looked at twice. Returns what was entered.
    func enterAtRandom(
        _ order: Order.ID,
        or others: KeyValuePairs<String, () async throws -> Void>,
        _ chance: inout SeededGenerator
    ) async throws -> [String] {
        var taken: [String] = []
        for _ in 0..<Int.random(in: 2...9, using: &chance) {
            let calls = Int.random(in: 0...3, using: &chance)
            let number = Int.random(in: 0..<(Entry.allCases.count + others.count), using: &chance)
            do {
                if number < others.count {
                    taken.append(others[number].key)
                    try await others[number].value()
                } else {
                    let entry = Entry.allCases[number - others.count]
                    taken.append("\(entry)")
                    try await enter(entry, order, failingAfter: calls)
                }
            } catch is any Refusal {
            } catch is ProviderFailure {}
        }
        store.clock.pass(.seconds(3_600))
        provider.recover()
        for _ in 0..<12 { _ = try? await payments.complete(order, by: .poll) }
        return taken
    }

    /// At most one charge, what was given back agrees, and a seat is held by just those who paid for it.
    func expectPeace(of id: Order.ID, _ listing: Listing, _ about: String) async throws -> Order {
        let (order, payment) = (try await order(id), provider[id])
        #expect(payment.charges <= 1, "\(about)")
        #expect(order.refunded == payment.cancelled && order.openRefund == nil, "\(about)")
        #expect(![.held, .confirming, .paid].contains(order.state), "\(about)")
        #expect(try await kept(listing)?.seats.taken == (order.hasSeat ? 1 : 0), "\(about)")
        let isReturned = payment.charged == payment.cancelled
        #expect(order.state.isCharged == (payment.charged > 0) || isReturned, "\(about)")
        #expect(!order.hasSeat || payment.charged > payment.cancelled, "\(about)")
        return order
    }
}
