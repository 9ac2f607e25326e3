/// Why a deal can't be made, or can't be changed like this.
public enum DealRefusal: String, Refusal, CaseIterable {
    /// Never there, or none of the asker's business.
    case notFound = "deal.not-found"
    case notAuthor = "deal.not-author"
    case notPartner = "deal.not-partner"
    /// What the deal was about is deleted.
    case listingGone = "deal.listing-gone"
    /// No neighbourhood has this code.
    case placeUnknown = "deal.place-unknown"
    case startsInPast = "deal.starts-in-past"
    case startsTooLate = "deal.starts-too-late"
    case minutes = "deal.minutes"
    case noteTooLong = "deal.note-too-long"
    case reasonMissing = "deal.reason-missing"
    case reasonTooLong = "deal.reason-too-long"
    case changesAsked = "deal.changes-asked"
    case replaced = "deal.replaced"
    case declined = "deal.declined"
    case withdrawn = "deal.withdrawn"
    case notAccepted = "deal.not-accepted"
    case alreadyAccepted = "deal.already-accepted"
    case cancelled = "deal.cancelled"
    case done = "deal.done"
    /// Its time came before anybody agreed to it.
    case lapsed = "deal.lapsed"
    /// It is too late for this.
    case started = "deal.started"
    /// It is too early for this.
    case notOver = "deal.not-over"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .notAuthor, .notPartner: .forbidden
        case .placeUnknown, .startsInPast, .startsTooLate, .minutes: .invalid
        case .noteTooLong, .reasonMissing, .reasonTooLong: .invalid
        default: .conflict
        }
    }

    public var field: String? {
        switch self {
        case .placeUnknown: "place.neighbourhood"
        case .startsInPast, .startsTooLate: "startsAt"
        case .minutes: "minutes"
        case .noteTooLong: "note"
        case .reasonMissing, .reasonTooLong: "reason"
        default: nil
        }
    }
}

extension Deal.State {
    /// What is said to whoever would still change something about a deal that can't be negotiated any more.
    var refusal: DealRefusal {
        switch self {
        case .proposed: .notAccepted
        case .changesAsked: .changesAsked
        case .replaced: .replaced
        case .declined: .declined
        case .withdrawn: .withdrawn
        case .accepted: .alreadyAccepted
        case .cancelled: .cancelled
        case .done: .done
        case .lapsed: .lapsed
        }
    }
}
