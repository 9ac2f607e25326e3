/// What listings of some kinds have.
public enum ListingCapability: Hashable, Sendable {
    /// They are offered or wanted.
    case sides
    /// Only teachers offer them.
    case teachers
    case prices
    /// Members of a conversation agree on a deal, which takes a seat, and review each other.
    case deals
    /// Members book free times of an author who offers one and has set hours.
    case bookings
    /// Members of a conversation agree on a time to view what the listing offers.
    case viewings
    /// Offers can sell their seats through Madang.
    case paidSeats
    /// Offers can sell passes of their price table, and lessons that were agreed on, through Madang.
    case paidLessons
    /// Neighbours can reserve them with a deposit, which takes their one seat.
    case deposits
    /// Members apply and are put on a roster, which takes the seats.
    case applications(Roster.Admission)
    /// The author takes part, in one of the seats.
    case seatOfAuthor
    /// Members of the roster check in, and the organiser marks who came. For kinds with one start and end.
    case attendance
    /// Those who took part write running logs about them, and give each other stamps.
    case logs
    /// Their exact places are shown to everyone, and their points aren't moved.
    case publicPlace
    /// Their dates are public: the calendar of events has them, and those that have passed are told apart.
    case publicDates
    /// An operator approves them before others see them, unless their author is trusted.
    case submissions
    /// They can repeat weekly. For kinds with one start and end, which make posts of a ``SeriesPattern``.
    case series
    /// They have a monthly cost and a floor area, by which they are filtered and ordered.
    case figures
    /// Members comment on them in public.
    case comments
    /// Without dates they have no end of their own: their authors are asked whether they are still open.
    case openEnded
}

extension Listing.Kind {
    public func has(_ capability: ListingCapability) -> Bool { capabilities.contains(capability) }

    /// How applicants are admitted; nil for a kind that takes no applications.
    public var admission: Roster.Admission? {
        for case .applications(let admission) in capabilities { return admission }
        return nil
    }

    public var takesApplications: Bool { admission != nil }

    /// Whether seats are taken here. Without, the seats only tell how many can take part.
    public var fillsSeats: Bool { has(.deals) || takesApplications }
}
