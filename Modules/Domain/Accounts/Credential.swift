/// A password in the only form that is stored.
public struct PasswordSeal: Equatable, Sendable {
    public let text: String

    public init(text: String) {
        self.text = text
    }
}

/// The password of one member.
public struct Credential: Equatable, Sendable {
    public let member: Member.ID
    public let email: EmailAddress
    public let seal: PasswordSeal

    public init(member: Member.ID, email: EmailAddress, seal: PasswordSeal) {
        self.member = member
        self.email = email
        self.seal = seal
    }
}

/// Stores sealed passwords, apart from all data that is ever displayed.
public protocol CredentialRepository: Sendable {
    func find(for email: EmailAddress) async throws -> Credential?
    func find(of member: Member.ID) async throws -> Credential?

    /// Replaces the password and ends every other session of the member atomically. Throws
    /// ``AccountRefusal/wrongPassword`` when `seal` is no longer the current one.
    func replace(_ old: Credential, by seal: PasswordSeal, keeping session: Session.ID) async throws
}

/// Seals and verifies passwords. Both are slow by design, and refuse rather than queue without limit.
public protocol PasswordKeeper: Sendable {
    func seal(_ password: Password) async throws -> PasswordSeal

    /// Returns whether `typed` matches `seal`. Without a seal it takes as long and returns false, so that
    /// timing doesn't reveal which addresses have an account.
    func opens(_ seal: PasswordSeal?, with typed: String) async throws -> Bool
}
