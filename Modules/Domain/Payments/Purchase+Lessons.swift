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
        guard deal.state == .accepted, deal.purpose == .teaching, order.covers(lessonAt: deal.terms.startsAt),
            !order.uses.contains(where: { $0.deal == deal.id })
        else { return false }
        order.add(PassUse(deal: deal.id, startsAt: deal.terms.startsAt, usedAt: now))
        record(.used)
        return true
    }

    /// Follows what has become of a lesson that the order pays for.
    public mutating func follow(_ deal: Deal) {
        switch item {
        case .pass(let pass): follow(deal, of: pass)
        case .single(let lesson) where lesson.deal == deal.id: followLesson(deal)
        case .single, .seat, .deposit: return
        }
    }

    private mutating func follow(_ deal: Deal, of pass: Pass) {
        guard order.uses.contains(where: { $0.deal == deal.id && $0.counts }) else { return }
        order.changeUse(of: deal.id) { $0.move(to: deal.terms.startsAt) }
        guard deal.state == .cancelled,
            !deal.countsAsTaken(unlessCancelledBy: pass.noticeEnd(before: deal.terms.startsAt))
        else { return }
        comeBack(deal.id)
        // It can't be taken any more, so the teacher gives back what it cost.
        let isOver = !order.hasSeat || order.terms.deadline <= now
        guard isOver, !deal.wasCancelledByPartner else { return }
        let price = pass.unused(of: order.amount, used: pass.count - 1).won
        ask(min(price, order.refundable), .lessonCancelled)
    }

    private mutating func followLesson(_ deal: Deal) {
        guard order.hasSeat else { return }
        switch (deal.state, order.state) {
        case (.accepted, _): order.postpone(to: deal.terms.startsAt)
        case (.cancelled, .held): release(.cancelled)
        // The provider may have charged the payer; the provider's answer decides.
        case (_, .confirming), (_, .held): return
        case (.done, _): fulfil()
        case (.cancelled, _): endLesson(deal)
        default: return
        }
    }

    private mutating func endLesson(_ deal: Deal) {
        if deal.wasCancelledByPartner {
            let share = order.share(at: now)
            returnSeat()
            ask(share.won, .withdrawal)
        } else if deal.countsAsTaken(unlessCancelledBy: deal.terms.startsAt) {
            fulfil()
        } else {
            endWithEverythingBack(.lessonCancelled)
        }
    }

    /// Those that can still be cancelled in time come back to a pass that ends.
    mutating func returnBookedLessons() {
        guard let pass = order.pass else { return }
        for use in order.uses where use.counts && now < pass.noticeEnd(before: use.startsAt) {
            comeBack(use.deal)
        }
    }

    private mutating func comeBack(_ deal: Deal.ID) {
        order.changeUse(of: deal) { $0.comeBack(at: now) }
        record(.returned)
    }

    /// What the lessons of the pass cost that aren't taken.
    var priceOfLessonsLeft: Money {
        order.pass?.unused(of: order.amount, used: order.lessonsTaken(at: now)) ?? .zero
    }
}
