public import Domain
import JSONCoding

/// A member's past search.
public struct PastSearchBody: ShapedBody {
    public let search: PastSearch

    public init(_ search: PastSearch) {
        self.search = search
    }

    public static let shape = Shape<Self>(
        "PastSearch",
        Field("id", \.search.id),
        Field("text", \.search.text),
        make: { Self(PastSearch(id: $0, text: $1)) }
    )
}
