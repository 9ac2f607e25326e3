public import Domain
public import JSONCoding

/// A member with their attendance.
public struct AttendanceEntryBody: Body {
    public let member: MemberCardBody
    public let status: AttendanceStatus
    public let checkedInAt: Moment?
    public let method: AttendanceMark.CheckIn.Method?
    /// When the organiser marked the member.
    public let markedAt: Moment?
    /// Until when the absence can be disputed.
    public let disputableUntil: Moment?
    /// The member's words.
    public let dispute: String?
    public let disputedAt: Moment?
    /// Until when the organiser can answer.
    public let answerableUntil: Moment?
    /// The organiser's words.
    public let answer: String?
    public let answeredAt: Moment?

    init(_ entry: AttendanceSummary.Entry) {
        let mark = entry.mark
        member = MemberCardBody(entry.member)
        status = entry.status
        checkedInAt = mark.checkIn?.at
        method = mark.checkIn?.method
        markedAt = mark.decision?.at
        disputableUntil = mark.disputableUntil
        dispute = mark.dispute?.reason.text
        disputedAt = mark.dispute?.at
        answerableUntil = mark.dispute?.answerableUntil
        answer = mark.dispute?.answer?.text
        answeredAt = mark.dispute?.answeredAt
    }

    public static var name: String { "AttendanceEntry" }
    public static var parts: [any Body.Type] { [MemberCardBody.self] }

    public static var schema: Schema {
        .object([
            "member": .reference(MemberCardBody.name).required,
            "status": .words(of: AttendanceStatus.self).required,
            "checkedInAt": .nullable(.moment).required,
            "checkInMethod": .nullable(.words(of: AttendanceMark.CheckIn.Method.self)).required,
            "markedAt": .nullable(.moment).required.described("By the organiser"),
            "disputableUntil": .nullable(.moment).required,
            "dispute": .nullable(.string()).required.described("The member's words"),
            "disputedAt": .nullable(.moment).required,
            "answerableUntil": .nullable(.moment).required,
            "answer": .nullable(.string()).required.described("The organiser's words"),
            "answeredAt": .nullable(.moment).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        member = try fields.body("member")
        status = try fields.choice("status")
        checkedInAt = try fields.momentIfPresent("checkedInAt")
        method = try fields.choiceIfPresent("checkInMethod")
        markedAt = try fields.momentIfPresent("markedAt")
        disputableUntil = try fields.momentIfPresent("disputableUntil")
        dispute = try fields.textIfPresent("dispute")
        disputedAt = try fields.momentIfPresent("disputedAt")
        answerableUntil = try fields.momentIfPresent("answerableUntil")
        answer = try fields.textIfPresent("answer")
        answeredAt = try fields.momentIfPresent("answeredAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("member", member)
            writer.field("status", status.rawValue)
            writer.field("checkedInAt", checkedInAt)
            writer.field("checkInMethod", method?.rawValue)
            writer.field("markedAt", markedAt)
            writer.field("disputableUntil", disputableUntil)
            writer.field("dispute", dispute)
            writer.field("disputedAt", disputedAt)
            writer.field("answerableUntil", answerableUntil)
            writer.field("answer", answer)
            writer.field("answeredAt", answeredAt)
        }
    }
}
