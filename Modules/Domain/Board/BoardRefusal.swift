/// The reasons to refuse a query of the board.
public enum BoardRefusal: String, Refusal, CaseIterable {
    /// The request names no area and the reader has no home.
    case neighbourhoodNeeded = "board.neighbourhood-needed"
    /// Not one of the forms of ``Extent``.
    case invalidExtent = "board.invalid-reach"
    /// Sorting by distance needs a point.
    case pointNeeded = "board.point-needed"
    /// This list didn't issue the cursor.
    case unknownCursor = "board.unknown-cursor"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }

    public var field: String? {
        switch self {
        case .neighbourhoodNeeded: "neighbourhood"
        case .invalidExtent: "reach"
        case .pointNeeded: "lat"
        case .unknownCursor: "cursor"
        }
    }
}
