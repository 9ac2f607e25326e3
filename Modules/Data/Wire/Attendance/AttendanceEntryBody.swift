public import Domain

/// A member with their attendance.
public struct AttendanceEntryBody: ShapedBody {
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

    public static let shape = Shape<Self>(
        "AttendanceEntry",
        Field("member", \.member),
        Field("status", \.status),
        Field("checkedInAt", \.checkedInAt),
        Field("checkInMethod", \.method),
        Field("markedAt", \.markedAt, about: "By the organiser"),
        Field("disputableUntil", \.disputableUntil),
        Field("dispute", \.dispute, about: "The member's words"),
        Field("disputedAt", \.disputedAt),
        Field("answerableUntil", \.answerableUntil),
        Field("answer", \.answer, about: "The organiser's words"),
        Field("answeredAt", \.answeredAt),
        make: Self.init
    )
}

extension AttendanceEntryBody {
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
}
