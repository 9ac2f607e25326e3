public import Database
public import Domain

/// The time and the facets of a run are those of its listing.
extension Run: StoredPost {
    public static func load(
        _ listing: Listing,
        images: [Image.ID],
        from connection: Connection
    ) throws -> Run? {
        let row = try connection.first(
            """
            SELECT description, place_name, meeting_hint, starts_at,
                (expires_at - starts_at) / 60000 AS minutes
            FROM runs JOIN listings ON listings.id = runs.id WHERE runs.id = \(listing.id)
            """
        )
        return try row.map { row in
            let startsAt: Moment = try row.value("starts_at")
            return Run(
                listing,
                try row.stored("description") { try RunDescription($0) },
                try row.stored("minutes") { try RunTime(startsAt: startsAt, minutes: $0) },
                try MeetingPlace(row: row),
                images: images
            )
        }
    }

    public static var contentTables: [any InsertableRow.Type] { [RunRow.self] }

    public var contentRows: [any InsertableRow] { [RunRow(run: self)] }

    public func saveContents(replacing former: Run, in connection: Connection) throws {
        guard description != former.description || meeting != former.meeting else { return }
        try connection.execute(
            """
            UPDATE runs SET description = \(description.text), place_name = \(meeting.name),
                meeting_hint = \(meeting.hint) WHERE id = \(listing.id)
            """
        )
    }

    public var exported: ExportedRecord {
        ExportedRecord([
            ("description", .text(description.text)), ("minutes", .number(time.minutes)),
            ("placeName", meeting.name.map { .text($0) } ?? .nothing),
            ("meetingHint", meeting.hint.map { .text($0) } ?? .nothing),
        ])
    }
}

private struct RunRow: InsertableRow {
    static let table: StaticString = "runs"

    let run: Run

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": run.listing.id, "description": run.description.text, "place_name": run.meeting.name,
            "meeting_hint": run.meeting.hint,
        ]
    }
}

extension MeetingPlace {
    init(row: Row) throws {
        let (name, hint): (String?, String?) = (try row.value("place_name"), try row.value("meeting_hint"))
        try self.init(name: name ?? "", hint: hint ?? "")
    }
}
