public import Database
public import Domain

extension TableBase {
    var teachers: TeacherTable { TeacherTable(connection: connection) }
}

/// The table of teachers.
struct TeacherTable {
    let connection: Connection

    func find(_ member: Member.ID) throws -> Teacher? {
        try connection.first("SELECT \(Teacher.columns) FROM teachers WHERE member = \(member)")
            .map(Teacher.init(row:))
    }

    /// Others who change the teacher wait until the transaction ends.
    func findLocked(_ member: Member.ID) throws -> Teacher? {
        try connection.first(
            "UPDATE teachers SET since = since WHERE member = \(member) RETURNING \(Teacher.columns)"
        )
        .map(Teacher.init(row:))
    }

    /// Returns whether the member wasn't a teacher before.
    @discardableResult
    func begin(_ member: Member.ID, at now: Moment) throws -> Bool {
        let row = TeacherRow(Teacher(member, since: now))
        return try connection.insert(row, "ON CONFLICT (member) DO NOTHING") > 0
    }

    func save(_ teacher: Teacher) throws {
        let (profile, mark) = (teacher.profile, teacher.mark)
        try connection.execute(
            """
            UPDATE teachers SET instruments = \(Marks(profile.instruments)),
                places = \(Marks(profile.places)), education = \(profile.credentials.education.stored),
                career = \(profile.credentials.career.stored), verified_at = \(mark?.at),
                seen = \(mark?.seen.text)
            WHERE member = \(teacher.id)
            """
        )
    }

    /// Full lessons stay closed when a seat becomes free, and hidden ones when an operator shows them again.
    func remove(_ member: Member.ID) throws {
        try connection.execute(
            """
            UPDATE listings SET is_closed_by_author = 1
            WHERE \(TaughtLesson.isOffered(by: member)) AND status = 'closed'
            """
        )
        try connection.execute("DELETE FROM teachers WHERE member = \(member)")
    }

    func openLessons(of member: Member.ID) throws -> Int {
        let query: SQL = "SELECT count(*) AS open FROM listings WHERE \(TaughtLesson.isOpen(of: member))"
        return try connection.first(query)?.value("open") ?? 0
    }

    /// Throws ``TeacherRefusal/required``. A member who may offer the listing stays a teacher until the
    /// transaction ends.
    func mustOffer(_ listing: Listing) throws {
        guard listing.needsTeacher else { return }
        try listing.mustBeOffered(byTeacher: findLocked(listing.author) != nil)
    }
}

/// A new teacher.
public struct TeacherRow: InsertableRow {
    public static let table: StaticString = "teachers"

    private let teacher: Teacher

    public init(_ teacher: Teacher) {
        self.teacher = teacher
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let (profile, mark) = (teacher.profile, teacher.mark)
        return [
            "member": teacher.id, "since": teacher.since, "instruments": Marks(profile.instruments),
            "places": Marks(profile.places), "education": profile.credentials.education.stored,
            "career": profile.credentials.career.stored, "verified_at": mark?.at,
            "seen": mark?.seen.text,
        ]
    }
}

extension [String] {
    /// One line each.
    fileprivate var stored: String { joined(separator: "\n") }
}

extension Teacher {
    /// The columns that ``init(row:)`` reads from the table of teachers.
    static let columns: SQL = "member, since, instruments, places, education, career, verified_at, seen"

    init(row: Row) throws {
        let verifiedAt: Moment? = try row.value("verified_at")
        let seen = try row.storedIfPresent("seen") { try VerifiedDocuments($0) }
        self.init(
            try row.value("member"),
            since: try row.value("since"),
            TeacherProfile(
                instruments: (try row.value("instruments") as Marks).words(),
                places: (try row.value("places") as Marks).words(),
                credentials: try TeacherCredentials(row: row)
            ),
            mark: seen.flatMap { seen in verifiedAt.map { VerificationMark(seen, at: $0) } }
        )
    }
}

extension TeacherCredentials {
    init(row: Row) throws {
        let career: String = try row.value("career")
        self = try row.stored("education") {
            try TeacherCredentials(education: [$0], career: [career])
        }
    }
}
