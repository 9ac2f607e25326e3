import Domain
public import Wire

/// The listings that were viewed on this device. The server is never told (ADR 69).
extension MadangClient {
    /// How many are remembered.
    private static let most = 60

    private var viewedKey: String {
        get throws { "\(server) \(try credentials.load()?.mark ?? "anyone") viewed" }
    }

    /// Newest first.
    public func viewed() async throws -> [ListingBody] {
        guard let kept = await answers?.answer(for: try viewedKey) else { return [] }
        return (try? ListBody<ListingBody>(parsing: kept.bytes))?.items ?? []
    }

    /// Remembers a listing as the one viewed last.
    func rememberViewed(_ listing: ListingBody) async throws {
        let others = try await viewed().filter { $0.id != listing.id }
        try await keepViewed(Array(([listing] + others).prefix(Self.most)))
    }

    public func forgetViewed() async throws { try await keepViewed([]) }

    private func keepViewed(_ listings: [ListingBody]) async throws {
        await answers?.keep(ListBody(listings).encoded, for: try viewedKey)
    }
}
