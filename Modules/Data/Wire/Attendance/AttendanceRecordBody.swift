public import Domain
public import JSONCoding

/// A member's grade with the numbers it is computed from.
public struct AttendanceRecordBody: Body {
    /// Null without an attendance.
    public let grade: AttendanceGrade?
    /// In percent; null without an attendance.
    public let score: Int?
    public let present: Int
    public let late: Int
    public let absent: Int
    /// Latest first.
    public let entries: [CountedAttendanceBody]

    public init(_ record: AttendanceRecord, at now: Moment) {
        grade = record.grade
        score = record.score
        present = record.count(.present)
        late = record.count(.late)
        absent = record.count(.absent)
        entries = record.entries.map { CountedAttendanceBody($0, at: now) }
    }

    public static var name: String { "AttendanceRecord" }
    public static var parts: [any Body.Type] { [CountedAttendanceBody.self] }

    public static var schema: Schema {
        .object([
            "grade": .nullable(.words(of: AttendanceGrade.self)).required
                .described("Null without an attendance"),
            "score": .nullable(.integer()).required.described("In percent"),
            "present": .integer().required,
            "late": .integer().required,
            "absent": .integer().required,
            "entries": .array(of: .reference(CountedAttendanceBody.name)).required
                .described("Those that count, latest first"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        grade = try fields.choiceIfPresent("grade")
        score = try fields.integerIfPresent("score")
        present = try fields.integer("present")
        late = try fields.integer("late")
        absent = try fields.integer("absent")
        entries = try fields.bodies("entries")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("grade", grade?.rawValue)
            writer.field("score", score)
            writer.field("present", present)
            writer.field("late", late)
            writer.field("absent", absent)
            writer.field("entries", entries)
        }
    }
}

/// An attendance that a grade is computed from.
public struct CountedAttendanceBody: Body {
    public let listing: Listing.ID
    /// Null for a listing that was deleted or that the reader can't see.
    public let title: String?
    public let status: AttendanceStatus
    public let startedAt: Moment
    /// From 100 for a new one towards 0.
    public let weight: Int

    init(_ entry: AttendanceRecord.Entry, at now: Moment) {
        listing = entry.listing
        title = entry.title?.text
        status = entry.status
        startedAt = entry.startedAt
        weight = Int((entry.weight(at: now) * 100).rounded())
    }

    public static var name: String { "CountedAttendance" }

    public static var schema: Schema {
        .object([
            "listing": .string().required,
            "title": .nullable(.string()).required,
            "status": .words(of: AttendanceStatus.self).required,
            "startedAt": .moment.required,
            "weight": .integer().required.described("From 100 for a new one towards 0; half after 90 days"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try fields.identifier("listing")
        title = try fields.textIfPresent("title")
        status = try fields.choice("status")
        startedAt = try fields.moment("startedAt")
        weight = try fields.integer("weight")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("listing", listing)
            writer.field("title", title)
            writer.field("status", status.rawValue)
            writer.field("startedAt", startedAt)
            writer.field("weight", weight)
        }
    }
}
