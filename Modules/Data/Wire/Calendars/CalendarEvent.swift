public import Domain

/// An event of an iCalendar file.
struct CalendarEvent: Sendable {
    /// Stays the same through all changes.
    let identifier: String
    let title: String
    let startsAt: Moment
    let endsAt: Moment
    let location: String
    let point: Point?
    let note: String?
    let isCancelled: Bool
    let sequence: Int
    let changedAt: Moment

    init(_ entry: CalendarEntry, in area: String) {
        let id = Identifier<CalendarEvent>(rawValue: entry.subject.number)
        let part = entry.number == 0 ? "" : "-\(entry.number)"
        identifier = "\(entry.subject.kind.rawValue)-\(id)\(part)"
        title = entry.title
        startsAt = entry.startsAt
        endsAt = entry.endsAt
        location = entry.exact?.address ?? area
        point = entry.exact?.point
        note = entry.note
        isCancelled = entry.isCancelled
        sequence = entry.sequence
        changedAt = entry.changedAt
    }

    init(_ deal: DealBody, in language: Language) {
        let terms = deal.terms
        identifier = "deal-\(deal.id)"
        title = deal.title
        startsAt = terms.startsAt
        endsAt = terms.endsAt
        location =
            terms.address ?? (language == .korean ? terms.neighbourhood.name : terms.neighbourhood.nameEn)
        point = terms.point
        note = terms.note
        isCancelled = false
        sequence = deal.timesMoved
        changedAt = deal.changedAt
    }
}
