/// The words a kind of listing is sorted by, so that the board can filter without knowing the kind.
public struct Vocabulary: Sendable {
    public let kind: Listing.Kind
    /// A word's place is its mark's.
    public let categories: [String]
    public let audiences: [String]

    public init<Category, Audience>(_ kind: Listing.Kind, categories: Category.Type, audiences: Audience.Type)
    where
        Category: CaseIterable & RawRepresentable<String>, Audience: CaseIterable & RawRepresentable<String>
    {
        self.kind = kind
        self.categories = Category.allCases.map(\.rawValue)
        self.audiences = Audience.allCases.map(\.rawValue)
    }

    public func categories(in marks: Marks) -> [String] { Self.words(categories, in: marks) }

    /// Nil when one of the words is none of the kind's.
    public func marks(ofCategories words: [String]) -> Marks? { Self.marks(words, among: categories) }

    public func marks(ofAudiences words: [String]) -> Marks? { Self.marks(words, among: audiences) }

    private static func words(_ all: [String], in marks: Marks) -> [String] {
        all.enumerated().filter { marks.rawValue & 1 << Int64($0.offset) != 0 }.map(\.element)
    }

    private static func marks(_ words: [String], among all: [String]) -> Marks? {
        var marks: Int64 = 0
        for word in words {
            guard let place = all.firstIndex(of: word) else { return nil }
            marks |= 1 << Int64(place)
        }
        return Marks(rawValue: marks)
    }
}
