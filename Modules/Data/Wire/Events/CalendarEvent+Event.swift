import Domain

extension CalendarFile {
    /// A calendar of public events to subscribe to, or one event without a `name`.
    public init(named name: String?, _ events: [DescribedEvent]) {
        self.init(
            named: name,
            events.flatMap { described in
                described.event.dates.indices.map { CalendarEvent(described, date: $0) }
            }
        )
    }
}

extension CalendarEvent {
    /// One date of an event.
    fileprivate init(_ described: DescribedEvent, date number: Int) {
        let event = described.event
        let (listing, period) = (event.listing, event.dates[number])
        self.init(
            identifier: Self.identifier(of: listing.subject, number),
            title: listing.details.title.text,
            startsAt: period.startsAt,
            endsAt: period.endsAt,
            wholeDays: period.wholeDays(in: event.zone),
            location: event.location(in: described.area),
            point: EventWords(of: listing).mode.hasPlace ? listing.details.place.exact?.point : nil,
            note: described.text,
            link: described.address,
            hosts: event.hosts,
            status: listing.cancellation != nil ? .cancelled : event.isPostponed ? .tentative : .confirmed,
            sequence: listing.calendarSequence,
            changedAt: event.changedAt
        )
    }
}
