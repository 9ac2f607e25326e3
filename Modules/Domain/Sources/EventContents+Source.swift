extension Event {
    /// The content with the newer values of a source.
    public func merged(_ newer: EventContents, since former: EventContents) throws -> EventContents {
        try contents.taking(newer, since: former)
    }

    /// The content as an edit would give it.
    private var contents: EventContents {
        get throws {
            try EventContents(
                title: listing.details.title,
                link: link,
                hosts: hosts,
                description: description,
                venue: venue,
                mode: words.mode,
                cost: cost,
                category: words.category,
                topics: words.topics,
                dates: dates,
                applications: applications,
                signUp: signUp == .here ? .here(seats: listing.seats.total) : .elsewhere,
                isPostponed: isPostponed,
                images: images
            )
        }
    }
}

extension EventContents {
    /// The newer values of a source, except where a person has changed what the source said before.
    public func taking(_ newer: EventContents, since former: EventContents) throws -> EventContents {
        func kept<Value: Equatable>(_ value: (EventContents) -> Value) -> Value {
            value(self) == value(former) ? value(newer) : value(self)
        }
        let dates = kept(\.dates)
        let closesAt = applications.closesAt.map { min($0, dates.endsAt) }
        return try EventContents(
            title: kept(\.title),
            link: kept(\.link),
            hosts: kept(\.hosts),
            description: kept(\.description),
            venue: kept(\.venue),
            mode: kept(\.mode),
            cost: kept(\.cost),
            category: kept(\.category),
            topics: kept(\.topics),
            dates: dates,
            applications: ApplicationPeriod(opensAt: applications.opensAt, closesAt: closesAt),
            signUp: signUp,
            isPostponed: kept(\.isPostponed),
            images: images
        )
    }
}
