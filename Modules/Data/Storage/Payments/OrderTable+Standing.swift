import Database
import Domain

/// What a payer has of a listing.
extension OrderTable {
    /// When the dates of a class begin.
    func dates(of subject: Subject) throws -> [Moment] {
        guard let id = subject.listing, let listing = try connection.listings.find(id),
            listing.kind.has(.paidSeats)
        else { return [] }
        return try connection.run("\(listing.kind.stored.dates(of: [id])) ORDER BY starts_at").compactMap {
            try $0.value("starts_at")
        }
    }

    /// Holds that ended unpaid by their payer or by themselves.
    static func lapsedHolds(of payer: Member.ID, in subject: Subject, since: Moment) -> SQL {
        """
        SELECT changed_at FROM orders
        WHERE payer = \(payer) AND subject_kind = \(subject.kind.rawValue)
            AND subject_id = \(subject.number) AND changed_at > \(since)
            AND (state = 'expired' OR state = 'cancelled' AND EXISTS (SELECT 1 FROM order_facts
                WHERE order_id = orders.id AND event = 'cancelled' AND source = 'payer'))
        ORDER BY changed_at DESC LIMIT \(HoldRecord.lapses)
        """
    }

    /// Whether the owner keeps a former deposit of the shop without the yes of its payer.
    func hasFormerDeposit(in subject: Subject) throws -> Bool {
        try connection.first(
            """
            SELECT id FROM orders
            WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)
                AND item = 'deposit' AND fulfilled_at IS NOT NULL AND contract_agreed_at IS NULL
                AND state IN ('sold', 'partly-refunded')
            LIMIT 1
            """
        ) != nil
    }

    /// The payer's orders with a seat, oldest first.
    func listSeats(of payer: Member.ID, in subject: Subject) throws -> [Order] {
        try orders(
            connection.run(
                """
                SELECT \(Order.columns) FROM orders
                WHERE payer = \(payer) AND subject_kind = \(subject.kind.rawValue)
                    AND subject_id = \(subject.number) AND \(Order.hasSeat)
                ORDER BY orders.id
                """
            )
        )
    }

    /// The seat of a student, who keeps it for lessons and for other passes.
    private func seat(of payer: Member.ID, in subject: Subject, besides order: Order.ID?) throws -> DealSeat {
        let needed = try connection.first(
            """
            SELECT deals.id AS id
            FROM conversations JOIN deals ON deals.conversation = conversations.id
            WHERE conversations.subject_kind = \(subject.kind.rawValue)
                AND conversations.subject_id = \(subject.number) AND conversations.guest = \(payer)
                AND deals.state IN ('accepted', 'done')
            LIMIT 1
            """
        )
        let isKept = try needed != nil || hasPass(of: payer, in: subject, besides: order)
        guard isKept else { return .needed }
        return try connection.decisions.isTakenDown(subject) ? .hidden : .held
    }

    /// Whether a pass holds a seat for the payer.
    func hasPass(of payer: Member.ID, in subject: Subject, besides order: Order.ID? = nil) throws -> Bool {
        let others: SQL = order.map { "AND id <> \($0)" } ?? ""
        return try connection.first(
            """
            SELECT id FROM orders
            WHERE payer = \(payer) AND subject_kind = \(subject.kind.rawValue)
                AND subject_id = \(subject.number) AND item = 'pass' AND \(Order.hasSeat) \(others)
            LIMIT 1
            """
        ) != nil
    }

    private func isCovered(_ deal: Deal.ID) throws -> Bool {
        try connection.first(
            "SELECT deal FROM pass_uses WHERE deal = \(deal) AND returned_at IS NULL"
        ) != nil
    }

    /// The lesson, if the payer takes it of the listing's author.
    private func lesson(_ deal: Deal.ID, of payer: Member.ID, in subject: Subject) throws -> [Deal] {
        guard let deal = try connection.deals.find(deal), deal.subject == subject,
            deal.parties.partner == payer
        else { return [] }
        return [deal]
    }

