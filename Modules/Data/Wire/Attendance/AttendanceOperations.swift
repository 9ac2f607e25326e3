public import Domain

/// Operations on attendance.
public struct AttendanceOperations: OperationList {
    public typealias OfListing<In: Body> = Operation<SignedIn, Listing.ID, In, AttendanceBody>

    private static let attendance = PathPattern<Listing.ID>(
        "/api/v1/listings/{id}/attendance",
        else: AttendanceRefusal.notFound
    )
    private static let member = PathPattern<(Listing.ID, Member.ID)>(
        "/api/v1/listings/{id}/attendance/{member}",
        else: AttendanceRefusal.notFound,
        AttendanceRefusal.notMember
    )

    public let record = Operation<SignedIn, Void, Nothing, AttendanceRecordBody>(
        .get,
        "/api/v1/me/attendance",
        "Get the grade of my attendance; with the numbers it is computed from"
    )
    public let one = OfListing<Nothing>(
        .get,
        attendance,
        "Get attendance; all members for the organiser, their own for a member"
    )
    public let checkIn = OfListing<CheckInBody>(
        .put,
        attendance / "check-in",
        "Check in; by the organiser's code or by a position, which is rounded and not stored"
    )
    public let code = Operation<SignedIn, Listing.ID, Nothing, CheckInCodeBody>(
        .get,
        attendance / "code",
        "Get the present check-in code; for the organiser, during check-in"
    )
    public let mark = OfListing<AttendanceMarksBody>(
        .put,
        attendance / "marks",
        "Mark members; all named or none, until three hours after the end"
    )
    public let dispute = OfListing<RosterNoteBody>(
        .post,
        attendance / "dispute",
        "Dispute my absence; within 48 hours"
    )
    public let answer = Operation<SignedIn, (Listing.ID, Member.ID), DisputeAnswerBody, AttendanceBody>(
        .post,
        member / "answer",
        "Answer a dispute; within 48 hours, with a note, if you like"
    )
}

extension API {
    public static let attendance = AttendanceOperations()
}
