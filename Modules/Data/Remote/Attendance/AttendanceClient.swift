public import Domain
public import Wire

extension MadangClient {
    public var attendance: AttendanceClient { AttendanceClient(client: self) }
}

/// A client for the attendance of listings.
public struct AttendanceClient: Sendable {
    fileprivate let client: MadangClient

    public func record() async throws -> Answer<AttendanceRecordBody> {
        try await client.readAsMember(AttendancePath.record.rawValue)
    }

    public func one(_ listing: Listing.ID) async throws -> Answer<AttendanceBody> {
        try await client.readAsMember(AttendancePath.one.filled(listing.description))
    }

    public func checkIn(to listing: Listing.ID, _ proof: CheckInBody) async throws -> AttendanceBody {
        try await client.askAsMember("PUT", AttendancePath.checkIn.filled(listing.description), proof)
    }

    public func code(of listing: Listing.ID) async throws -> CheckInCodeBody {
        try await client.askAsMember("GET", AttendancePath.code.filled(listing.description))
    }

    public func mark(_ marks: [AttendanceMarkBody], in listing: Listing.ID) async throws -> AttendanceBody {
        let path = AttendancePath.marks.filled(listing.description)
        return try await client.askAsMember("PUT", path, AttendanceMarksBody(marks))
    }

    public func dispute(_ listing: Listing.ID, because reason: String) async throws -> AttendanceBody {
        let path = AttendancePath.dispute.filled(listing.description)
        return try await client.askAsMember("POST", path, RosterNoteBody(reason))
    }

    public func answer(
        _ member: Member.ID,
        in listing: Listing.ID,
        _ status: AttendanceStatus,
        _ note: String?
    ) async throws -> AttendanceBody {
        let path = AttendancePath.answer.filled(listing.description, member.description)
        return try await client.askAsMember("POST", path, DisputeAnswerBody(status, note))
    }
}