    /// The accepted lessons of the payer that nothing pays for.
    private func listUnpaidLessons(of payer: Member.ID, in subject: Subject) throws -> [Deal] {
        try connection.run(
            """
            SELECT \(Deal.columns)
            FROM conversations JOIN deals ON deals.conversation = conversations.id
            WHERE conversations.subject_kind = \(subject.kind.rawValue)
                AND conversations.subject_id = \(subject.number) AND conversations.guest = \(payer)
                AND deals.state = 'accepted'
                AND NOT EXISTS (SELECT 1 FROM pass_uses
                    WHERE pass_uses.deal = deals.id AND returned_at IS NULL)
                AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.deal = deals.id AND \(Order.isOpen))
            ORDER BY deals.id
            """
        ).map { try Deal(row: $0) }
    }
}

extension OrderTable<Transaction> {
    /// The payer's unpaid order of the same. Throws the refusal if the payer has bought it.
    func held(by payer: Member.ID, in subject: Subject, _ choice: LessonChoice?) throws -> Order? {
        for order in try listSeats(of: payer, in: subject) where order.isSame(as: choice, at: now) {
            guard order.state != .held else { return order }
            throw choice == .pass ? OrderRefusal.passUnfinished : .alreadyBought
        }
        if case .lesson(let deal) = choice, try isCovered(deal) { throw OrderRefusal.lessonCovered }
        return nil
    }

    /// The standing of a payer who orders it now.
    func standing(of payer: Member.ID, in subject: Subject, _ choice: LessonChoice?) throws -> PayerStanding {
        var (seat, deals): (DealSeat, [Deal]) = (.needed, [])
        switch choice {
        case nil: break
        case .pass: seat = try self.seat(of: payer, in: subject, besides: nil)
        case .lesson(let deal): deals = try lesson(deal, of: payer, in: subject)
        }
        return PayerStanding(
            seat: seat,
            deals: deals,
            dates: try dates(of: subject),
            isBarred: try isBarred(subject),
            holds: try holds(of: payer, in: subject),
            hasFormerDeposit: try hasFormerDeposit(in: subject)
        )
    }

    /// The standing of an order's payer besides the order.
    func standing(of order: Order) throws -> PayerStanding {
        guard let payer = order.payer else { return PayerStanding() }
        let others = try listSeats(of: payer, in: order.subject).filter { $0.id != order.id }
        let isBarred = try !order.state.isCharged && isBarred(order.subject)
        switch order.terms.item {
        case .seat, .deposit: return PayerStanding(hasOther: !others.isEmpty, isBarred: isBarred)
        case .pass:
            return PayerStanding(
                hasOther: others.contains { $0.isSame(as: .pass, at: now) },
                seat: try seat(of: payer, in: order.subject, besides: order.id),
                deals: try listUnpaidLessons(of: payer, in: order.subject),
                isBarred: isBarred
            )
        case .single(let lesson):
            let isPaid = others.contains { $0.isSame(as: .lesson(lesson.deal), at: now) }
            return PayerStanding(
                hasOther: try isPaid || isCovered(lesson.deal),
                deals: try self.lesson(lesson.deal, of: payer, in: order.subject),
                isBarred: isBarred
            )
        }
    }

    /// Whether an operator hides the listing or suspends its author.
    private func isBarred(_ subject: Subject) throws -> Bool {
        guard try !transaction.decisions.isTakenDown(subject) else { return true }
        guard let author = try subject.listing.flatMap(transaction.listings.find)?.author else {
            return false
        }
        return try transaction.decisions.suspension(of: author, at: now) != nil
    }

    /// What the payer holds, and has held of the listing within the last pause.
    private func holds(of payer: Member.ID, in subject: Subject) throws -> HoldRecord {
        let open: Int? = try connection.first(
            """
            SELECT count(*) AS amount FROM orders
            WHERE payer = \(payer) AND state = 'held' AND held_until > \(now)
            """
        )?.value("amount")
        let lapsed = try connection.run(
            Self.lapsedHolds(of: payer, in: subject, since: now - HoldRecord.pause)
        )
        let isPaused = lapsed.count == HoldRecord.lapses
        return HoldRecord(open: open ?? 0, lapsedAt: isPaused ? try lapsed[0].value("changed_at") : nil)
    }
}

extension Order {
    /// Whether it gives its payer what is chosen.
    fileprivate func isSame(as choice: LessonChoice?, at now: Moment) -> Bool {
        switch choice {
        case nil: terms.item.pass == nil && terms.item.lesson == nil
        case .pass: hasLessons(at: now)
        case .lesson(let deal): terms.item.lesson?.deal == deal
        }
    }
}
