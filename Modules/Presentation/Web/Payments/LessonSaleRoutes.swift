public import Domain
import HTTPServer
import Wire

/// Endpoints for buying passes, paying lessons, and reading what was earned.
public struct LessonSaleRoutes: Sendable {
    private let queries: any OrderQueries
    private let deals: any DealQueries
    private let readSeller: ReadSeller
    private let payments: Payments
    private let service: PaymentService?
    private let clock: any WallClock

    public init(
        queries: any OrderQueries,
        deals: any DealQueries,
        readSeller: ReadSeller,
        payments: Payments,
        service: PaymentService?,
        clock: any WallClock
    ) {
        self.queries = queries
        self.deals = deals
        self.readSeller = readSeller
        self.payments = payments
        self.service = service
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [placePass, payment, placeLesson, income, statement] }

    private var placePass: Endpoint {
        .on(API.lessonSales.placePass) { listing, _, who in
            try await place(in: listing, .pass, by: who.member)
        }
    }

    private var payment: Endpoint {
        .on(API.lessonSales.payment) { id, _, who in
            let (summary, listing) = try await lesson(id, for: who.member)
            let (deal, now) = (summary.deal, clock.now)
            let sale = service == nil ? nil : try await queries.sale(of: listing)
            let price = deal.lessonPrice
            var stretches: [RefundLadder.Stretch] = []
            if let service, let price {
                stretches = service.ladder.timeline(of: price, before: deal.terms.startsAt, from: now)
            }
            return LessonPaymentBody(
                deal,
                isOpen: sale?.lessons != nil && summary.isPayable && deal.parties.partner == who.member,
                seller: sale.map { SellerBody($0.seller) },
                refunds: stretches.map(RefundStretchBody.init),
                intermediary: service?.intermediary,
                isTest: service?.provider.isTest ?? false
            )
        }
    }

    private var placeLesson: Endpoint {
        .on(API.lessonSales.placeLesson) { deal, _, who in
            let listing = try await lesson(deal, for: who.member).listing
            return try await place(in: listing, .lesson(deal), by: who.member)
        }
    }

    private var income: Endpoint {
        .on(API.lessonSales.income) { _, query, who in
            guard let span = Income.span(of: query.year) else {
                throw RequestRefusal.invalidParameter("year")
            }
            let lines = try await queries.income(of: who.member, from: span.start, until: span.end)
            return IncomeBody(Income(of: query.year, lines))
        }
    }

    private var statement: Endpoint {
        .on(API.lessonSales.incomeStatement) { _, span, who in
            let lines = try await queries.statement(from: span.from, until: span.until, of: who.member)
            return ListBody(lines.map(StatementLineBody.init))
        }
    }

    private func lesson(
        _ id: Deal.ID,
        for reader: Member.ID
    ) async throws -> (summary: DealSummary, listing: Listing.ID) {
        guard let summary = try await deals.find(id, for: reader, at: clock.now),
            let listing = summary.deal.subject.listing
        else { throw DealRefusal.notFound }
        return (summary, listing)
    }

    private func place(in listing: Listing.ID, _ choice: LessonChoice, by payer: Member.ID) async throws
        -> OrderBody
    {
        try await readSeller.count(listing, by: payer)
        let order = try await payments.placeOrder(in: listing, by: payer, choosing: choice)
        guard let summary = try await queries.find(order.id, for: payer) else {
            throw OrderRefusal.notFound
        }
        return OrderBody(summary, for: .payer, at: clock.now)
    }
}

extension DealSummary {
    fileprivate var isPayable: Bool {
        switch payment {
        case .payable, .order(_, .held): true
        case nil, .order, .pass, .passAhead: false
        }
    }
}
