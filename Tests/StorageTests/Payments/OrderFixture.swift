import Database
import Domain
import TestSupport

@testable import Storage

/// Ana sells the seats of her classes, and others buy them.
struct OrderFixture {
    let neighbours: BoardFixture
    let provider: ScriptedProvider
    let ben: Member.ID
    /// What the operator asks for today.
    var commission: Commission = .none
    var limits = SaleLimits(deposit: Money(won: 100_000_000)!, firstSale: Money(won: 100_000_000)!)

    init(_ engine: Database.Engine, waitsForConfirmation: Bool = false) async throws {
        neighbours = try await BoardFixture(engine)
        provider = ScriptedProvider(waitsForConfirmation: waitsForConfirmation)
        ben = try await neighbours.store.join("ben").account.id
    }

    var store: Store { neighbours.store }
    var ana: Member.ID { neighbours.author }
    var now: Moment { store.clock.now }
    var orders: SQLOrderRepository { SQLOrderRepository(store.database, identifiers: store.identifiers) }
    var queries: SQLOrderQueries { SQLOrderQueries(store.database) }

    var service: PaymentService {
        PaymentService(
            provider,
            ladder: .standard,
            intermediary: "마당",
            commission: commission,
            takesDeposits: true,
            limits: limits,
            webhookAddress: "https://madang.example/webhooks/portone"
        ) { "https://madang.example/orders/\($0)/return" }
    }

    var payments: Payments { payments(through: service) }

    func payments(through service: PaymentService?) -> Payments {
        Payments(orders: orders, service: service, throttle: store.throttle, clock: store.clock)
    }

    var verify: VerifyLedger { VerifyLedger(queries: queries, service: service) }

    /// An operator settles the open refund of the order, or the last one if none is open.
    func settle(_ id: Order.ID, _ how: RefundReason) async throws -> Order {
        let order = try await order(id)
        let refund = order.openRefund ?? order.refunds.last
        return try await payments.settleRefund(
            refund?.id ?? Refund.ID(rawValue: 0),
            of: refund?.amount ?? .zero,
            in: id,
            how
        )
    }

    /// A class in ten days whose seats cost 30,000 won.
    func sells(seats: Int = 1) async throws -> Listing {
        let draft = try neighbours.draft("도자기")
        let start = now + .seconds(10 * 24 * 3_600)
        let listing = Listing(
            posting: draft.id,
            .class,
            by: ana,
            side: .offer,
            seats: try Seats(seats),
            ListingDetails(
                title: draft.details.title,
                price: .fixed(Money(won: 30_000)!, per: .wholeClass),
                place: draft.details.place,
                startsAt: start,
                expiresAt: start + .seconds(3_600)
            ),
            at: now
        )
        try await neighbours.keep(listing)
        try await opensSale(of: listing.id)
        return listing
    }

    /// Ana takes payments for a class, at today's commission.
    func opensSale(of listing: Listing.ID) async throws {
        let seller = try Seller(name: "아나 공방", contact: "010-0000-0000", businessNumber: "123-45-67890")
        try await orders.sell(listing, by: ana) { [commission] in
            try Sale(ofSeatsOf: $0, by: seller, commission: commission)
        }
    }

    /// Compares all orders with the provider, which isn't slow.
    func reconcile() async throws {
        var latest: Order.ID?
        try await payments.reconcile(after: &latest)
    }

    func webhook(_ id: String, of order: Order.ID) -> RawWebhook {
        RawWebhook(body: Array(order.description.utf8), headers: ["webhook-id": id])
    }

    func kept(_ listing: Listing) async throws -> Listing? {
        try await store.database.read { try $0.listings.find(listing.id) }
    }

    /// The order as it is stored.
    func order(_ id: Order.ID) async throws -> Order {
        guard let order = try await orders.find(id) else { throw OrderRefusal.notFound }
        return order
    }

    func told(_ member: Member.ID) async throws -> [Notice.Kind] {
        try await SQLNoticeQueries(store.database).list(of: member, SliceRequest(limit: 100)).items.reversed()
            .map(\.notice.kind)
    }
}
