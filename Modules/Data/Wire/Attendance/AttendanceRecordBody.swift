public import Domain

/// A member's grade with the numbers it is computed from.
public struct AttendanceRecordBody: ShapedBody {
    /// Null without an attendance.
    public let grade: AttendanceGrade?
    /// In percent; null without an attendance.
    public let score: Int?
    public let present: Int
    public let late: Int
    public let absent: Int
    /// Latest first.
    public let entries: [CountedAttendanceBody]

    public static let shape = Shape<Self>(
        "AttendanceRecord",
        Field("grade", \.grade, about: "Null without an attendance"),
        Field("score", \.score, about: "In percent"),
        Field("present", \.present),
        Field("late", \.late),
        Field("absent", \.absent),
        Field("entries", \.entries, about: "Those that count, latest first"),
        make: Self.init
    )
}

extension AttendanceRecordBody {
    public init(_ record: AttendanceRecord, at now: Moment) {
        grade = record.grade
        score = record.score
        present = record.count(.present)
        late = record.count(.late)
        absent = record.count(.absent)
        entries = record.entries.map { CountedAttendanceBody($0, at: now) }
    }
}

/// An attendance that a grade is computed from.
public struct CountedAttendanceBody: ShapedBody {
    public let listing: Listing.ID
    /// Null for a listing that was deleted or that the reader can't see.
    public let title: String?
    public let status: AttendanceStatus
    public let startedAt: Moment
    /// From 100 for a new one towards 0.
    public let weight: Int

    public static let shape = Shape<Self>(
        "CountedAttendance",
        Field("listing", \.listing),
        Field("title", \.title),
        Field("status", \.status),
        Field("startedAt", \.startedAt),
        Field("weight", \.weight, about: "From 100 for a new one towards 0; half after 90 days"),
        make: Self.init
    )
}

extension CountedAttendanceBody {
    init(_ entry: AttendanceRecord.Entry, at now: Moment) {
        listing = entry.listing
        title = entry.title?.text
        status = entry.status
        startedAt = entry.startedAt
        weight = Int((entry.weight(at: now) * 100).rounded())
    }
}
