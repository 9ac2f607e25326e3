/// A sign-in that waits for the code of a second factor. The client carries it, sealed.
public struct SignInChallenge: Identifiable, Equatable, Sendable {
    /// The time allowed to enter a code.
    public static let patience = Duration.seconds(5 * 60)

    public let id: Identifier<SignInChallenge>
    public let member: Member.ID
    /// The device as it was known before.
    public let device: Identifier<KnownDevice>?
    public let expiresAt: Moment

    public init(id: ID, member: Member.ID, device: Identifier<KnownDevice>?, expiresAt: Moment) {
        self.id = id
        self.member = member
        self.device = device
        self.expiresAt = expiresAt
    }
}
