public import Domain
import HTTPServer
import Wire

/// Endpoints of sales, and for placing orders of seats.
public struct SaleRoutes: Sendable {
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

    public var endpoints: [Endpoint] { [sale, seller, sell, end, place] }

    private var sale: Endpoint {
        .on(API.sales.one) { id, _, who in
            let listing = try await listings.find(id, for: who?.member).listing
            return try await body(of: listing, for: who?.member)
        }
    }

    private var seller: Endpoint {
        .on(API.sales.seller) { id, _, who in
            let listing = try await listings.find(id, for: who.member).listing
            let isOpen = try await isOpen(listing, for: who.member)
            return SellerBody(try await readSeller(of: listing, by: who.member, isOpen: isOpen))
        }
    }

    private func isOpen(_ listing: Listing, for reader: Member.ID) async throws -> Bool {
        guard listing.status == .open else { return false }
        guard !listing.kind.has(.deposits) else {
            guard service?.takesDeposits ?? false else { return false }
            return try await queries.sale(of: listing.id)?.quote(for: listing, at: clock.now) != nil
        }
        return try await body(of: listing, for: reader).isOpen
    }

    private var sell: Endpoint {
        .on(API.sales.open) { id, terms, who in
            guard let service else { throw OrderRefusal.off }
            let commission = service.commission
            try await address.require(of: who.member)
            let seller = try terms.seller.read()
            let offer = try await queries.lessonOffer(of: id)
            let isFirst = try await !queries.hasFulfilled(who.member, at: clock.now)
            try await orders.sell(id, by: who.member) { listing in
                let sale = try terms.applied(
                    to: listing.kind.has(.paidLessons)
                        ? Sale(ofLessonsOf: listing, offer, by: seller, commission: commission)
                        : Sale(ofSeatsOf: listing, by: seller, commission: commission)
                )
                try service.limits.check(sale, of: listing, isFirst: isFirst)
                return sale
            }
            let listing = try await listings.find(id, for: who.member).listing
            return try await body(of: listing, for: who.member)
        }
    }

    private var end: Endpoint {
        .on(API.sales.end) { listing, _, who in
            try await orders.sell(listing, by: who.member) { _ in nil }
            return Nothing()
        }
    }

    private var place: Endpoint {
        .on(API.sales.placeSeat) { listing, _, who in
            try await readSeller.count(listing, by: who.member)
            let order = try await payments.placeOrder(in: listing, by: who.member)
            guard let summary = try await queries.find(order.id, for: who.member) else {
                throw OrderRefusal.notFound
            }
            return OrderBody(summary, for: .payer, at: clock.now)
        }
    }

    private func body(of listing: Listing, for reader: Member.ID?) async throws -> SaleBody {
        guard !listing.kind.has(.paidLessons) else { return try await lessons(of: listing, for: reader) }
        let sale = try await queries.sale(of: listing.id)
        let (price, start, now) = (listing.seatPrice, listing.details.startsAt, clock.now)
        var stretches: [RefundLadder.Stretch] = []
        if let service, let price, start != nil {
            let dates = try await queries.dates(of: listing)
            stretches = PaidSeat(ladder: service.ladder, dates: dates).timeline(of: price, from: now)
        }
        return SaleBody(
            isOpen: service != nil && sale != nil && price != nil && start.map { now < $0 } ?? false,
            amount: service == nil ? nil : price,
            seller: own(sale, of: listing, for: reader),
            refunds: stretches.map(RefundStretchBody.init),
            intermediary: service?.intermediary,
            commission: commission(of: listing, sale, for: reader),
            transferHours: sale?.transferHours,
            promises: MoneyPromise.all(for: .seat),
            isTest: service?.provider.isTest ?? false
        )
    }

    private func lessons(of listing: Listing, for reader: Member.ID?) async throws -> SaleBody {
        let sale = try await queries.sale(of: listing.id)
        let isOffered = service != nil && listing.side == .offer
        let offer = isOffered ? try await queries.lessonOffer(of: listing.id) : nil
        let now = clock.now
        var own: Order?
        if let reader { own = try await queries.pass(of: reader, for: listing.id, at: now) }
        return SaleBody(
            isOpen: isOffered && sale?.lessons != nil,
            amount: nil,
            single: offer?.single,
            pass: offer?.pass.map { PassOfferBody($0, at: now) },
            ownPass: own.flatMap(OrderPassBody.init),
            seller: self.own(sale, of: listing, for: reader),
            refunds: [],
            intermediary: service?.intermediary,
            commission: commission(of: listing, sale, for: reader),
            transferHours: sale?.transferHours,
            promises: MoneyPromise.all(for: .pass),
            isTest: service?.provider.isTest ?? false
        )
    }

    /// The seller's details for the author alone.
    private func own(_ sale: Sale?, of listing: Listing, for reader: Member.ID?) -> SellerBody? {
        reader == listing.author ? sale.map { SellerBody($0.seller) } : nil
    }

    /// What the author pays of the next order, or would if the sale was opened now.
    private func commission(of listing: Listing, _ sale: Sale?, for reader: Member.ID?) -> Commission? {
        guard reader == listing.author, let today = service?.commission else { return nil }
        return sale?.charging(atMost: today).commission ?? today
    }
}
