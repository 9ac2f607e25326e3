public import Domain
public import Wire

extension MadangClient {
    public var students: StudentClient { StudentClient(client: self) }
}

/// A client for a teacher's students.
public struct StudentClient: Sendable {
    fileprivate let client: MadangClient

    public func mine(_ slice: SliceRequest) async throws -> Answer<ListBody<StudentBody>> {
        try await client.readAsMember(StudentPath.mine.rawValue.asking(for: slice))
    }
}
