/// How a lesson is paid here.
public enum DealPayment: Equatable, Sendable {
    /// With a pass. The lesson is the one with this number, by time.
    case pass(Order.ID, number: Int, of: Int)
    /// With a pass once it is accepted. Then it is the one with this number.
    case passAhead(Order.ID, number: Int, of: Int)
    /// By itself.
    case order(Order.ID, Order.State)
    /// Not yet; it can be paid by itself.
    case payable(Money)
}

extension Order {
    /// How the order pays for the deal; nil if it doesn't.
    public func payment(of deal: Deal) -> DealPayment? {
        if let pass {
            return payment(of: deal, with: pass)
        }
        guard terms.item.lesson?.deal == deal.id else { return nil }
        return .order(id, state)
    }

    private func payment(of deal: Deal, with pass: Pass) -> DealPayment? {
        let counting = uses.filter(\.counts).sorted {
            ($0.startsAt, $0.deal) < ($1.startsAt, $1.deal)
        }
        if let place = counting.firstIndex(where: { $0.deal == deal.id }) {
            return .pass(id, number: place + 1, of: pass.count)
        }
        guard deal.state == .proposed, deal.purpose == .teaching, covers(lessonAt: deal.terms.startsAt) else {
            return nil
        }
        return .passAhead(id, number: lessonsUsed + 1, of: pass.count)
    }
}

/// What is at stake when a lesson is cancelled that is paid.
public enum LessonStake: Equatable, Sendable {
    /// Of one that is paid by itself: what was paid, what of it was refunded or will be, and what its
    /// student gets back by cancelling now.
    case money(paid: Money, refunded: Money, share: Money)
    /// Whether a lesson of a pass comes back if its student cancels now.
    case lesson(comesBack: Bool)
}

extension Order {
    /// What is at stake for the deal; nil if the order doesn't pay for it.
    public func stake(in deal: Deal, at now: Moment) -> LessonStake? {
        if let pass {
            guard let use = uses.first(where: { $0.deal == deal.id && $0.counts }) else { return nil }
            return .lesson(comesBack: now <= pass.noticeEnd(before: use.noticeStart))
        }
        guard terms.item.lesson?.deal == deal.id, state.isCharged, let refunded = Money(won: refundedOrAsked)
        else { return nil }
        return .money(paid: amount, refunded: refunded, share: share(at: now))
    }
}
