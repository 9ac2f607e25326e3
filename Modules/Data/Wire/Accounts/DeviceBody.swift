public import Domain

/// A session in the list of a member's devices, without its tokens.
public struct DeviceBody: ShapedBody {
    public let id: Session.ID
    public let device: String
    public let openedAt: Moment
    public let lastUsedAt: Moment
    /// Whether it is the caller's own session.
    public let isCurrent: Bool

    public static let shape = Shape<Self>(
        "Device",
        Field("id", \.id),
        Field("device", \.device),
        Field("openedAt", \.openedAt),
        Field("lastUsedAt", \.lastUsedAt),
        Field("current", \.isCurrent),
        make: Self.init
    )
}

extension DeviceBody {
    public init(_ session: Session, isCurrent: Bool) {
        id = session.id
        device = session.device
        openedAt = session.openedAt
        lastUsedAt = session.lastUsedAt
        self.isCurrent = isCurrent
    }
}
