/// What lessons cost that are paid here, as their price table says.
public struct LessonOffer: Equatable, Sendable {
    /// Of one lesson.
    public let single: Money?
    public let pass: PassOffer?

    /// Nil if there is nothing to pay for.
    public init?(single: Money?, pass: PassOffer?) {
        let single = single.flatMap { $0.won > 0 ? $0 : nil }
        let pass = pass.flatMap { $0.price.won > 0 ? $0 : nil }
        guard single != nil || pass != nil else { return nil }
        self.single = single
        self.pass = pass
    }
}

/// A number of lessons and what they cost together.
public struct PassOffer: Equatable, Sendable {
    public let count: Int
    public let price: Money
    public let validity: PassValidity

    public init(count: Int, price: Money, validity: PassValidity) {
        self.count = count
        self.price = price
        self.validity = validity
    }

    /// As a payer buys it now.
    public var pass: Pass { Pass(count: count, validity: validity) }
}

/// What a payer of lessons chooses.
public enum LessonChoice: Hashable, Sendable {
    case pass
    /// One lesson that the two have agreed on.
    case lesson(Identifier<Deal>)
}

/// One lesson that is paid, and its terms. What it costs was agreed on with its time.
public struct PaidLesson: Equatable, Sendable {
    public let deal: Identifier<Deal>
    /// By the time until the lesson begins, as agreed last.
    public let ladder: RefundLadder

    public init(deal: Identifier<Deal>, ladder: RefundLadder) {
        self.deal = deal
        self.ladder = ladder
    }
}

extension Deal {
    /// What a lesson costs that is paid by itself; nil without such a price.
    public var lessonPrice: Money? {
        guard purpose == .teaching, case .fixed(let price, let unit) = terms.price, price.won > 0 else {
            return nil
        }
        switch unit {
        case .wholeClass: return price
        case .hour: return Money(won: (price.won * terms.minutes + 30) / 60)
        case .problem, .month: return nil
        }
    }

    /// Whether a cancelled lesson of the author counts as taken: its student cancelled it too late, or didn't
    /// come. A refund is final, so a disputed absence of the author counts for none.
    func countsAsTaken(unlessCancelledBy end: Moment) -> Bool {
        if let noShow = progress.noShow {
            return noShow.notedBy == .author || noShow.answer == .disputed
        }
        return wasCancelledByPartner && progress.changedAt > end
    }

    var wasCancelledByPartner: Bool {
        progress.noShow == nil && progress.changedBy != nil && progress.changedBy == parties.partner
    }
}
