public import Domain
public import Wire

extension MadangClient {
    public var favourites: FavouriteClient { FavouriteClient(client: self) }
}

/// A client for the member's favourites.
public struct FavouriteClient: Sendable {
    fileprivate let client: MadangClient

    public func list(_ question: BoardQuestion) async throws -> Answer<ListBody<ListingBody>> {
        try await client.readAsMember(FavouritePath.all.rawValue.asking(question.fields))
    }

    public func add(_ id: Listing.ID) async throws {
        try await client.tellAsMember("PUT", ListingPath.favourite.filled(id.description))
    }

    public func remove(_ id: Listing.ID) async throws {
        try await client.tellAsMember("DELETE", ListingPath.favourite.filled(id.description))
    }
}
