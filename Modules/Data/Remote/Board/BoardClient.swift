public import Wire

extension MadangClient {
    public var board: BoardClient { BoardClient(client: self) }
}

/// The query parameters of a board request.
public struct BoardQuestion: Sendable {
    private(set) var fields: [(String, String)] = []

    public init() {}

    /// Does nothing for nil.
    public mutating func ask(_ name: String, _ value: (some CustomStringConvertible)?) {
        guard let value else { return }
        fields.append((name, value.description))
    }

    /// Alternatives, separated by commas.
    public mutating func ask(_ name: String, any values: [String]) {
        guard !values.isEmpty else { return }
        fields.append((name, values.joined(separator: ",")))
    }
}

/// A client for listings of every kind. A signed-in reader gets personalized results.
public struct BoardClient: Sendable {
    fileprivate let client: MadangClient

    public func listings(_ question: BoardQuestion) async throws -> Answer<ListBody<ListingBody>> {
        try await client.readAsVisitor(BoardPath.listings.rawValue.asking(question.fields))
    }

    public func mine(_ question: BoardQuestion) async throws -> Answer<ListBody<ListingBody>> {
        try await client.readAsMember(BoardPath.mine.rawValue.asking(question.fields))
    }

    public func figures(_ question: BoardQuestion) async throws -> Answer<[FigureHistogramBody]> {
        let answer: Answer<ListBody<FigureHistogramBody>> =
            try await client.readAsVisitor(BoardPath.figures.rawValue.asking(question.fields))
        return answer.map(\.items)
    }

    public func counts(_ question: BoardQuestion) async throws -> Answer<[NeighbourhoodCountBody]> {
        let answer: Answer<ListBody<NeighbourhoodCountBody>> =
            try await client.readAsVisitor(BoardPath.counts.rawValue.asking(question.fields))
        return answer.map(\.items)
    }
}
