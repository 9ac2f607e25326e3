/// The reasons to refuse a position as a proof of being at the meeting place.
public enum CheckInRefusal: Refusal, Equatable {
    /// The distance to the meeting place, in metres.
    case tooFar(metres: Int)
    /// The device knows its position only to this many metres.
    case inaccurate(metres: Int)

    public static let examples: [CheckInRefusal] = [.tooFar(metres: 650), .inaccurate(metres: 2_000)]

    public var code: String {
        switch self {
        case .tooFar: "attendance.too-far"
        case .inaccurate: "attendance.position-inaccurate"
        }
    }

    public var kind: RefusalKind { .conflict }
}
