import Database
import Domain

/// What operators decide about orders.
extension OrderTable<Transaction> {
    /// Freezes what a payer has reported: the order, or that which pays for the deal.
    func dispute(_ subject: Subject, _ report: Report.ID, by reporter: Member.ID) throws {
        guard let orders = disputed(subject) else { return }
        try each(
            "SELECT id FROM orders WHERE (\(orders)) AND payer = \(reporter) ORDER BY id",
            by: .payer
        ) { $0.dispute(report) }
    }

    /// Carries out what an operator has decided about the money. Throws ``ReportRefusal/moneyUndecided``.
    func follow(_ decision: Decision, of report: DecisionContext) throws {
        switch decision.verdict {
        case .upheld, .proposed:
            let stake = try stake(of: report, decision.measures, at: decision.at)
            if stake.orders > 0, decision.money == nil { throw ReportRefusal.moneyUndecided }
            try decide(decision.money ?? .leave, decision, report)
            // A dispute waits for the second operator's yes.
            guard decision.verdict == .upheld else { return }
            try decideDisputes(decision.money ?? .leave, decision, report)
        case .dismissed: try decideDisputes(.leave, decision, report)
        case .reopened: try reopen(report)
        case .lifted: try lift(report)
        }
    }

    private func decideDisputes(
        _ money: MoneyDecision,
        _ decision: Decision,
        _ report: DecisionContext
    ) throws {
        guard let orders = disputed(report.subject) else { return }
        try each(
            "SELECT id FROM orders WHERE (\(orders)) AND freezes IS NOT NULL ORDER BY id",
            by: .operator
        ) { $0.decideDispute(money, of: report.id) }
    }

    private func decide(_ money: MoneyDecision, _ decision: Decision, _ report: DecisionContext) throws {
        guard let orders = concerned(by: report, decision.measures) else { return }
        try each(
            "SELECT id FROM orders WHERE (\(orders)) AND \(Order.hasSeat) ORDER BY id",
            by: .operator
        ) { $0.follow(money, of: report.id) }
    }

    /// Lets go what is held for the suspension alone: not what is paid for a hidden listing or disputed.
    private func lift(_ report: DecisionContext) throws {
        guard let about = report.about else { return }
        let hidden = report.hides ? report.subject.listing : nil
        let others: SQL =
            hidden.map { "AND NOT (subject_kind = 'listing' AND subject_id = \($0))" } ?? ""
        let undisputed: SQL = disputed(report.subject).map { "AND NOT (\($0))" } ?? ""
        try each(
            """
            SELECT id FROM orders WHERE payee = \(about) AND freezes IS NOT NULL \(others) \(undisputed)
            ORDER BY id
            """,
            by: .operator
        ) { $0.unfreeze(report.id) }
    }

    /// Lets go what the decision held. A dispute is open again.
    private func reopen(_ report: DecisionContext) throws {
        let measures = Measures(hides: true, suspendsUntil: now)
        if let orders = concerned(by: report, measures) {
            try each(
                "SELECT id FROM orders WHERE (\(orders)) AND freezes IS NOT NULL ORDER BY id",
                by: .operator
            ) { $0.unfreeze(report.id) }
        }
        guard let reporter = report.reporter else { return }
        try dispute(report.subject, report.id, by: reporter)
    }
}

extension OrderTable {
    /// The orders and the money about which an operator decides with these measures.
    func stake(of report: DecisionContext, _ measures: Measures, at now: Moment) throws -> MoneyStake {
        var ahead: [Order.ID: Int] = [:]
        if let condition = concerned(by: report, measures) {
            for order in try listPaid("(\(condition)) AND \(Order.hasSeat)") {
                let rule = order.rule(for: .measure, by: .operator, at: now)
                if rule.answer == .decides { ahead[order.id] = order.ahead(at: now).won }
            }
        }
        if let condition = disputed(report.subject) {
            for order in try listPaid(condition)
            where order.freezes.contains(where: { $0.report == report.id }) {
                ahead[order.id] = order.refundable
            }
        }
        return MoneyStake(orders: ahead.count, won: ahead.values.reduce(0, +))
    }

    /// The refunds to the payers of a listing that is deleted.
    func stake(of subject: Subject, at now: Moment) throws -> MoneyStake {
        let about: SQL = "subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)"
        let back = try listPaid("\(about) AND \(Order.hasSeat)").compactMap { order -> Int? in
            switch order.rule(for: .deletion, by: .payee, at: now).answer {
            case .gives(.ahead): order.ahead(at: now).won
            case .gives: order.refundable
            case .refused, .unconcerned, .ends, .asks, .offers, .keeps, .follows, .stays, .decides: nil
            }
        }
        return MoneyStake(orders: back.count, won: back.reduce(0, +))
    }

    private func listPaid(_ condition: SQL) throws -> [Order] {
        try orders(
            connection.run(
                """
                SELECT \(Order.columns) FROM orders
                WHERE (\(condition)) AND state IN ('sold', 'partly-refunded') ORDER BY orders.id
                """
            )
        )
    }

    /// Those whose seller loses the listing or the account for a time; nil if none does.
    private func concerned(by report: DecisionContext, _ measures: Measures) -> SQL? {
        var conditions: [SQL] = []
        if measures.hides, report.subject.listing != nil {
            let subject = report.subject
            conditions.append(
                "subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)"
            )
        }
        if measures.suspendsUntil != nil, let about = report.about { conditions.append("payee = \(about)") }
        guard let first = conditions.first else { return nil }
        return conditions.dropFirst().reduce(first) { "\($0) OR \($1)" }
    }

    /// Those that are disputed with a report of this subject; nil for another subject.
    private func disputed(_ subject: Subject) -> SQL? {
        switch subject.kind {
        case .order: "id = \(subject.number)"
        case .deal: "deal = \(subject.number)"
        case .listing, .member, .conversation, .message, .review, .savedSearch, .runLog, .comment,
            .verification, .report:
            nil
        }
    }
}
