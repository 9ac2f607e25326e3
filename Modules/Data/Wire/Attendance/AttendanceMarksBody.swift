public import Domain
public import JSONCoding

/// The statuses of several members.
public struct AttendanceMarksBody: Body {
    /// The last status of a member named twice.
    public let statuses: [Member.ID: AttendanceStatus]
    private let marks: [AttendanceMarkBody]

    public init(_ marks: [AttendanceMarkBody]) {
        self.marks = marks
        statuses = Dictionary(marks.map { ($0.member, $0.status) }) { _, last in last }
    }

    public static var name: String { "AttendanceMarks" }
    public static var parts: [any Body.Type] { [AttendanceMarkBody.self] }

    public static var schema: Schema {
        .object(["marks": .array(of: .reference(AttendanceMarkBody.name), maxItems: 1_000).required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(try fields.bodies("marks"))
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("marks", marks) }
    }
}

/// The status of one member.
public struct AttendanceMarkBody: Body {
    public let member: Member.ID
    public let status: AttendanceStatus

    public init(_ member: Member.ID, _ status: AttendanceStatus) {
        self.member = member
        self.status = status
    }

    public static var name: String { "AttendanceMark" }

    public static var schema: Schema {
        .object([
            "member": .string().required,
            "status": .words(of: AttendanceStatus.self).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        do {
            member = try fields.identifier("member")
        } catch {
            throw fields.refused("member", AttendanceRefusal.notMember)
        }
        status = try fields.choice("status")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("member", member)
            writer.field("status", status.rawValue)
        }
    }
}
