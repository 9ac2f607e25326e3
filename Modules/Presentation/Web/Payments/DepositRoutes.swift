public import Domain
import HTTPServer
import Wire

/// Endpoints of the deposits of shops.
public struct DepositRoutes: Sendable {
    private let orders: any OrderRepository
    private let queries: any OrderQueries
    private let listings: any ListingQueries
    private let readSeller: ReadSeller
    private let address: ConfirmedAddress
    private let payments: Payments
    private let service: PaymentService?
    private let clock: any WallClock

    public init(
        orders: any OrderRepository,
        queries: any OrderQueries,
        listings: any ListingQueries,
        readSeller: ReadSeller,
        address: ConfirmedAddress,
        payments: Payments,
        service: PaymentService?,
        clock: any WallClock
    ) {
        self.orders = orders
        self.queries = queries
        self.listings = listings
        self.readSeller = readSeller
        self.address = address
        self.payments = payments
        self.service = service
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [deposit, offer, end, place] }

    private var deposit: Endpoint {
        .on(API.deposits.one) { shop, _, who in
            try await body(of: listings.find(shop, for: who?.member).listing, for: who?.member)
        }
    }

    private var offer: Endpoint {
        .on(API.deposits.offer) { shop, offer, who in
            guard let service else { throw OrderRefusal.off }
            try service.mustTakeDeposits()
            try await address.require(of: who.member)
            let now = clock.now
            let isFirst = try await !queries.hasFulfilled(who.member, at: now)
            try await orders.sell(shop, by: who.member) { listing in
                let sale = try offer.sale(of: listing, at: now)
                try service.limits.check(sale, of: listing, isFirst: isFirst)
                return sale
            }
            return try await body(of: listings.find(shop, for: who.member).listing, for: who.member)
        }
    }

    private var end: Endpoint {
        .on(API.deposits.end) { shop, _, who in
            try await orders.sell(shop, by: who.member) { _ in nil }
            return Nothing()
        }
    }

    private var place: Endpoint {
        .on(API.deposits.place) { shop, seen, who in
            try await readSeller.count(shop, by: who.member)
            let order = try await payments.placeOrder(in: shop, by: who.member, ticks: seen.ticks)
            guard let summary = try await queries.find(order.id, for: who.member) else {
                throw OrderRefusal.notFound
            }
            return OrderBody(summary, for: .payer, at: clock.now)
        }
    }

    private func body(of listing: Listing, for reader: Member.ID?) async throws -> DepositBody {
        let isOn = service?.takesDeposits ?? false
        let sale = try await queries.sale(of: listing.id)
        let reservation = try await queries.reservation(of: listing.id)
        let isKept = try await queries.hasFormerDeposit(of: listing.id)
        let quote = isOn && !isKept ? sale?.quote(for: listing, at: clock.now) : nil
        return DepositBody(
            isOpen: quote != nil && listing.seats.areLeft && listing.status == .open,
            offer: sale.flatMap { OfferedDepositBody($0, showingSeller: reader == listing.author) },
            most: listing.mostDeposit?.won,
            reservedUntil: reservation?.until,
            order: reader.flatMap { $0 == reservation?.payer ? reservation?.order : nil },
            refunds: (quote ?? []).map(RefundStretchBody.init),
            intermediary: isOn ? service?.intermediary : nil,
            promises: MoneyPromise.all(for: .deposit),
            isTest: service?.provider.isTest ?? false
        )
    }
}
