/// A search text for neighbourhoods: a name, part of one, its initial consonants, or a station.
public struct NeighbourhoodText: Hashable, Sendable {
    public static let longest = 60

    public let text: String

    public init(_ text: String) throws(NeighbourhoodRefusal) {
        guard !text.trimmed().isEmpty else { throw .emptyQuery }
        guard text.fits(Self.longest) else { throw .queryTooLong }
        self.text = text
    }
}
