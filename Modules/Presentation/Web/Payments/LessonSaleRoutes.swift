public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints for buying passes, paying lessons, and reading what was earned.
public struct LessonSaleRoutes: Sendable {
    private let queries: any OrderQueries
    private let deals: any DealQueries
    private let readSeller: ReadSeller
    private let placeOrder: PlaceOrder
    private let service: PaymentService?
    private let clock: any WallClock

    public init(
        queries: any OrderQueries,
        deals: any DealQueries,
        readSeller: ReadSeller,
        place: PlaceOrder,
        service: PaymentService?,
        clock: any WallClock
    ) {
        self.queries = queries
        self.deals = deals
        self.readSeller = readSeller
        placeOrder = place
        self.service = service
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [placePass, payment, placeLesson, income, statement] }

    private var placePass: Endpoint {
        .member(
            .post,
            OrderPath.placePass,
            "Order a pass; repeated, it returns the unpaid order",
            answers: .json()
        ) { [self] request, who in
            try await place(in: request.listing, .pass, by: who.member)
        }
    }

    private var payment: Endpoint {
        .member(.get, OrderPath.lessonPayment, "Get what a lesson of mine costs", answers: .json()) {
            [self] request, who in
            let (summary, listing) = try await lesson(request.dealID, for: who.member)
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
        .member(
            .post,
            OrderPath.placeLesson,
            "Order a lesson that was agreed on; repeated, it returns the unpaid order",
            answers: .json()
        ) { [self] request, who in
            let id = try request.dealID
            let listing = try await lesson(id, for: who.member).listing
            return try await place(in: listing, .lesson(id), by: who.member)
        }
    }

    private var income: Endpoint {
        .member(
            .get,
            OrderPath.income,
            "Get what I was paid in a year; by month and by listing",
            query: [.required("year", .string(pattern: "^20[0-9]{2}$"), "In Seoul, as in 2026")],
            answers: .json()
        ) { [queries] request, who in
            let year = try request.required("year", request.query["year"].flatMap { Int($0) })
            guard let span = Income.span(of: year) else { throw RequestRefusal.invalidParameter("year") }
            let lines = try await queries.income(of: who.member, from: span.start, until: span.end)
            return IncomeBody(Income(of: year, lines))
        }
    }

    private var statement: Endpoint {
        .member(
            .get,
            OrderPath.incomeStatement,
            "Get a statement of what I was paid and gave back",
            query: Parameter.span,
            answers: .json()
        ) { [queries] request, who in
            let lines = try await queries.statement(
                from: request.moment("from"),
                until: request.moment("until"),
                of: who.member
            )
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
        let order = try await placeOrder(listing, by: payer, choosing: choice)
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

extension Parameter {
    /// A stretch of time.
    static let span: [Parameter] = [
        .required("from", .instant, "Its start"), .required("until", .instant, "Before this moment"),
    ]
}

extension Request {
    func moment(_ name: String) throws -> Moment {
        try required(name, query[name].flatMap { Moment(rfc3339: $0) })
    }
}
