public import Domain
import JSONCoding

/// How a member shows that they came: the organiser's code, or a position, which isn't stored.
public struct CheckInBody: ShapedBody {
    private let code: String?
    private let latitude: Double?
    private let longitude: Double?
    private let accuracy: Double?

    public static let shape = Shape<Self>(
        "CheckIn",
        Field(
            "code",
            \.code,
            .string(maxLength: 100),
            .optional,
            about: "Six digits that the organiser shows"
        ),
        Field("lat", \.latitude, .number(-90...90), .optional),
        Field(
            "lon",
            \.longitude,
            .number(-180...180),
            .optional,
            about: "Used instead of a code; rounded and not stored"
        ),
        Field(
            "accuracy",
            \.accuracy,
            .number(0...1e8),
            .optional,
            about:
                "Of the position in metres, as the device tells it; a position known too roughly is refused"
        ),
        make: Self.init
    )

    public enum Proof: Sendable {
        case code(CheckInCode)
        /// With its accuracy in metres.
        case position(RoundedPosition, within: Int?)
    }

    /// Throws ``AttendanceRefusal/proofMissing`` without either, and ``AttendanceRefusal/wrongCode``.
    public func read() throws(AttendanceRefusal) -> Proof {
        if let code, !code.allSatisfy(\.isWhitespace) { return .code(try CheckInCode(code)) }
        guard let latitude, let longitude, let point = Point(latitude: latitude, longitude: longitude) else {
            throw .proofMissing
        }
        return .position(RoundedPosition(point), within: accuracy.map { Int($0.rounded(.up)) })
    }
}

extension CheckInBody {
    public init(code: String) {
        (self.code, latitude, longitude, accuracy) = (code, nil, nil, nil)
    }

    public init(position: Point, accuracy: Double? = nil) {
        (code, latitude, longitude) = (nil, position.latitude, position.longitude)
        self.accuracy = accuracy
    }
}
