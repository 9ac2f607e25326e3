public import Domain

/// A session in the list of a member's devices, without its tokens.
public struct DeviceBody: ShapedBody {
    public let id: Session.ID
    public let device: String
    public let openedAt: Moment
    public let lastUsedAt: Moment
    /// Whether it is the caller's own session.
    public let isCurrent: Bool
    /// Whether notices are pushed to it.
    public let isPushed: Bool

    public static let shape = Shape<Self>(
        "Device",
        Field("id", \.id),
        Field("device", \.device),
        Field("openedAt", \.openedAt),
        Field("lastUsedAt", \.lastUsedAt),
        Field("current", \.isCurrent),
        Field("pushed", \.isPushed, about: "Whether notices are pushed to it"),
        make: Self.init
    )
}

extension DeviceBody {
    public init(_ session: Session, isCurrent: Bool, isPushed: Bool) {
        id = session.id
        device = session.device
        openedAt = session.openedAt
        lastUsedAt = session.lastUsedAt
        self.isCurrent = isCurrent
        self.isPushed = isPushed
    }

    /// - Parameters:
    ///   - current: the caller's own session.
    ///   - pushed: the sessions whose devices receive pushes.
    public static func all(_ sessions: [Session], current: Session.ID, pushed: Set<Session.ID>)
        -> [DeviceBody]
    {
        sessions.map { DeviceBody($0, isCurrent: $0.id == current, isPushed: pushed.contains($0.id)) }
    }
}
