/// One thing that an edit changed, as the members of the listing's roster are told.
public enum ListingChange: Hashable, Sendable {
    case time(from: Moment, to: Moment)
    /// In minutes.
    case length(from: Int, to: Int)
    /// Says nothing about the place: not all who are told may know it.
    case place
    /// Others may join than before.
    case conditions
    /// The title, the text, the pictures, the seats and other details.
    case others

    /// The changes without their details.
    public enum Kind: String, CaseIterable, Sendable {
        case time
        case length
        case place
        case conditions
        case others
    }

    public var kind: Kind {
        switch self {
        case .time: .time
        case .length: .length
        case .place: .place
        case .conditions: .conditions
        case .others: .others
        }
    }

    /// Whether it concerns those who applied or wait, too.
    var concernsApplicants: Bool { kind != .others }
}

extension ListingChange {
    /// Nil when a detail of the change is missing.
    ///
    /// - Parameters:
    ///   - times: the former and the new start.
    ///   - minutes: the former and the new length.
    public init?(_ kind: Kind, times: (Moment, Moment)?, minutes: (Int, Int)?) {
        switch kind {
        case .time: if let times { self = .time(from: times.0, to: times.1) } else { return nil }
        case .length: if let minutes { self = .length(from: minutes.0, to: minutes.1) } else { return nil }
        case .place: self = .place
        case .conditions: self = .conditions
        case .others: self = .others
        }
    }

    /// The former and the new start; nil for other changes.
    public var times: (from: Moment, to: Moment)? {
        if case .time(let from, let to) = self { (from, to) } else { nil }
    }

    /// The former and the new length; nil for other changes.
    public var minutes: (from: Int, to: Int)? {
        if case .length(let from, let to) = self { (from, to) } else { nil }
    }
}

extension Post {
    /// What an edit of `former` to this post changed, in the order of ``ListingChange/Kind``. Empty for an
    /// edit that changed nothing.
    public func changes(since former: Self) -> [ListingChange] {
        let changes = listing.changes(since: former.listing)
        let isOtherwiseSame =
            listing.says(sameAs: former.listing) && says(sameAs: former)
        return isOtherwiseSame ? changes : changes + [.others]
    }
}

extension Listing {
    fileprivate func changes(since former: Listing) -> [ListingChange] {
        var changes: [ListingChange] = []
        if let from = former.details.startsAt, let to = details.startsAt, from != to {
            changes.append(.time(from: from, to: to))
        }
        if let from = former.details.minutes, let to = details.minutes, from != to {
            changes.append(.length(from: from, to: to))
        }
        if former.details.place != details.place { changes.append(.place) }
        if former.conditions != conditions { changes.append(.conditions) }
        return changes
    }

    /// Whether all but the time, the place and the conditions is the same.
    fileprivate func says(sameAs other: Listing) -> Bool {
        details.title == other.details.title && details.price == other.details.price
            && details.secondAmount == other.details.secondAmount && seats.total == other.seats.total
            && marksWithoutConditions == other.marksWithoutConditions
    }

    private var marksWithoutConditions: Marks {
        guard let conditions, let rules = kind.admissionRules else { return details.facets }
        return details.facets.subtracting(rules.marks(of: conditions))
    }
}

extension ListingDetails {
    /// From the first start to the last end; nil without dates.
    fileprivate var minutes: Int? {
        guard let startsAt, let expiresAt else { return nil }
        return Int((expiresAt - startsAt).components.seconds / 60)
    }
}

extension [ListingChange] {
    /// The changes of two edits in a row, as those of one.
    public func followed(by later: [ListingChange]) -> [ListingChange] {
        ListingChange.Kind.allCases.compactMap { kind in
            let (first, last) = (first { $0.kind == kind }, later.first { $0.kind == kind })
            switch (first, last) {
            case (.time(let from, _), .time(_, let to)): return from == to ? nil : .time(from: from, to: to)
            case (.length(let from, _), .length(_, let to)):
                return from == to ? nil : .length(from: from, to: to)
            default: return last ?? first
            }
        }
    }
}
