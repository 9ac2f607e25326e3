public import Domain
public import Wire

extension MadangClient {
    public var favourites: FavouriteClient { FavouriteClient(client: self) }
}

/// What the member marked, at a server.
public struct FavouriteClient: Sendable {
    fileprivate let client: MadangClient

    public func list(_ question: BoardQuestion) async throws -> Answer<ListBody<ListingBody>> {
        try await client.readAsMember(FavouritePath.all.rawValue.asking(question.fields))
    }

    public func add(_ id: Listing.ID, _ kind: Listing.Kind) async throws {
        try await client.tellAsMember("PUT", FavouritePath.one.filled(kind.rawValue, id.description))
    }

    public func remove(_ id: Listing.ID, _ kind: Listing.Kind) async throws {
        try await client.tellAsMember("DELETE", FavouritePath.one.filled(kind.rawValue, id.description))
    }
}
