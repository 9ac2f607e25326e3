import Domain
import TestSupport
import Testing

/// Two payers, a seller, an operator and the clock act on what one listing sells, in random order.
struct MoneyWalk {
    enum Item: CaseIterable {
        case seat
        case deposit
        case pass
        case lesson
    }

    private static let (ana, ben, cho) = (SampleOrder.ana, SampleOrder.ben, Member.ID(rawValue: 3))

    let item: Item
    private var chance: SeededGenerator
    private var now = SampleOrder.now
    private var listing: Listing?
    private var orders: [Order] = []
    private var entries: [[LedgerEntry]] = []
    /// What the provider has given back of each order.
    private var cancelled: [Int] = []
    private var deal: Deal?
    private var reports: Int64 = 0
    private var isBarred = false

    init(_ item: Item, seed: UInt64) throws {
        self.item = item
        chance = SeededGenerator(seed: seed)
        switch item {
        case .seat:
            listing = try SampleOrder.listing(
                seats: 2,
                price: .fixed(Money(won: 299_999)!, per: .wholeClass)
            )
        case .deposit:
            let place = try SampleShop.place(NeighbourhoodCode(number: 1_114_055_000)!)
            let id = Listing.ID(rawValue: 9)
            listing = try Shop(posting: id, by: Self.ana, SampleShop.contents(), at: place, now: now).listing
        case .pass: listing = try SamplePass.listing()
        case .lesson: (listing, deal) = (try SamplePass.listing(), try SamplePass.deal())
        }
    }

    /// Random acts, each judged.
    mutating func run(acts: Int) throws {
        try buy(by: Self.ben)
        for _ in 0..<acts {
            now = now + .seconds(Int.random(in: 0...200_000, using: &chance))
            switch Int.random(in: 0..<10, using: &chance) {
            case 0: try buy(by: Bool.random(using: &chance) ? Self.ben : Self.cho)
            case 1...3: try payerActs()
            case 4...6: try payeeActs()
            case 7: try operatorActs()
            default: try clockActs()
            }
            judgeAll()
        }
    }
}

/// Who acts.
extension MoneyWalk {
    private mutating func buy(by payer: Member.ID) throws {
        guard let listing, let sale = try sale(of: listing) else { return }
        let standing = PayerStanding(
            deals: [deal].compactMap(\.self),
            dates: (0..<5).map { SampleOrder.start + SampleOrder.day * (7 * $0) },
            isBarred: isBarred,
            hasFormerDeposit: orders.contains(where: \.isKeptDeposit)
        )
        let choice: LessonChoice? = item == .pass ? .pass : deal.map { .lesson($0.id) }
        guard item != .lesson || payer == Self.ben,
            !orders.contains(where: { $0.payer == payer && $0.hasSeat })
        else { return }
        let held = try? Purchase.hold(
            Order.ID(rawValue: Int64(orders.count + 1)),
            in: sale,
            of: listing,
            by: payer,
            standing: standing,
            choosing: choice,
            on: (ProviderName("portone"), true),
            ladder: .standard,
            ticks: SampleShop.documents,
            at: now
        )
        guard let held else { return }
        #expect(!orders.contains { $0.payer == payer && $0.hasSeat && item == .seat })
        orders.append(held.order)
        entries.append([])
        cancelled.append(0)
        self.listing = held.listing
        if Int.random(in: 0..<4, using: &chance) > 0 {
            try act(orders.count - 1, by: .clock) { [self] in
                $0.apply(payment(of: orders[orders.count - 1], cancelled: 0))
            }
        }
    }

    private func sale(of listing: Listing) throws -> Sale? {
        let seller = try SampleOrder.seller()
        switch item {
        case .seat: return try? Sale(ofSeatsOf: listing, by: seller)
        case .deposit:
            let offer = try DepositOffer(amount: 1_000_000, ticks: SampleShop.documents, at: now)
            return try? Sale(of: offer, for: listing, by: seller)
        case .pass, .lesson: return try? Sale(ofLessonsOf: listing, SamplePass.offer(), by: seller)
        }
    }

    private mutating func payerActs() throws {
        guard let index = orders.indices.randomElement(using: &chance), let payer = orders[index].payer else {
            return
        }
        switch Int.random(in: 0..<7, using: &chance) {
        case 0: try act(index, by: .payer) { try $0.withdraw(by: payer) }
        case 6: try act(index, by: .payer) { try $0.end(becauseOf: payer) }
        case 1:
            reports += 1
            try act(index, by: .payer) { [reports] in $0.dispute(Report.ID(rawValue: reports)) }
        case 2 where item == .deposit:
            try act(index, by: .payer) { try $0.agreeToContract(by: payer) }
        case 3: try moveLesson(index, by: .payer)
        case 4: try cancelLesson(index, by: .payer)
        default: try book(index)
        }
    }

