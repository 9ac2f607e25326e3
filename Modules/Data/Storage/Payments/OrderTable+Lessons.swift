import Database
import Domain

/// Orders that pay for lessons.
extension OrderTable<Transaction> {
    /// Brings the orders that pay for a lesson to what has become of it. A lesson that was just accepted is
    /// booked with a pass of its student, if one has lessons left.
    func follow(_ deal: Deal, from former: Deal) throws {
        guard deal.purpose == .teaching, deal.state == .accepted || former.state == .accepted else { return }
        if former.state != .accepted { try book(deal) }
        try each(
            """
            SELECT order_id AS id FROM pass_uses WHERE deal = \(deal.id) AND returned_at IS NULL
            UNION ALL SELECT id FROM orders WHERE deal = \(deal.id) AND \(Order.isOpen)
            """,
            by: deal.progress.changedBy == deal.parties.partner ? .payer : .payee
        ) { $0.follow(deal, movedBy: deal.mover(from: former)) }
    }

    /// Books an accepted lesson with the oldest pass that has one left.
    func book(_ deal: Deal) throws {
        guard let student = deal.parties.partner else { return }
        for pass in try listSeats(of: student, in: deal.subject)
        where pass.covers(lessonAt: deal.terms.startsAt) {
            let used = try change(pass.id, by: .payer) {
                $0.use(for: deal)
            }
            if used?.result == true { return }
        }
    }
}

extension OrderTable {
    /// How each of the deals is paid here, with at most four statements.
    func payments(
        of deals: [Deal],
        at now: Moment
    ) throws -> (ways: [Deal.ID: DealPayment], stakes: [Deal.ID: LessonStake]) {
        let lessons = deals.filter { $0.purpose == .teaching && !$0.state.isOver }
        guard !lessons.isEmpty else { return ([:], [:]) }
        let orders = try listPaying(for: lessons)
        var payments: [Deal.ID: DealPayment] = [:]
        var stakes: [Deal.ID: LessonStake] = [:]
        for deal in lessons {
            let own = orders.filter { $0.subject == deal.subject && $0.payer == deal.parties.partner }
            payments[deal.id] = own.lazy.compactMap { $0.payment(of: deal) }.first
            stakes[deal.id] = own.lazy.compactMap { $0.stake(in: deal, at: now) }.first
        }
        let sold = try listSold(lessons.filter { payments[$0.id] == nil && now < $0.terms.startsAt })
        for deal in lessons where payments[deal.id] == nil && sold.contains(deal.subject.number) {
            guard deal.state == .accepted, now < deal.terms.startsAt else { continue }
            payments[deal.id] = deal.lessonPrice.map(DealPayment.payable)
        }
        return (payments, stakes)
    }

    /// The orders that pay for the lessons or could, oldest first.
    private func listPaying(for lessons: [Deal]) throws -> [Order] {
        let ids = lessons.map(\.id)
        let students = Set(lessons.compactMap(\.parties.partner)).sorted()
        let listings = Set(lessons.map(\.subject.number)).sorted()
        guard !students.isEmpty else { return [] }
        return try orders(
            connection.run(
                """
                SELECT \(Order.columns) FROM orders
                WHERE orders.id IN (
                    SELECT id FROM orders WHERE deal IN \(list: ids)
                        AND state IN ('held', 'confirming', 'sold', 'partly-refunded', 'refunded')
                    UNION ALL SELECT order_id FROM pass_uses
                        WHERE deal IN \(list: ids) AND returned_at IS NULL
                    UNION ALL SELECT id FROM orders
                        WHERE payer IN \(list: students) AND subject_id IN \(list: listings)
                            AND \(Order.isRunning))
                ORDER BY orders.id
                """
            )
        )
    }

    /// The numbers of those listings that are sold here.
    private func listSold(_ lessons: [Deal]) throws -> Set<Int64> {
        let listings = Set(lessons.filter { $0.state == .accepted }.map(\.subject.number)).sorted()
        guard !listings.isEmpty else { return [] }
        return Set(
            try connection.run("SELECT listing FROM sales WHERE listing IN \(list: listings)").map {
                try $0.value("listing")
            }
        )
    }
}

extension Deal.State {
    /// Whether it came to nothing before it was agreed.
    fileprivate var isOver: Bool {
        switch self {
        case .replaced, .declined, .withdrawn, .lapsed: true
        case .proposed, .changesAsked, .accepted, .cancelled, .done: false
        }
    }
}
