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
            sends: .put,
            to: OrderPath.sale,
            then: { (visit, _: SaleBody) in
                .to(ListingPagePath.one.filled(visit.place()), telling: .saved)
            },
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
        .button(OrderPagePath.endSale) { visit in
            try await visit.ask(.delete, OrderPath.sale, visit.place(), answers: Nothing.self)
            return .to(ListingPagePath.one.filled(visit.place()), telling: .saved)
        }
    }

    private static func read(_ visit: Visit) async throws -> (ListingBody, SaleBody) {
        (
            try await visit.listing,
            try await visit.get(OrderPath.sale, visit.place())
        )
    }

    private var buying: PageRoute {
        .memberPage(OrderPagePath.buy) { visit in
            let (listing, sale) = try await Self.read(visit)
            guard listing.author.member.id != visit.who?.member else { throw OrderRefusal.ownListing }
            guard sale.isOpen else { throw OrderRefusal.notForSale }
            let seller: SellerBody = try await visit.get(OrderPath.seller, visit.place())
            guard let page = BuyPage(listing, sale, seller) else { throw OrderRefusal.notForSale }
            return page.page(for: visit)
        }
    }

    private var buy: PageRoute {
        .button(OrderPagePath.buy) { visit in
            let order: OrderBody = try await visit.ask(.post, OrderPath.place, visit.place())
            return .to(OrderPagePath.pay.filled(order.id.description))
        }
    }

    private var mine: PageRoute {
        .memberPage(OrderPagePath.mine) { visit in
            let cursor = visit.request.query["cursor"].map { [("cursor", $0)] } ?? []
            return MyOrdersPage(list: try await visit.get(OrderPath.mine, query: cursor)).page(for: visit)
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
            let asked = filter.query + (query["cursor"].map { [("cursor", $0)] } ?? [])
            return OperatorOrdersPage(list: try await visit.get(OrderPath.all, query: asked), filter: filter)
                .page(for: visit)
        }
    }

    private var one: PageRoute {
        .memberPage(OrderPagePath.one) { visit in try await Self.orderPage(visit, .empty) }
    }

    @Sendable private static func orderPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let order: OrderBody = try await visit.get(OrderPath.one, visit.place())
        return OrderPage(order: order, places: try await Self.places(order, visit), entry: entry)
            .page(for: visit)
    }

    /// The names of the neighbourhoods from which and to which the listing moved.
    private static func places(_ order: OrderBody, _ visit: Visit) async throws -> [String: Words] {
        var names: [String: Words] = [:]
        for code in Set(order.changes.filter { $0.part == .place }.flatMap { [$0.from, $0.to] }) {
            let place: NeighbourhoodBody = try await visit.get(NeighbourhoodPath.one, code)
            names[code] = Words(place.name, place.nameEn)
        }
        return names
    }

    private var pay: PageRoute {
        .memberPage(OrderPagePath.pay) { visit in
            PayPage(
                order: try await visit.get(OrderPath.one, visit.place()),
                checkout: try await visit.get(
                    OrderPath.checkout,
                    visit.place(),
                    query: [("way", visit.payingBy.rawValue)]
                ),
                way: visit.payingBy
            ).page(for: visit)
        }
    }

    /// What the provider adds to the address isn't believed: it only causes the provider to be asked.
    private var back: PageRoute {
        .link(OrderPagePath.back) { visit in
            if visit.who != nil {
                let token = visit.request.query["paymentToken"]
                let order = try await Self.complete(visit, token)
                return .to(OrderPagePath.one.filled(visit.place()), telling: order?.outcome)
            }
            return .to(OrderPagePath.one.filled(visit.place()))
        }
    }

    private var check: PageRoute {
        .button(OrderPagePath.check) { visit in
            let order = try await Self.complete(visit, nil)
            return .to(OrderPagePath.one.filled(visit.place()), telling: order?.outcome)
        }
    }

    /// Returns nil when the provider doesn't answer; the order's page tells what is known of it.
    private static func complete(_ visit: Visit, _ token: String?) async throws -> OrderBody? {
        do {
            return try await visit.send(
                .post,
                OrderPath.completion,
                visit.place(),
                body: CompletionBody(paymentToken: token)
            )
        } catch OrderRefusal.providerUnavailable {
            return nil
        }
    }

    private var cancelPayment: PageRoute {
        .button(OrderPagePath.cancelPayment) { visit in
            try await visit.ask(.post, OrderPath.cancelPayment, visit.place(), answers: OrderBody.self)
            return .to(OrderPagePath.one.filled(visit.place()), telling: .refunded)
        }
    }

    private var withdraw: PageRoute {
        .choice(OrderPagePath.withdraw) { visit in
            if try await FormEntry(of: visit.request).text(OrderQuestions.confirmed).isEmpty {
                let order: OrderBody = try await visit.get(OrderPath.one, visit.place())
                if let page = OrderQuestions(order: order).withdrawal(visit) { return .page(page) }
            }
            let order: OrderBody = try await visit.ask(.post, OrderPath.withdrawal, visit.place())
            return .move(
                .to(
                    OrderPagePath.one.filled(visit.place()),
                    telling: order.pass != nil
                        ? .passEnded : order.deposit == nil ? .orderCancelled : .depositCancelled
                )
            )
        }
    }

    private var contract: PageRoute { button(.contract, .post, .contract) }
    private var endHold: PageRoute { button(.endHold, .delete, .hold) }
    private var refundAccountHelp: PageRoute { button(.refundAccountHelp, .post, .refundAccountHelp) }

    /// A change of the order without anything to write.
    private func button(
        _ page: OrderPagePath,
        _ method: Method,
        _ path: OrderPath
    ) -> PageRoute {
        .button(page) { visit in
            try await visit.ask(method, path, visit.place(), answers: OrderBody.self)
            return .to(OrderPagePath.one.filled(visit.place()), telling: .saved)
        }
    }

    private var refund: PageRoute {
        .form(
            OrderPagePath.refund,
            sends: .post,
            to: OrderPath.refunds,
            reading: { _, entry in
                let isAsked = !entry.text(OrderQuestions.confirmed).isEmpty
                return isAsked ? .send(entry.without(OrderQuestions.confirmed)) : .showAgain(entry)
            },
            spelling: { $0.spellingAmount("amount", isDraft: false) },
            then: { (visit, _: OrderBody) in
                .to(OrderPagePath.one.filled(visit.place()), telling: .refunded)
            },
            refused: { visit, entry in
                guard entry.problem == nil else { return try await Self.orderPage(visit, entry) }
                let order: OrderBody = try await visit.get(OrderPath.one, visit.place())
                return OrderQuestions(order: order).refund(entry, visit)
            }
        )
    }

    private var settlement: PageRoute {
        .form(
            OrderPagePath.settlement,
            sends: .post,
            to: OrderPath.settlement,
            then: { (visit, _: OrderBody) in
                .to(OrderPagePath.one.filled(visit.place()), telling: .saved)
            },
            refused: Self.orderPage
        )
    }

    private var refundAccount: PageRoute {
        .form(
            OrderPagePath.refundAccount,
            sends: .put,
            to: OrderPath.refundAccount,
            then: { (visit, _: OrderBody) in
                .to(OrderPagePath.one.filled(visit.place()), telling: .saved)
            },
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
    /// The way that the page's address asks for; by card without a known one.
    fileprivate var payingBy: PaymentWay { request.query["way"].flatMap(PaymentWay.init) ?? .card }
}
