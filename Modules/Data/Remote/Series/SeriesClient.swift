public import Domain
public import Wire

extension MadangClient {
    public var series: SeriesClient { SeriesClient(client: self) }
}

/// A client for the member's series.
public struct SeriesClient: Sendable {
    fileprivate let client: MadangClient

    public func list() async throws -> Answer<[SeriesBody]> {
        let answer: Answer<ListBody<SeriesBody>> =
            try await client.readAsMember(SeriesPath.mine.rawValue)
        return answer.map(\.items)
    }

    public func resume(_ id: Series.ID) async throws -> SeriesBody {
        try await client.askAsMember("POST", SeriesPath.resume.filled(id.description))
    }

    public func end(_ id: Series.ID) async throws -> SeriesBody {
        try await client.askAsMember("DELETE", SeriesPath.one.filled(id.description))
    }
}
