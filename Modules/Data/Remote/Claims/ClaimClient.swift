public import Domain
public import Wire

extension MadangClient {
    public var claims: ClaimClient { ClaimClient(client: self) }
}

/// A client for claims of imported listings.
public struct ClaimClient: Sendable {
    fileprivate let client: MadangClient

    public func claim(_ listing: Listing.ID, _ note: ClaimNoteBody) async throws -> ClaimBody {
        try await client.askAsMember("POST", ClaimPath.mine.filled(listing.description), note)
    }

    /// For operators, as are the following.
    public func list(_ state: Claim.State, _ slice: SliceRequest) async throws
        -> Answer<ListBody<ClaimedListingBody>>
    {
        try await client.readAsMember(
            ClaimPath.all.rawValue.asking(for: slice).asking(["state": state.rawValue])
        )
    }

    public func approve(_ id: Claim.ID) async throws -> ClaimBody {
        try await client.askAsMember("POST", ClaimPath.approve.filled(id.description))
    }

    public func decline(_ id: Claim.ID, _ reason: SubmissionReasonBody) async throws -> ClaimBody {
        try await client.askAsMember("POST", ClaimPath.decline.filled(id.description), reason)
    }
}
