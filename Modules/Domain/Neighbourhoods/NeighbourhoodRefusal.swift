/// The reasons to refuse a neighbourhood query, a choice of homes or the verification of one.
public enum NeighbourhoodRefusal: String, Refusal, CaseIterable {
    case unknownCode = "neighbourhood.unknown-code"
    /// The point is at sea or abroad.
    case noneHere = "neighbourhood.none-here"
    case invalidReach = "neighbourhood.invalid-reach"
    case invalidPoint = "neighbourhood.invalid-point"
    case emptyQuery = "neighbourhood.empty-query"
    case queryTooLong = "neighbourhood.query-too-long"
    case tooManyHomes = "neighbourhood.too-many-homes"
    case repeatedHome = "neighbourhood.repeated-home"
    /// No neighbourhood has the code chosen as a home.
    case unknownHome = "neighbourhood.unknown-home"
    /// The neighbourhood to verify isn't one of the member's.
    case notHome = "neighbourhood.not-home"
    /// The position is in another neighbourhood than the one to verify.
    case elsewhere = "neighbourhood.elsewhere"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .unknownCode, .noneHere, .notHome: .notFound
        case .elsewhere: .conflict
        default: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .unknownCode: "code"
        case .invalidReach: "reach"
        case .emptyQuery, .queryTooLong: "q"
        case .tooManyHomes, .repeatedHome, .unknownHome: "items"
        case .noneHere, .invalidPoint, .notHome, .elsewhere: nil
        }
    }
}
