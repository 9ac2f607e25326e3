public import Domain
public import Wire

extension MadangClient {
    public var rosters: RosterClient { RosterClient(client: self) }
}

/// A client for rosters of listings.
public struct RosterClient: Sendable {
    fileprivate let client: MadangClient

    public func mine(_ part: Participation.Part = .ahead, _ slice: SliceRequest = SliceRequest()) async throws
        -> Answer<ListBody<ParticipationBody>>
    {
        try await client.readAsMember(
            RosterPath.mine.rawValue.asking(for: slice).asking(["part": part == .ahead ? nil : part.rawValue])
        )
    }

    public func one(_ listing: Listing.ID) async throws -> Answer<RosterBody> {
        try await client.readAsVisitor(RosterPath.one.filled(listing.description))
    }

    public func apply(to listing: Listing.ID, _ note: String?) async throws -> RosterBody {
        try await client.askAsMember(
            "POST",
            RosterPath.apply.filled(listing.description),
            RosterNoteBody(note)
        )
    }

    public func claim(_ listing: Listing.ID) async throws -> RosterBody {
        try await client.askAsMember("POST", RosterPath.claim.filled(listing.description))
    }

    public func withdraw(from listing: Listing.ID) async throws {
        try await client.tellAsMember("POST", RosterPath.withdraw.filled(listing.description))
    }

    public func leave(_ listing: Listing.ID) async throws {
        try await client.tellAsMember("POST", RosterPath.leave.filled(listing.description))
    }

    public func admit(_ member: Member.ID, to listing: Listing.ID) async throws -> RosterBody {
        let path = RosterPath.admit.filled(listing.description, member.description)
        return try await client.askAsMember("POST", path)
    }

    public func decline(_ member: Member.ID, from listing: Listing.ID, _ reason: String?) async throws
        -> RosterBody
    {
        let path = RosterPath.decline.filled(listing.description, member.description)
        return try await client.askAsMember("POST", path, RosterNoteBody(reason))
    }

    public func remove(_ member: Member.ID, from listing: Listing.ID, because reason: String) async throws
        -> RosterBody
    {
        let path = RosterPath.remove.filled(listing.description, member.description)
        return try await client.askAsMember("POST", path, RosterNoteBody(reason))
    }
}
