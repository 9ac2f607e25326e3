import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of sales and orders.
public struct OrderPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            sale, sell, endSale, buying, buy, mine, all, one, pay, back, check, cancelPayment, withdraw,
            contract, endHold, refund, settlement, refundAccount, refundAccountHelp,
        ]
    }

    private var sale: PageRoute {
        .memberPage(OrderPagePath.sale) { visit in
            let (listing, sale) = try await Self.read(visit)
            return try Self.salePage(
                listing,
                sale,
                sale.seller.map {
                    FormEntry(of: SaleTermsBody(seller: $0, transferHours: sale.transferHours))
                } ?? .empty,
                visit
            )
        }
    }

    private var sell: PageRoute {
        .form(
            OrderPagePath.sale,
            sends: API.sales.open,
            then: { visit, _ in .to(ListingPagePath.one.filled(visit.place()), flash: .saved) },
            refused: { visit, entry in
                let (listing, sale) = try await Self.read(visit)
                return try Self.salePage(listing, sale, entry, visit)
            }
        )
    }

    private static func salePage(
        _ listing: ListingBody,
        _ sale: SaleBody,
        _ entry: FormEntry,
        _ visit: Visit
    ) throws -> Page {
        guard listing.author.member.id == visit.who?.member else { throw ListingRefusal.notAuthor }
        guard sale.intermediary != nil else { throw OrderRefusal.off }
        guard sale.isSellable else { throw OrderRefusal.notSellable }
        return SalePage(listing: listing, sale: sale, entry: entry).page(for: visit)
    }

    private var endSale: PageRoute {
        .button(OrderPagePath.endSale, sends: API.sales.end) { visit, _ in
            .to(ListingPagePath.one.filled(visit.place()), flash: .saved)
        }
    }

    private static func read(_ visit: Visit) async throws -> (ListingBody, SaleBody) {
        (
            try await visit.listing,
            try await visit(API.sales.one(visit.place(of: API.sales.one)))
        )
    }

    private var buying: PageRoute {
        .memberPage(OrderPagePath.buy) { visit in
            let (listing, sale) = try await Self.read(visit)
            guard listing.author.member.id != visit.who?.member else { throw OrderRefusal.ownListing }
            guard sale.isOpen else { throw OrderRefusal.notForSale }
            let seller = try await visit(API.sales.seller(listing.id))
            let page = OrderingPage.seat(listing, sale, seller, for: visit)
            guard let page else { throw OrderRefusal.notForSale }
            return page.page(in: visit.language)
        }
    }

    private var buy: PageRoute {
        .button(OrderPagePath.buy, sends: API.sales.placeSeat) { _, order in
            .to(OrderPagePath.pay.filled(order.id.description))
        }
    }

    private var mine: PageRoute {
        .memberPage(OrderPagePath.mine) { visit in
            let list = try await visit(API.orders.mine(visit.slice))
            return MyOrdersPage(list: list).page(for: visit)
        }
    }

    private var all: PageRoute {
        .memberPage(OrderPagePath.all) { visit in
            let query = visit.request.query
            let filter = OrderFilter(
                state: query["state"].flatMap(Order.State.init(rawValue:)),
                hasProblem: query["problem"] != nil,
                isOfNewSellers: query["new-sellers"] != nil,
                text: query["q"].map { String($0.unicodeScalars.prefix(OrderFilter.longestText)) }
            )
            let list = try await visit(API.orders.all(OrderQuery(filter, visit.slice.slice)))
            return OperatorOrdersPage(list: list, filter: filter).page(for: visit)
        }
    }

    private var one: PageRoute {
        .memberPage(OrderPagePath.one) { visit in try await Self.orderPage(visit, .empty) }
    }

    @Sendable private static func orderPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let order = try await visit.order
        return OrderPage(order: order, places: try await Self.places(order, visit), entry: entry)
            .page(for: visit)
    }

    /// The names of the neighbourhoods from which and to which the listing moved.
    private static func places(_ order: OrderBody, _ visit: Visit) async throws -> [String: Words] {
        var names: [String: Words] = [:]
        for code in Set(order.changes.filter { $0.part == .place }.flatMap { [$0.from, $0.to] }) {
            let place = try await visit(API.neighbourhoods.one(NeighbourhoodCode(parsing: code)))
            names[code] = Words(place.name, place.nameEn)
        }
        return names
    }

    private var pay: PageRoute {
        .memberPage(OrderPagePath.pay) { visit in
            let (order, way) = (try await visit.order, visit.payingBy)
            let checkout = try await visit(API.orders.checkout(order.id, CheckoutQuery(way: way)))
            return PayPage(order: order, checkout: checkout, way: way).page(for: visit)
        }
    }

    /// What the provider adds to the address isn't believed: it only causes the provider to be asked.
    private var back: PageRoute {
        .link(OrderPagePath.back) { visit in
            if visit.who != nil {
                let token = visit.request.query["paymentToken"]
                let order = try await Self.complete(visit, token)
                return .to(OrderPagePath.one.filled(visit.place()), flash: order?.outcome)
            }
            return .to(OrderPagePath.one.filled(visit.place()))
        }
    }

    private var check: PageRoute {
        .button(OrderPagePath.check) { visit in
            let order = try await Self.complete(visit, nil)
            return .to(OrderPagePath.one.filled(visit.place()), flash: order?.outcome)
        }
    }

    /// Returns nil when the provider doesn't answer; the order's page tells what is known of it.
    private static func complete(_ visit: Visit, _ token: String?) async throws -> OrderBody? {
        do {
            let order = try visit.place(of: API.orders.complete)
            return try await visit(API.orders.complete(order, CompletionBody(paymentToken: token)))
        } catch OrderRefusal.providerUnavailable {
            return nil
        }
    }

    private var cancelPayment: PageRoute {
        change(.cancelPayment, API.orders.cancelPayment, .refunded)
    }

    private var withdraw: PageRoute {
        .choice(OrderPagePath.withdraw) { visit in
            if try await FormEntry(of: visit.request).text(OrderQuestions.confirmed).isEmpty {
                let order = try await visit.order
                if let page = OrderQuestions(order: order).withdrawal(visit) { return .page(page) }
            }
            let operation = API.orders.withdraw
            let order = try await visit(operation(visit.place(of: operation)))
            return .redirect(
                .to(
                    OrderPagePath.one.filled(visit.place()),
                    flash: order.pass != nil
                        ? .passEnded : order.deposit == nil ? .orderCancelled : .depositCancelled
                )
            )
        }
    }

    private var contract: PageRoute { change(.contract, API.orders.agreeToContract) }
    private var endHold: PageRoute { change(.endHold, API.orders.endHold) }
    private var refundAccountHelp: PageRoute { change(.refundAccountHelp, API.orders.askForRefundAccount) }

    /// A change of the order without anything to write.
    private func change(
        _ page: OrderPagePath,
        _ operation: OrderOperations.OfOrder<Nothing>,
        _ flash: Flash = .saved
    ) -> PageRoute {
        .button(page, sends: operation) { visit, _ in
            .to(OrderPagePath.one.filled(visit.place()), flash: flash)
        }
    }

    private var refund: PageRoute {
        .form(
            OrderPagePath.refund,
            sends: API.orders.refund,
            reading: { _, entry in
                let isAsked = !entry.text(OrderQuestions.confirmed).isEmpty
                return isAsked ? .send(entry.without(OrderQuestions.confirmed)) : .showAgain(entry)
            },
            spelling: { $0.spellingAmount("amount", isDraft: false) },
            then: { visit, _ in .to(OrderPagePath.one.filled(visit.place()), flash: .refunded) },
            refused: { visit, entry in
                guard entry.problem == nil else { return try await Self.orderPage(visit, entry) }
                return OrderQuestions(order: try await visit.order).refund(entry, visit)
            }
        )
    }

    private var settlement: PageRoute {
        .form(
            OrderPagePath.settlement,
            sends: API.orders.settleRefund,
            then: { visit, _ in .to(OrderPagePath.one.filled(visit.place()), flash: .saved) },
            refused: Self.orderPage
        )
    }

    private var refundAccount: PageRoute {
        .form(
            OrderPagePath.refundAccount,
            sends: API.orders.giveRefundAccount,
            then: { visit, _ in .to(OrderPagePath.one.filled(visit.place()), flash: .saved) },
            refused: Self.orderPage
        )
    }
}

extension OrderBody {
    /// What its payer is told after coming back from the provider.
    fileprivate var outcome: Flash? {
        guard role == .payer else { return nil }
        switch state {
        case .held: return account == nil && problem == nil ? .notPaid : nil
        case .sold: return .paid
        default: return nil
        }
    }
}

extension Visit {
    /// The order of the page's address.
    fileprivate var order: OrderBody {
        get async throws { try await self(API.orders.one(place(of: API.orders.one))) }
    }

    /// The way that the page's address asks for; by card without a known one.
    fileprivate var payingBy: PaymentWay { request.query["way"].flatMap(PaymentWay.init) ?? .card }
}
