public import Domain
import JSONCoding

/// The statuses of several members.
public struct AttendanceMarksBody: ShapedBody {
    /// The last status of a member named twice.
    public let statuses: [Member.ID: AttendanceStatus]
    private let marks: [AttendanceMarkBody]

    public init(_ marks: [AttendanceMarkBody]) {
        self.marks = marks
        statuses = Dictionary(marks.map { ($0.member, $0.status) }) { _, last in last }
    }

    public static let shape = Shape<Self>(
        "AttendanceMarks",
        Field("marks", \.marks, .array(of: .reference(AttendanceMarkBody.name), maxItems: 1_000)),
        make: { Self($0) }
    )
}

/// The status of one member.
public struct AttendanceMarkBody: ShapedBody {
    public let member: Member.ID
    public let status: AttendanceStatus

    public init(_ member: Member.ID, _ status: AttendanceStatus) {
        self.member = member
        self.status = status
    }

    public static let shape = Shape<Self>(
        "AttendanceMark",
        Field("member", \.member, else: AttendanceRefusal.notMember),
        Field("status", \.status),
        make: { Self($0, $1) }
    )
}
