/// The reasons to refuse a deal or a change to one.
public enum DealRefusal: String, Refusal, CaseIterable {
    /// The deal doesn't exist, or the member isn't a party to it.
    case notFound = "deal.not-found"
    case notProposer = "deal.not-proposer"
    case notRecipient = "deal.not-recipient"
    /// Listings of this kind have no deals.
    case notOffered = "deal.not-offered"
    /// The listing was deleted.
    case listingGone = "deal.listing-gone"
    /// No neighbourhood has this code.
    case placeUnknown = "deal.place-unknown"
    case startsInPast = "deal.starts-in-past"
    case startsTooLate = "deal.starts-too-late"
    case minutes = "deal.minutes"
    /// More times are proposed than ``DealTerms/mostStarts``.
    case tooManyStarts = "deal.too-many-starts"
    /// Several times were proposed, and none of them is named.
    case startNotChosen = "deal.start-not-chosen"
    case startNotProposed = "deal.start-not-proposed"
    /// A viewing has no price.
    case pricedViewing = "deal.priced-viewing"
    /// A viewing isn't reviewed.
    case notReviewed = "deal.not-reviewed"
    case noteTooLong = "deal.note-too-long"
    case reasonMissing = "deal.reason-missing"
    case reasonTooLong = "deal.reason-too-long"
    case changesAsked = "deal.changes-asked"
    case replaced = "deal.replaced"
    case declined = "deal.declined"
    case withdrawn = "deal.withdrawn"
    case notAccepted = "deal.not-accepted"
    case alreadyAccepted = "deal.already-accepted"
    /// The number of weekly lessons is outside ``DealExtent/allowedWeeks``, or the trial isn't one lesson.
    case weeks = "deal.weeks"
    /// Several lessons are agreed on at once only with a pass.
    case passNeeded = "deal.pass-needed"
    /// The passes don't pay for as many lessons, or not for as long.
    case passUsedUp = "deal.pass-used-up"
    case cancelled = "deal.cancelled"
    case done = "deal.done"
    /// Its time passed before it was agreed.
    case lapsed = "deal.lapsed"
    /// The deal has already started.
    case started = "deal.started"
    /// The deal isn't over yet.
    case notOver = "deal.not-over"
    /// A no-show can be noted some time after the start only.
    case noShowTooEarly = "deal.no-show-too-early"
    /// A no-show is noted already.
    case noShowNoted = "deal.no-show-noted"
    /// The time to note a no-show is over.
    case noShowTooLate = "deal.no-show-too-late"
    /// No no-show is noted.
    case noNoShow = "deal.no-no-show"
    case noShowAnswered = "deal.no-show-answered"
    /// A move is proposed already.
    case moveOpen = "deal.move-open"
    /// The proposed time and place are the agreed ones.
    case moveUnchanged = "deal.move-unchanged"
    /// No move is proposed.
    case noMove = "deal.no-move"
    /// Another move was proposed since.
    case moveReplaced = "deal.move-replaced"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .notProposer, .notRecipient: .forbidden
        case .placeUnknown, .startsInPast, .startsTooLate, .minutes, .moveUnchanged: .invalid
        case .noteTooLong, .reasonMissing, .reasonTooLong: .invalid
        case .tooManyStarts, .startNotChosen, .startNotProposed, .pricedViewing, .weeks: .invalid
        default: .conflict
        }
    }

    public var field: String? {
        switch self {
        case .placeUnknown: "place.neighbourhood"
        case .startsInPast, .startsTooLate, .moveUnchanged, .startNotChosen, .startNotProposed: "startsAt"
        case .tooManyStarts: "otherStarts"
        case .pricedViewing: "price"
        case .minutes: "minutes"
        case .weeks, .passNeeded, .passUsedUp: "weeks"
        case .noteTooLong: "note"
        case .reasonMissing, .reasonTooLong: "reason"
        default: nil
        }
    }
}

extension Deal.State {
    /// The refusal for a change to a deal in this state.
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