    private mutating func payeeActs() throws {
        guard let index = orders.indices.randomElement(using: &chance) else { return }
        switch Int.random(in: 0..<9, using: &chance) {
        case 0:
            let amount = Money(won: Int.random(in: 1...400_000, using: &chance))!
            try act(index, by: .payee) {
                try $0.refund(amount, RefundReason("환불"), because: .terms, by: Self.ana)
            }
        case 1: try act(index, by: .payee) { try $0.endHold(by: Self.ana) }
        case 2: try deletes()
        case 3...7 where item == .deposit: try decideShop()
        case 3, 4: try edit()
        case 5...7: try moveLesson(index, by: .payee)
        case 8 where item == .deposit: try edit()
        default: try cancelLesson(index, by: .payee)
        }
    }

    private mutating func operatorActs() throws {
        guard let index = orders.indices.randomElement(using: &chance) else { return }
        let decision = MoneyDecision.allCases.randomElement(using: &chance)!
        switch Int.random(in: 0..<5, using: &chance) {
        case 0:
            reports += 1
            for index in orders.indices {
                try act(index, by: .operator) { [reports] in
                    $0.follow(decision, of: Report.ID(rawValue: reports))
                }
            }
        case 1:
            guard let freeze = orders[index].freezes.randomElement(using: &chance) else { return }
            try act(index, by: .operator) { $0.decideDispute(decision, of: freeze.report) }
        case 2:
            guard let freeze = orders[index].freezes.randomElement(using: &chance) else { return }
            try act(index, by: .operator) { $0.unfreeze(freeze.report) }
        case 3:
            guard let refund = orders[index].openRefund else { return }
            try act(index, by: .operator) {
                try $0.settleRefund(refund.id, of: refund.amount, RefundReason("계좌로 보냈어요"))
            }
        default:
            let amount = Money(won: Int.random(in: 1...400_000, using: &chance))!
            try act(index, by: .operator) { try $0.refund(amount, RefundReason("환불"), by: nil) }
        }
    }

    /// Maintenance, and the provider.
    private mutating func clockActs() throws {
        guard let index = orders.indices.randomElement(using: &chance) else { return }
        let order = orders[index]
        switch Int.random(in: 0..<3, using: &chance) {
        case 0: try act(index, by: .clock) { $0.endAtDeadline() }
        case 1 where !order.state.isCharged: try act(index, by: .clock) { $0.apply(nil) }
        default:
            guard let refund = order.openRefund, !order.isFrozen else { return }
            guard Int.random(in: 0..<3, using: &chance) > 0 else {
                return try act(index, by: .clock) { $0.refuseRefund("TOO_LATE") }
            }
            cancelled[index] += refund.amount.won
            try act(index, by: .clock) { [self] in $0.apply(payment(of: order, cancelled: cancelled[index])) }
        }
    }
}

/// What the acts do.
extension MoneyWalk {
    private func payment(of order: Order, cancelled: Int) -> ProviderPayment {
        let status: ProviderPayment.Status =
            cancelled == 0 ? .paid : cancelled == order.amount.won ? .cancelled : .partlyCancelled
        return SampleOrder.payment(status, order.amount.won, cancelled: cancelled, of: order.id)
    }

    /// Other dates, or another text, of the listing.
    private mutating func edit() throws {
        guard let listing else { return }
        let dates = (0..<Int.random(in: 0...5, using: &chance)).map { number in
            now + SampleOrder.day * (7 * number + Int.random(in: 1...6, using: &chance))
        }
        func content(_ text: String, _ dates: [Moment]) -> SoldContent {
            SoldContent(of: listing, text: text, dates: dates.map { ($0, $0 + .seconds(60)) }, others: [])
        }
        for index in orders.indices {
            let former = content("가", orders[index].terms.item.seat?.dates ?? [])
            let latter = content("나", item == .seat ? dates : [])
            try act(index, by: .payee) { [now] in
                $0.follow(latter.changes(since: former, at: now), to: latter)
            }
        }
    }

    private mutating func deletes() throws {
        let isAllowed = orders.allSatisfy { order in
            let rule = order.rule(for: .deletion, by: .payee, at: now)
            return !order.hasSeat || rule.answer != .refused(.frozen) && !order.hasRefusedRefund
        }
        guard isAllowed, listing != nil else { return }
        for index in orders.indices { try act(index, by: .payee) { try $0.end(becauseOf: Self.ana) } }
        listing = nil
    }

