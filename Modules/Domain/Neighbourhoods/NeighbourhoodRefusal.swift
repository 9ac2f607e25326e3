/// The reasons to refuse a neighbourhood query, a choice of homes or the verification of one.
public enum NeighbourhoodRefusal: Refusal, Hashable {
    case unknownCode
    /// The point is at sea or abroad.
    case noneHere
    case invalidReach
    case invalidPoint
    case emptyQuery
    case queryTooLong
    case tooManyHomes
    case repeatedHome
    /// No neighbourhood has the code chosen as a home.
    case unknownHome
    /// The neighbourhood to verify isn't one of the member's.
    case notHome
    /// The position is in another neighbourhood than the one to verify.
    case elsewhere
    /// The place serves only these areas.
    case notServed([AreaName])

    public static let examples: [NeighbourhoodRefusal] = [
        .unknownCode, .noneHere, .invalidReach, .invalidPoint, .emptyQuery, .queryTooLong, .tooManyHomes,
        .repeatedHome, .unknownHome, .notHome, .elsewhere, .notServed([]),
    ]

    public var code: String {
        switch self {
        case .unknownCode: "neighbourhood.unknown-code"
        case .noneHere: "neighbourhood.none-here"
        case .invalidReach: "neighbourhood.invalid-reach"
        case .invalidPoint: "neighbourhood.invalid-point"
        case .emptyQuery: "neighbourhood.empty-query"
        case .queryTooLong: "neighbourhood.query-too-long"
        case .tooManyHomes: "neighbourhood.too-many-homes"
        case .repeatedHome: "neighbourhood.repeated-home"
        case .unknownHome: "neighbourhood.unknown-home"
        case .notHome: "neighbourhood.not-home"
        case .elsewhere: "neighbourhood.elsewhere"
        case .notServed: "neighbourhood.not-served"
        }
    }

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
        case .noneHere, .invalidPoint, .notHome, .elsewhere, .notServed: nil
        }
    }
}
