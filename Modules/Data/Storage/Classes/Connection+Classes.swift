import Database
import Domain

/// What only a class has, under its listing's identifier.
extension Connection {
    func postedClass(_ id: Class.ID) throws -> Class? {
        guard let listing = try listing(id, .class),
            let row = try first("SELECT description, minutes, time_bands FROM classes WHERE id = \(id)")
        else { return nil }
        let sessions = try run(
            "SELECT starts_at, minutes FROM class_sessions WHERE class = \(id) ORDER BY place"
        ).map(ClassSession.init(row:))
        let uses = try run(
            """
            SELECT image FROM image_uses
            WHERE subject_kind = \(listing.subject.kind.rawValue) AND subject_id = \(id) ORDER BY place
            """
        )
        return Class(
            listing,
            try row.stored("description") { try ClassDescription($0) },
            sessions.isEmpty
                ? .byArrangement(try row.arrangement(on: listing.details.weekdays.words()))
                : .fixed(try ClassSessions(sessions)),
            images: try uses.map { try $0.value("image") }
        )
    }

    func insertContents(of post: Class) throws {
        let arrangement = post.schedule.arrangement
        try execute(
            """
            INSERT INTO classes (id, description, minutes, time_bands)
            VALUES (\(post.id), \(post.description.text), \(arrangement?.minutes),
                \(Marks(arrangement?.timeBands ?? [])))
            """
        )
        try insertSessions(of: post)
    }

    func saveContents(of post: Class, insteadOf former: Class) throws {
        guard post.description != former.description || post.schedule != former.schedule else { return }
        let arrangement = post.schedule.arrangement
        try execute(
            """
            UPDATE classes SET description = \(post.description.text), minutes = \(arrangement?.minutes),
                time_bands = \(Marks(arrangement?.timeBands ?? []))
            WHERE id = \(post.id)
            """
        )
        guard post.schedule != former.schedule else { return }
        try execute("DELETE FROM class_sessions WHERE class = \(post.id)")
        try insertSessions(of: post)
    }

    private func insertSessions(of post: Class) throws {
        guard let sessions = post.schedule.sessions else { return }
        let rows = sessions.all.enumerated().map { place, session -> SQL in
            "(\(post.id), \(place), \(session.startsAt), \(session.minutes))"
        }
        try execute(
            "INSERT INTO class_sessions (class, place, starts_at, minutes) VALUES \(rows.joined(by: ", "))"
        )
    }
}

extension Class {
    /// What it is found by besides its title.
    var searchableWords: String { description.text }
}

extension ClassSchedule {
    fileprivate var arrangement: Arrangement? {
        if case .byArrangement(let arrangement) = self { arrangement } else { nil }
    }
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
