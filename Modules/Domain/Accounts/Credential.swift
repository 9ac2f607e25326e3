/// A password in the only form that is ever kept.
public struct PasswordSeal: Equatable, Sendable {
    public let text: String

    public init(text: String) {
        self.text = text
    }
}

/// Whose password it is.
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

/// Where sealed passwords are kept, apart from everything that is ever shown.
public protocol CredentialRepository: Sendable {
    func find(for email: EmailAddress) async throws -> Credential?
    func find(of member: Member.ID) async throws -> Credential?

    /// Replaces the password and ends every other session of the member, as one step.
    /// Throws ``AccountRefusal/wrongPassword`` when `seal` is not the one in force any more.
    func replace(_ old: Credential, by seal: PasswordSeal, keeping session: Session.ID) async throws
}

/// Seals passwords and tries them. Both are slow by intent, and refuse rather than queue without end.
public protocol PasswordKeeper: Sendable {
    func seal(_ password: Password) async throws -> PasswordSeal

    /// Whether `typed` opens `seal`. Without a seal it takes as long and says no, so that time tells nobody
    /// which addresses have an account.
    func opens(_ seal: PasswordSeal?, with typed: String) async throws -> Bool
}
