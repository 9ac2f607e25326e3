public import Domain

/// The secret address of the member's calendar, or none.
public struct CalendarAddressBody: ShapedBody {
    /// The path with its key, on this server.
    public let path: String?
    public let createdAt: Moment?

    public static let shape = Shape<Self>(
        "CalendarAddress",
        Field("path", \.path),
        Field("createdAt", \.createdAt),
        make: Self.init
    )
}

extension CalendarAddressBody {
    public init(_ address: CalendarAddress?, key: (CalendarAddress.ID) -> String) {
        path = address.map { CalendarPath.subscription.rawValue.asking(["key": key($0.id)]) }
        createdAt = address?.createdAt
    }
}
