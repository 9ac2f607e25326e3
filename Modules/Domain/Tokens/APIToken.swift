/// A token by which a program acts for a member, without their password.
public struct APIToken: Identifiable, Equatable, Sendable {
    /// The maximum number of tokens per member that are valid at a time.
    public static let perMember = 20
    public static let longestName = 40
    /// For how many days one may be valid.
    public static let days = 1...365

    public let id: Identifier<APIToken>
    public let member: Member.ID
    /// By which the member recognises the program in a list.
    public let name: String
    public let scope: Scope
    public let createdAt: Moment
    public let expiresAt: Moment
    /// To the day. Nil before the first use.
    public let lastUsedAt: Moment?

    public init(
        id: ID,
        member: Member.ID,
        name: String,
        scope: Scope,
        createdAt: Moment,
        expiresAt: Moment,
        lastUsedAt: Moment? = nil
    ) {
        (self.id, self.member, self.name, self.scope) = (id, member, name, scope)
        (self.createdAt, self.expiresAt, self.lastUsedAt) = (createdAt, expiresAt, lastUsedAt)
    }

    /// What a program may do with it.
    public enum Scope: String, CaseIterable, Sendable {
        case read
        /// Read and write.
        case write
    }

    /// What a member says about a new one.
    public struct Request: Sendable {
        let name: String
        let scope: Scope
        let days: Int

        /// Throws the refusals of all fields that a rule refuses.
        public init(name: String, scope: Scope, days: Int) throws {
            let name = name.tidied()
            var refusals = RefusalCollector()
            _ = try refusals.collect {
                guard !name.isEmpty else { throw APITokenRefusal.nameMissing }
                guard name.fits(APIToken.longestName) else { throw APITokenRefusal.nameTooLong }
            }
            _ = try refusals.collect {
                guard APIToken.days.contains(days) else { throw APITokenRefusal.daysOutOfRange }
            }
            try refusals.throwIfRefused()
            (self.name, self.scope, self.days) = (name, scope, days)
        }
    }
}

public enum APITokenRefusal: String, Refusal, CaseIterable {
    case notFound = "api-token.not-found"
    case nameMissing = "api-token.name-missing"
    case nameTooLong = "api-token.name-too-long"
    case daysOutOfRange = "api-token.days-out-of-range"
    case tooMany = "api-token.too-many"
    /// It expired, was removed, or ended with the sessions. A new one is needed.
    case ended = "api-token.ended"
    /// The token may only read.
    case readOnly = "api-token.read-only"
    /// The account itself, and the rights of an operator, aren't open to programs.
    case deviceNeeded = "api-token.device-needed"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .nameMissing, .nameTooLong, .daysOutOfRange: .invalid
        case .tooMany: .conflict
        case .ended: .unauthenticated
        case .readOnly, .deviceNeeded: .forbidden
        }
    }

    public var field: String? {
        switch self {
        case .nameMissing, .nameTooLong: "name"
        case .daysOutOfRange: "days"
        case .notFound, .tooMany, .ended, .readOnly, .deviceNeeded: nil
        }
    }
}
