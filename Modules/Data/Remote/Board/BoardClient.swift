public import Wire

extension MadangClient {
    public var board: BoardClient { BoardClient(client: self) }
}

/// What is asked of the board, in the words of its address.
public struct BoardQuestion: Sendable {
    private(set) var fields: [(String, String)] = []

    public init() {}

    /// Nothing is asked by nil.
    public mutating func ask(_ name: String, _ value: (some CustomStringConvertible)?) {
        guard let value else { return }
        fields.append((name, value.description))
    }

    /// One of several words, with commas between them.
    public mutating func ask(_ name: String, any values: [String]) {
        guard !values.isEmpty else { return }
        fields.append((name, values.joined(separator: ",")))
    }
}

/// Listings of every kind, at a server. A reader who is signed in sees them as theirs.
public struct BoardClient: Sendable {
    fileprivate let client: MadangClient

    public func listings(_ question: BoardQuestion) async throws -> Answer<ListBody<ListingBody>> {
        try await client.readAsVisitor(BoardPath.listings.rawValue.asking(question.fields))
    }

    public func counts(_ question: BoardQuestion) async throws -> Answer<[NeighbourhoodCountBody]> {
        let answer: Answer<ListBody<NeighbourhoodCountBody>> =
            try await client.readAsVisitor(BoardPath.counts.rawValue.asking(question.fields))
        return answer.map(\.items)
    }
}
