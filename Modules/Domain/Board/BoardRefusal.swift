/// Why a question to the board can't be answered.
public enum BoardRefusal: String, Refusal, CaseIterable {
    /// Nobody said where to look, and there is no home to look around.
    case neighbourhoodNeeded = "board.neighbourhood-needed"
    /// Nearest to what?
    case pointNeeded = "board.point-needed"
    /// The cursor is none that this list gave.
    case unknownCursor = "board.unknown-cursor"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }

    public var field: String? {
        switch self {
        case .neighbourhoodNeeded: "neighbourhood"
        case .pointNeeded: "lat"
        case .unknownCursor: "cursor"
        }
    }
}
