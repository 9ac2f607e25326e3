import Domain

/// An event of an iCalendar file.
struct CalendarEvent: Sendable {
    /// Stays the same through all changes.
    let identifier: String
    let title: String
    let startsAt: Moment
    let endsAt: Moment
    /// The days of an event without times, counted since 1970.
    let wholeDays: ClosedRange<Int>?
    /// Nil if there is no place, or none yet.
    let location: String?
    let point: Point?
    let note: String?
    let link: String?
    /// The names of those who hold it.
    var hosts: [String] = []
    let status: Status
    let sequence: Int
    let changedAt: Moment

    enum Status: String {
        case confirmed = "CONFIRMED"
        /// Postponed: new dates will follow.
        case tentative = "TENTATIVE"
        case cancelled = "CANCELLED"
    }
}

extension CalendarEvent {
    static func identifier(of subject: Subject, _ number: Int) -> String {
        let id = Identifier<CalendarEvent>(rawValue: subject.number)
        return "\(subject.kind.rawValue)-\(id)\(number == 0 ? "" : "-\(number)")"
    }

    init(_ entry: CalendarEntry, in area: String) {
        identifier = Self.identifier(of: entry.subject, entry.number)
        title = entry.title
        startsAt = entry.startsAt
        endsAt = entry.endsAt
        wholeDays = entry.wholeDays
        location = entry.exact?.address ?? area
        point = entry.exact?.point
        note = entry.note
        link = nil
        status = entry.isCancelled ? .cancelled : .confirmed
        sequence = entry.sequence
        changedAt = entry.changedAt
    }

    init(_ deal: DealBody, in language: Language) {
        let terms = deal.terms
        identifier = "deal-\(deal.id)"
        title = deal.title
        startsAt = terms.startsAt
        endsAt = terms.endsAt
        wholeDays = nil
        location =
            terms.address ?? (language == .korean ? terms.neighbourhood.name : terms.neighbourhood.nameEn)
        point = terms.point
        note = terms.note
        link = nil
        status = .confirmed
        sequence = deal.timesMoved
        changedAt = deal.changedAt
    }
}
