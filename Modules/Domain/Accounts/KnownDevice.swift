/// A device that has signed in to an account before, by the sealed token it was given then. The token opens
/// nothing: it only keeps its holder's tries at the password apart from everybody else's.
public struct KnownDevice: Equatable, Sendable {
    public static let lifetime = Duration.seconds(365 * 24 * 3_600)

    public let id: Identifier<KnownDevice>
    public let member: Member.ID
    public let expiresAt: Moment

    public init(id: Identifier<KnownDevice>, member: Member.ID, expiresAt: Moment) {
        self.id = id
        self.member = member
        self.expiresAt = expiresAt
    }
}
