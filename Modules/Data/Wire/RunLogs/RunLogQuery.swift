public import Domain
import JSONCoding

/// Whose logs to list.
public struct RunLogQuery: ShapedBody {
    public let member: Member.ID?
    public let slice: SliceRequest

    public init(of member: Member.ID? = nil, _ slice: SliceRequest = SliceRequest()) {
        self.member = member
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "RunLogQuery",
        Field("member", \.member, .identifier, .omittable, about: "Default: me"),
        Field(flat: \.slice),
        make: { Self(of: $0, $1) }
    )
}

/// A month of a member's logs.
public struct RunCalendarQuery: ShapedBody {
    public let member: Member.ID?
    public let month: CalendarMonth?

    public init(of member: Member.ID? = nil, _ month: CalendarMonth? = nil) {
        self.member = member
        self.month = month
    }

    private init(member: Member.ID?, month text: String?) throws(FieldError) {
        let month = text.flatMap { CalendarMonth(text: $0) }
        guard (month == nil) == (text == nil) else { throw FieldError(field: "month", wanted: "month") }
        self.init(of: member, month)
    }

    public static let shape = Shape<Self>(
        "RunCalendarQuery",
        Field("member", \.member, .identifier, .omittable, about: "Default: me"),
        Field(
            "month",
            { $0.month?.text },
            .string(pattern: "^20[0-9]{2}-(0[1-9]|1[0-2])$"),
            .omittable,
            about: "As in 2026-11; default: this month"
        ),
        make: { (member, month) throws(FieldError) in try Self(member: member, month: month) }
    )
}

/// What is sent with the bytes of a track.
public struct RunTrackQuery: ShapedBody {
    private let metres: Int?

    /// - Parameter zone: around both ends, within which positions aren't stored.
    public init(without zone: PrivacyZone) {
        metres = zone.metres
    }

    private init(metres: Int?) {
        self.metres = metres
    }

    public var zone: PrivacyZone { metres.map(PrivacyZone.init(clamping:)) ?? .usual }

    public static let shape = Shape<Self>(
        "RunTrackQuery",
        Field(
            "zone",
            \.metres,
            .integer(PrivacyZone.allowed),
            .omittable,
            about: "Metres around both ends; default \(PrivacyZone.usual.metres)"
        ),
        make: { Self(metres: $0) }
    )
}
