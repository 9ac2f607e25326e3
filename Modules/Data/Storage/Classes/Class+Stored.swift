public import Database
public import Domain

extension Class: StoredPost {
    public static func load(
        _ listing: Listing,
        images: [Image.ID],
        from connection: Connection
    ) throws -> Class? {
        let row = try connection.first(
            "SELECT description, minutes, time_bands, bring FROM classes WHERE id = \(listing.id)"
        )
        guard let row else { return nil }
        let sessions = try connection.run(
            "SELECT starts_at, minutes FROM class_sessions WHERE class = \(listing.id) ORDER BY place"
        ).map(ClassSession.init(row:))
        return Class(
            listing,
            try row.stored("description") { try ClassDescription($0) },
            sessions.isEmpty
                ? .byArrangement(try row.arrangement(on: Class.weekdays(of: listing)))
                : .fixed(try ClassSessions(sessions)),
            bring: try row.storedIfPresent("bring") { try ThingsToBring($0) } ?? .nothing,
            images: images
        )
    }

    public static var contentTables: [any InsertableRow.Type] { [ClassRow.self, ClassSessionRow.self] }

    public var contentRows: [any InsertableRow] { [ClassRow(self)] + ClassSessionRow.all(of: self) }

    public func saveContents(replacing former: Class, in connection: Connection) throws {
        guard description != former.description || schedule != former.schedule || bring != former.bring
        else { return }
        let arrangement = schedule.arrangement
        try connection.execute(
            """
            UPDATE classes SET description = \(description.text), minutes = \(arrangement?.minutes),
                time_bands = \(Marks(arrangement?.timeBands ?? [])), bring = \(bring.stored)
            WHERE id = \(listing.id)
            """
        )
        guard schedule != former.schedule else { return }
        try connection.execute("DELETE FROM class_sessions WHERE class = \(listing.id)")
        try connection.insert(ClassSessionRow.all(of: self))
    }

    public static func dates(of listings: [Listing.ID]) -> SQL {
        """
        SELECT class AS listing, place AS number, starts_at, starts_at + minutes * 60000 AS ends_at
        FROM class_sessions WHERE class IN \(list: listings)
        """
    }

    public var exported: ExportedRecord {
        let arrangement = schedule.arrangement
        let sessions = schedule.sessions?.all.map { session in
            ExportedRecord([("startsAt", .moment(session.startsAt)), ("minutes", .number(session.minutes))])
        }
        return ExportedRecord([
            ("description", .text(description.text)),
            ("minutes", arrangement?.minutes.map { .number($0) } ?? .nothing),
            (
                "timeBands",
                .texts(
                    TimeBand.allCases.filter { arrangement?.timeBands.contains($0) == true }.map(\.rawValue)
                )
            ),
            ("sessions", .records(sessions ?? [])),
            ("bring", bring.stored.map { .text($0) } ?? .nothing),
        ])
    }
}

private struct ClassRow: InsertableRow {
    static let table: StaticString = "classes"

    private let post: Class

    init(_ post: Class) {
        self.post = post
    }

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let arrangement = post.schedule.arrangement
        return [
            "id": post.listing.id, "description": post.description.text, "minutes": arrangement?.minutes,
            "time_bands": Marks(arrangement?.timeBands ?? []), "bring": post.bring.stored,
        ]
    }
}

private struct ClassSessionRow: InsertableRow {
    static let table: StaticString = "class_sessions"

    private let listing: Listing.ID
    private let place: Int
    private let session: ClassSession

    static func all(of post: Class) -> [ClassSessionRow] {
        (post.schedule.sessions?.all ?? []).enumerated().map { place, session in
            ClassSessionRow(listing: post.listing.id, place: place, session: session)
        }
    }

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "class": listing, "place": place, "starts_at": session.startsAt, "minutes": session.minutes,
        ]
    }
}

extension ClassSchedule {
    fileprivate var arrangement: Arrangement? {
        if case .byArrangement(let arrangement) = self { arrangement } else { nil }
    }
}

extension ThingsToBring {
    /// Nil for nothing.
    fileprivate var stored: String? { text.isEmpty ? nil : text }
}

extension ClassSession {
    fileprivate init(row: Row) throws {
        let startsAt: Moment = try row.value("starts_at")
        self = try row.stored("minutes") { try ClassSession(startsAt: startsAt, minutes: $0) }
    }
}

extension Row {
    fileprivate func arrangement(on weekdays: Set<Weekday>) throws -> ClassSchedule.Arrangement {
        let bands: Marks = try value("time_bands")
        return try ClassSchedule.Arrangement(
            weekdays: weekdays,
            timeBands: bands.words(),
            minutes: try value("minutes")
        )
    }
}
