public import Domain
public import Wire

extension MadangClient {
    public var neighbourhoods: NeighbourhoodClient { NeighbourhoodClient(client: self) }
}

/// A client for neighbourhoods and the member's homes.
public struct NeighbourhoodClient: Sendable {
    fileprivate let client: MadangClient

    public func find(_ text: String, limit: Int? = nil) async throws -> Answer<[MatchBody]> {
        let answer: Answer<ListBody<MatchBody>> = try await client.read(
            NeighbourhoodPath.all.rawValue.asking(["q": text, "limit": limit.map { "\($0)" }])
        )
        return answer.map(\.items)
    }

    /// Places to look at, by name.
    public func localities(_ text: String) async throws -> Answer<[LocalityBody]> {
        let answer: Answer<ListBody<LocalityBody>> =
            try await client.read(NeighbourhoodPath.localities.rawValue.asking(["q": text]))
        return answer.map(\.items)
    }

    public func at(_ point: Point) async throws -> Answer<NeighbourhoodBody> {
        try await client.read(
            NeighbourhoodPath.atPoint.rawValue
                .asking(["lat": "\(point.latitude)", "lon": "\(point.longitude)"])
        )
    }

    public func one(_ code: NeighbourhoodCode) async throws -> Answer<NeighbourhoodBody> {
        try await client.read(NeighbourhoodPath.one.filled(code.description))
    }

    public func ring(of code: NeighbourhoodCode, reach: Reach) async throws -> Answer<[NearbyBody]> {
        let answer: Answer<ListBody<NearbyBody>> = try await client.read(
            NeighbourhoodPath.ring.filled(code.description).asking(["reach": "\(reach.steps)"])
        )
        return answer.map(\.items)
    }

    public func mine() async throws -> Answer<[HomeBody]> {
        let answer: Answer<ListBody<HomeBody>> =
            try await client.readAsMember(NeighbourhoodPath.mine.rawValue)
        return answer.map(\.items)
    }

    public func choose(_ homes: [HomeNeighbourhood]) async throws -> [HomeBody] {
        let body: ListBody<HomeBody> = try await client.askAsMember(
            "PUT",
            NeighbourhoodPath.mine.rawValue,
            HomesChoiceBody(homes)
        )
        return body.items
    }

    /// Sends the rounded position only.
    public func verify(_ code: NeighbourhoodCode, from position: RoundedPosition) async throws -> HomeBody {
        try await client.askAsMember(
            "PUT",
            NeighbourhoodPath.verification.filled(code.description),
            PointBody(position.point)
        )
    }
}
