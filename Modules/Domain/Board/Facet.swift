/// A closed list of words by which listings of a kind are filtered, such as the subjects of classes.
///
/// The facets of a kind share one number in storage and in the board's index. Each has its own bits, so that
/// a new facet needs no schema change. Words are append only: the position in the list is stored.
public struct Facet: Sendable {
    /// The name of the field in a post and of the query parameter.
    public let name: String
    public let words: [String]
    /// Whether cards show it.
    public let isOnCard: Bool
    /// The word of listings for readers in the whole country; nil without one.
    public let everywhere: String?
    private let firstBit: Int

    /// - Parameter bits: includes room for future words. The ranges of a kind's facets must not overlap.
    public init<Word: CaseIterable & RawRepresentable<String>>(
        _ name: String,
        _: Word.Type,
        bits: Range<Int>,
        isOnCard: Bool = false,
        everywhere: Word? = nil
    ) {
        words = Word.allCases.map(\.rawValue)
        precondition(words.count <= bits.count && bits.upperBound < Int64.bitWidth)
        self.name = name
        self.isOnCard = isOnCard
        self.everywhere = everywhere?.rawValue
        firstBit = bits.lowerBound
    }

    public func marks<Word: CaseIterable & Hashable>(of words: Set<Word>) -> Marks {
        Marks(rawValue: Marks(words).rawValue << Int64(firstBit))
    }

    public func values<Word: CaseIterable & Hashable>(in marks: Marks, of _: Word.Type = Word.self)
        -> Set<Word>
    {
        Marks(rawValue: marks.rawValue >> Int64(firstBit)).words()
    }

    /// The marks of the words; unknown words are ignored.
    public func marks(ofWords asked: [String]) -> Marks {
        var marks: Int64 = 0
        for word in asked {
            if let place = words.firstIndex(of: word) { marks |= 1 << Int64(firstBit + place) }
        }
        return Marks(rawValue: marks)
    }

    public func words(in marks: Marks) -> [String] {
        words.enumerated().filter { marks.rawValue & 1 << Int64(firstBit + $0.offset) != 0 }.map(\.element)
    }
}

extension Listing.Kind {
    /// The facets with this name, of all kinds.
    public static func facets(called name: String) -> [Facet] {
        allCases.flatMap(\.facets).filter { $0.name == name }
    }

    /// The distinct names of all facets.
    public static let facetNames: [String] = allCases.flatMap(\.facets).reduce(into: []) { names, facet in
        if !names.contains(facet.name) { names.append(facet.name) }
    }
}
