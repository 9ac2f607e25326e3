public import Domain
public import JSONCoding

/// How a member shows that they came: the organiser's code, or a position, which isn't stored.
public struct CheckInBody: Body {
    private let code: String?
    private let latitude: Double?
    private let longitude: Double?

    public enum Proof: Sendable {
        case code(CheckInCode)
        case position(RoundedPosition)
    }

    public init(code: String) {
        (self.code, latitude, longitude) = (code, nil, nil)
    }

    public init(position: Point) {
        (code, latitude, longitude) = (nil, position.latitude, position.longitude)
    }

    public static var name: String { "CheckIn" }

    public static var schema: Schema {
        .object([
            "code": .nullable(.string(maxLength: 100)).described("Six digits that the organiser shows"),
            "lat": .nullable(.number(-90...90)),
            "lon": .nullable(.number(-180...180)).described("Used instead of a code; rounded and not stored"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        code = try fields.textIfPresent("code")
        latitude = try fields.numberIfPresent("lat")
        longitude = try fields.numberIfPresent("lon")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("code", code)
            writer.field("lat", latitude)
            writer.field("lon", longitude)
        }
    }

    /// Throws ``AttendanceRefusal/proofMissing`` without either, and ``AttendanceRefusal/wrongCode``.
    public func read() throws(AttendanceRefusal) -> Proof {
        if let code, !code.allSatisfy(\.isWhitespace) { return .code(try CheckInCode(code)) }
        guard let latitude, let longitude, let point = Point(latitude: latitude, longitude: longitude) else {
            throw .proofMissing
        }
        return .position(RoundedPosition(point))
    }
}
