/// A device that has signed in to an account before, identified by a sealed token. The token grants no
/// access: it only gives its holder a separate limit for password attempts.
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
