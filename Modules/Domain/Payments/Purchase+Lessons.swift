/// What becomes of the lessons that an order pays for.
extension Purchase {
    /// A pass that is paid lasts from now on, and pays for lessons that were agreed on before.
    mutating func beginPass(covering deals: [Deal]) {
        guard let pass = order.pass else { return }
        order.postpone(to: pass.validity.end(from: now))
        for deal in deals.sorted(by: { $0.terms.startsAt < $1.terms.startsAt })
        where now < deal.terms.startsAt {
            use(for: deal)
        }
    }

    /// Books the lesson with the pass, if it has one left for that time.
    @discardableResult
    public mutating func use(for deal: Deal) -> Bool {
        guard deal.state == .accepted, deal.purpose == .teaching, deal.terms.extent != .trial,
            order.covers(lessonAt: deal.terms.startsAt),
            !order.uses.contains(where: { $0.deal == deal.id })
        else { return false }
        order.add(PassUse(deal: deal.id, startsAt: deal.terms.startsAt, usedAt: now))
        record(.used)
        return true
    }

    /// Follows what has become of a lesson that the order pays for.
    ///
    /// - Parameter mover: who moved it, the payee also by agreeing to it; nil if it wasn't moved.
    public mutating func follow(_ deal: Deal, movedBy mover: MoneyRule.Actor? = nil) {
        switch item {
        case .pass(let pass): follow(deal, of: pass, movedBy: mover)
        case .single(let lesson) where lesson.deal == deal.id: followLesson(deal, movedBy: mover)
        case .single, .seat, .deposit: return
        }
    }

    private mutating func follow(_ deal: Deal, of pass: Pass, movedBy mover: MoneyRule.Actor?) {
        guard let use = order.uses.first(where: { $0.deal == deal.id && $0.counts }) else { return }
        if let mover {
            let isAgreed = order.rule(for: .move, by: mover, at: now).answer == .follows
            order.changeUse(of: deal.id) { $0.move(to: deal.terms.startsAt, isAgreed: isAgreed) }
        }
        guard deal.state == .cancelled,
            !deal.countsAsTaken(unlessCancelledBy: pass.noticeEnd(before: use.noticeStart))
        else { return }
        comeBack(deal.id)
        // It can't be taken any more, so the teacher refunds its price.
        let isOver = !order.hasSeat || order.terms.deadline <= now
        guard isOver, !deal.wasCancelledByPartner else { return }
        let price = pass.unused(of: order.amount, used: pass.count - 1).won
        ask(min(price, order.refundable), .lessonCancelled)
    }

    private mutating func followLesson(_ deal: Deal, movedBy mover: MoneyRule.Actor?) {
        guard order.hasSeat else { return }
        if let mover { move(to: deal.terms.startsAt, by: mover) }
        let change: MoneyRule.Change
        switch deal.state {
        case .done: change = .delivery
        case .cancelled where deal.countsAsTaken(unlessCancelledBy: deal.terms.startsAt):
            change = deal.wasCancelledByPartner ? .cancellation : .delivery
        case .cancelled: change = .cancellation
        case .accepted, .proposed, .changesAsked, .replaced, .declined, .withdrawn, .lapsed: return
        }
        let isPayers = change == .cancellation && deal.wasCancelledByPartner
        let rule = order.rule(for: change, by: isPayers ? .payer : .payee, at: now)
        try? carryOut(rule, isPayers ? .withdrawal : .lessonCancelled)
    }

    /// Only an agreed move gives the payer more time.
    private mutating func move(to start: Moment, by mover: MoneyRule.Actor) {
        switch order.rule(for: .move, by: mover, at: now).answer {
        case .follows: order.postpone(to: start)
        case .stays: order.postpone(to: min(order.terms.deadline, start))
        case .refused, .unconcerned, .ends, .asks, .offers, .gives, .keeps, .decides: return
        }
    }

    /// Those that can still be cancelled in time come back to a pass that ends.
    mutating func returnBookedLessons() {
        guard let pass = order.pass else { return }
        for use in order.uses where use.counts && now < pass.noticeEnd(before: use.noticeStart) {
            comeBack(use.deal)
        }
    }

    private mutating func comeBack(_ deal: Deal.ID) {
        order.changeUse(of: deal) { $0.comeBack(at: now) }
        record(.returned)
    }
}