    /// The owner sets another status, which waits for the payer's yes if it has to.
    private mutating func decideShop() throws {
        guard item == .deposit, let listing, let status = Shop.status(of: listing) else { return }
        let contents = try SampleShop.contents(status)
        var shop = Shop(listing, contents, prices: [ShopPrice(contents.terms, since: now)], statuses: [])
        let former = shop
        let wanted = ShopStatus.allCases.randomElement(using: &chance)!
        guard
            (try? shop.edit(SampleShop.contents(wanted), at: listing.details.place, basedOn: nil, now: now))
                != nil
        else { return }
        var (asks, isRefused) = (false, false)
        for index in orders.indices where wanted == .contracted && status != .contracted {
            try act(index, by: .payee) {
                do { if try $0.mustAskForContract() { asks = true } } catch { isRefused = true }
            }
        }
        guard !isRefused else { return }
        if asks { try shop.awaitContract(after: former, now: now) }
        self.listing = shop.listing
        for index in orders.indices { try act(index, by: .payee) { try $0.followListing() } }
    }

    private mutating func book(_ index: Int) throws {
        guard item == .pass, deal == nil else { return }
        let lesson = try SamplePass.deal(startsIn: now - SampleOrder.now + SampleOrder.day * 2)
        try act(index, by: .payee) { $0.use(for: lesson) }
        if orders[index].uses.contains(where: { $0.deal == lesson.id }) { deal = lesson }
    }

    private mutating func moveLesson(_ index: Int, by mover: MoneyRule.Actor) throws {
        guard let former = deal, former.state == .accepted, now < former.terms.startsAt else { return }
        let wait = Duration.seconds(Int.random(in: 3_600...3_000_000, using: &chance))
        let moved = try SamplePass.deal(startsIn: now - SampleOrder.now + wait)
        deal = moved
        // A move that the teacher makes, too, is one to which both said yes.
        let actor: MoneyRule.Actor? = mover == .payer ? .payer : nil
        for index in orders.indices { try act(index, by: actor) { $0.follow(moved, movedBy: mover) } }
    }

    private mutating func cancelLesson(_ index: Int, by actor: MoneyRule.Actor) throws {
        guard let former = deal, former.state == .accepted, now < former.terms.startsAt else { return }
        let ended = try SamplePass.deal(
            .cancelled,
            startsIn: former.terms.startsAt - SampleOrder.now,
            at: now,
            by: actor == .payer ? Self.ben : Self.ana
        )
        deal = ended
        for index in orders.indices { try act(index, by: actor) { $0.follow(ended) } }
    }
}

/// What has to hold.
extension MoneyWalk {
    /// Changes an order, and compares what its payer can be sure of before and after.
    ///
    /// - Parameter actor: nil for an act of both.
    private mutating func act(
        _ index: Int,
        by actor: MoneyRule.Actor?,
        _ change: (inout Purchase) throws -> Void
    ) throws {
        let before = orders[index]
        let source: OrderFact.Source = actor == .payer ? .payer : actor == .payee ? .payee : .poll
        let standing = PayerStanding(
            deals: item == .lesson ? [deal].compactMap(\.self) : [],
            isBarred: isBarred
        )
        var purchase = Purchase(before, of: listing, standing: standing, by: source, at: now) { [reports] in
            Refund.ID(rawValue: .random(in: 1...Int64.max) ^ reports)
        }
        guard (try? change(&purchase)) != nil else { return }
        orders[index] = purchase.order
        entries[index] += purchase.entries
        if listing != nil { listing = purchase.listing }
        guard before.state.isCharged, let actor else { return }
        let (sure, after) = (before.sure(at: now), purchase.order.sure(at: now))
        if actor == .payer {
            #expect(
                after <= sure,
                "\(item): the payer gains \(after - sure) alone: \(purchase.facts) \(before)"
            )
        } else {
            #expect(
                after >= sure,
                "\(item): the payer loses \(sure - after) by another: \(purchase.facts) \(before)"
            )
        }
    }

    private func judgeAll() {
        #expect(orders.count(where: \.isKeptDeposit) <= 1, "\(item): one kept deposit a shop")
        for (index, order) in orders.enumerated() {
            let account = OrderAccount(order, balances: balances(entries[index]))
            #expect(LedgerFault(account) == nil, "\(item): ledger and order agree")
            let charged = order.state.isCharged ? order.amount.won : 0
            let paid = balances(entries[index])[.payer, default: 0]
            // Without the provider.
            let settled = order.refunded - order.refundedByProvider
            #expect(paid == cancelled[index] + settled - charged, "\(item): ledger and provider agree")
        }
    }
}

extension Order {
    /// What the payer has got, or gets by giving up now.
    fileprivate func sure(at now: Moment) -> Int {
        refundedOrAsked + (hasSeat && state.isCharged ? share(at: now).won : 0)
    }

    /// A deposit that its owner has, and that its payer hasn't let go.
    fileprivate var isKeptDeposit: Bool {
        let isKept = hasSeat || fulfilledAt != nil && contractAgreedAt == nil
        return terms.item.deposit != nil && isKept && (state == .sold || state == .partlyRefunded)
    }
}
