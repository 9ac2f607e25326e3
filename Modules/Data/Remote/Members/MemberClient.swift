public import Domain
public import Wire

extension MadangClient {
    public var members: MemberClient { MemberClient(client: self) }
}

/// A client for members' profiles.
public struct MemberClient: Sendable {
    fileprivate let client: MadangClient

    public func one(_ id: Member.ID) async throws -> Answer<MemberProfileBody> {
        try await client.readAsVisitor(MemberPath.one.filled(id.description))
    }

    public func listings(of id: Member.ID, _ slice: SliceRequest = SliceRequest())
        async throws -> Answer<ListBody<ListingBody>>
    {
        try await client.readAsVisitor(MemberPath.listings.filled(id.description).asking(for: slice))
    }

    /// Those that the member shows.
    public func joinedRuns(of id: Member.ID, _ slice: SliceRequest = SliceRequest())
        async throws -> Answer<ListBody<ListingBody>>
    {
        try await client.readAsVisitor(MemberPath.joinedRuns.filled(id.description).asking(for: slice))
    }

    /// The ratings of those members that have one.
    public func ratings(of ids: [Member.ID]) async throws -> Answer<ListBody<MemberRatingBody>> {
        let members = ids.map(\.description).joined(separator: ",")
        return try await client.readAsVisitor(MemberPath.ratings.rawValue.asking(["members": members]))
    }
}
