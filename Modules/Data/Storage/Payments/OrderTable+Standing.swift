import Database
import Domain

/// What a payer has of a listing.
extension OrderTable {
    /// The payer's unpaid order of the same. Throws the refusal if the payer has bought it.
    func held(
        by payer: Member.ID,
        in subject: Subject,
        _ choice: LessonChoice?,
        at now: Moment
    ) throws -> Order? {
        for order in try listSeats(of: payer, in: subject) where order.isSame(as: choice, at: now) {
            guard order.state != .held else { return order }
            throw choice == .pass ? OrderRefusal.passUnfinished : .alreadyBought
        }
        if case .lesson(let deal) = choice, try isCovered(deal) { throw OrderRefusal.lessonCovered }
        return nil
    }

    /// The standing of a payer who orders it now.
    func standing(
        of payer: Member.ID,
        in subject: Subject,
        _ choice: LessonChoice?,
        at now: Moment
    ) throws -> PayerStanding {
        switch choice {
        case nil: return PayerStanding()
        case .pass: return PayerStanding(seat: try seat(of: payer, in: subject, besides: nil))
        case .lesson(let deal): return PayerStanding(deals: try lesson(deal, of: payer, in: subject))
        }
    }

    /// The standing of an order's payer besides the order.
    func standing(of order: Order, at now: Moment) throws -> PayerStanding {
        guard let payer = order.payer else { return PayerStanding() }
        let others = try listSeats(of: payer, in: order.subject).filter { $0.id != order.id }
        switch order.terms.item {
        case .seat, .deposit: return PayerStanding(hasOther: !others.isEmpty)
        case .pass:
            return PayerStanding(
                hasOther: others.contains { $0.isSame(as: .pass, at: now) },
                seat: try seat(of: payer, in: order.subject, besides: order.id),
                deals: try listUnpaidLessons(of: payer, in: order.subject)
            )
        case .single(let lesson):
            let isPaid = others.contains { $0.isSame(as: .lesson(lesson.deal), at: now) }
            return PayerStanding(
                hasOther: try isPaid || isCovered(lesson.deal),
                deals: try self.lesson(lesson.deal, of: payer, in: order.subject)
            )
        }
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
        guard isKept else { return .toTake }
        return try connection.decisions.isTakenDown(subject) ? .withheld : .kept
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
