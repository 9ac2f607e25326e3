public import Domain
public import Wire

extension MadangClient {
    public var teachers: TeacherClient { TeacherClient(client: self) }
    public var verifications: VerificationClient { VerificationClient(client: self) }
}

/// A client for teachers.
public struct TeacherClient: Sendable {
    fileprivate let client: MadangClient

    public func one(_ member: Member.ID) async throws -> Answer<TeacherBody> {
        try await client.readAsVisitor(TeacherPath.one.filled(member.description))
    }

    public func mine() async throws -> Answer<TeacherBody> {
        try await client.readAsMember(TeacherPath.mine.rawValue)
    }

    public func begin() async throws -> TeacherBody {
        try await client.askAsMember("POST", TeacherPath.mine.rawValue)
    }

    public func edit(_ profile: TeacherProfileBody) async throws -> TeacherBody {
        try await client.askAsMember("PUT", TeacherPath.mine.rawValue, profile)
    }

    public func end() async throws {
        try await client.tellAsMember("DELETE", TeacherPath.mine.rawValue)
    }

    public func myVerification() async throws -> Answer<VerificationBody> {
        try await client.readAsMember(TeacherPath.myVerification.rawValue)
    }

    public func send(_ documents: DocumentsBody) async throws -> VerificationBody {
        try await client.askAsMember("POST", TeacherPath.myVerification.rawValue, documents)
    }

    public func withdrawDocuments() async throws {
        try await client.tellAsMember("DELETE", TeacherPath.myVerification.rawValue)
    }
}

/// A client for operators who verify teachers.
public struct VerificationClient: Sendable {
    fileprivate let client: MadangClient

    public func list(_ state: Verification.State, _ slice: SliceRequest) async throws
        -> Answer<ListBody<VerificationCaseBody>>
    {
        try await client.readAsMember(
            TeacherPath.verifications.rawValue.asking(for: slice).asking(["state": state.rawValue])
        )
    }

    public func one(_ id: Verification.ID) async throws -> Answer<VerificationCaseBody> {
        try await client.readAsMember(TeacherPath.verification.filled(id.description))
    }

    public func accept(_ id: Verification.ID, _ seen: VerifiedDocumentsBody) async throws
        -> VerificationCaseBody
    {
        try await client.askAsMember("POST", TeacherPath.accept.filled(id.description), seen)
    }

    public func decline(_ id: Verification.ID, _ reason: SubmissionReasonBody) async throws
        -> VerificationCaseBody
    {
        try await client.askAsMember("POST", TeacherPath.decline.filled(id.description), reason)
    }
}
