/// An authenticated member, or a program that acts for them.
public enum SignedIn: Equatable, Sendable {
    case device(SignedInDevice)
    case program(APITokenHolder)

    public var member: Member.ID {
        switch self {
        case .device(let device): device.member
        case .program(let holder): holder.member
        }
    }

    /// Nil for a program.
    public var device: SignedInDevice? {
        if case .device(let device) = self { device } else { nil }
    }

    /// Throws ``APITokenRefusal/readOnly`` for a program that may only read.
    public func requireWriting() throws(APITokenRefusal) {
        if case .program(let holder) = self, holder.scope == .read { throw .readOnly }
    }
}

/// An authenticated member and their device.
public struct SignedInDevice: Equatable, Sendable {
    public let member: Member.ID
    public let session: Session.ID
    /// The time at which the member has to authenticate again.
    public let expiresAt: Moment

    public init(member: Member.ID, session: Session.ID, expiresAt: Moment) {
        self.member = member
        self.session = session
        self.expiresAt = expiresAt
    }
}

/// A program that was authenticated by an API token.
public struct APITokenHolder: Equatable, Sendable {
    public let member: Member.ID
    public let token: APIToken.ID
    public let scope: APIToken.Scope

    public init(member: Member.ID, token: APIToken.ID, scope: APIToken.Scope) {
        self.member = member
        self.token = token
        self.scope = scope
    }
}
