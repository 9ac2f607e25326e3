public import Domain
public import Wire

extension MadangClient {
    public var submissions: SubmissionClient { SubmissionClient(client: self) }
}

/// A client for listings that need approval.
public struct SubmissionClient: Sendable {
    fileprivate let client: MadangClient

    /// For operators.
    public func list(_ state: Submission.State, _ slice: SliceRequest) async throws
        -> Answer<ListBody<SubmittedListingBody>>
    {
        try await client.readAsMember(
            SubmissionPath.all.rawValue.asking(for: slice).asking(["state": state.rawValue])
        )
    }

    public func mine(_ slice: SliceRequest) async throws -> Answer<ListBody<SubmittedListingBody>> {
        try await client.readAsMember(SubmissionPath.mine.rawValue.asking(for: slice))
    }

    public func approve(_ listing: Listing.ID) async throws -> SubmissionBody {
        try await client.askAsMember("POST", SubmissionPath.approve.filled(listing.description))
    }

    public func decline(_ listing: Listing.ID, _ reason: SubmissionReasonBody) async throws -> SubmissionBody
    {
        try await client.askAsMember(
            "POST",
            SubmissionPath.decline.filled(listing.description),
            reason
        )
    }

    public func edits(of listing: Listing.ID) async throws -> Answer<[ListingEditBody]> {
        let answer: Answer<ListBody<ListingEditBody>> =
            try await client.read(SubmissionPath.edits.filled(listing.description))
        return answer.map(\.items)
    }

    /// For operators, as are the following.
    public func trusted(_ slice: SliceRequest) async throws -> Answer<ListBody<TrustedMemberBody>> {
        try await client.readAsMember(SubmissionPath.trusted.rawValue.asking(for: slice))
    }

    public func trust(_ member: Member.ID) async throws {
        try await client.tellAsMember("PUT", SubmissionPath.trustedOne.filled(member.description))
    }

    public func distrust(_ member: Member.ID) async throws {
        try await client.tellAsMember("DELETE", SubmissionPath.trustedOne.filled(member.description))
    }
}
