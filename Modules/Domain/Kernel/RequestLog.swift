/// A request that came with a key: whose it is, and everything that makes it this one and no other.
public struct KeyedRequest: Sendable {
    /// Whose key it is. The same text of another owner is another key.
    public enum Owner: Hashable, Sendable {
        case member(Member.ID)
        /// A client that isn't signed in, by its network address.
        case origin(String)
    }

    /// What no two requests share.
    public struct Place: Hashable, Sendable {
        public let owner: Owner
        public let key: RequestKey
    }

    public let place: Place
    /// What is done to what.
    public let target: String
    public let body: [UInt8]

    public init(_ key: RequestKey, of owner: Owner, _ target: String, _ body: [UInt8]) {
        place = Place(owner: owner, key: key)
        self.target = target
        self.body = body
    }
}

/// What was answered to a request with a key, to be said again.
public struct StoredAnswer: Equatable, Sendable {
    /// Longer ones are not kept.
    public static let mostBytes = 64 * 1024

    public let status: Int
    /// Those that matter to who asked.
    public let headers: [String: String]
    public let body: [UInt8]

    public init(status: Int, headers: [String: String], body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// What became of a request with a key.
public enum RequestMark: Sendable {
    /// Nothing was changed.
    case none
    /// Something was changed, and that it was done is known from now on.
    case made
    /// It had been done before: what it made was found, and nothing was made.
    case found
}

/// Remembers which requests were done, and what was answered.
public protocol RequestLog: Sendable {
    /// What was answered before; nil for a request that is new, or whose answer can be found out again.
    ///
    /// Throws ``RequestKeyRefusal``: `reused` when the key came with another request, `inProgress` and
    /// `doneBefore` when it was done and the answer isn't known.
    func recall(_ request: KeyedRequest) async throws -> StoredAnswer?

    /// Does `work`. That it was done is kept in one transaction with the first change it makes, so it can't
    /// be done twice, wherever it is interrupted. Counted tries are no changes.
    func marking<Value: Sendable>(_ request: KeyedRequest, _ work: () async throws -> Value) async
        -> (outcome: Result<Value, any Error>, mark: RequestMark)

    /// Keeps what was answered.
    /// - Parameter member: whose account it was about, where that is not who asked; it goes with the account.
    func keep(_ answer: StoredAnswer, to request: KeyedRequest, about member: Member.ID?) async throws
}

/// Encrypts what is remembered of requests, so that the database alone doesn't reveal it.
public protocol AnswerSeal: Sendable {
    /// By which content is recognised and from which nothing of it can be guessed.
    func fingerprint(of content: [UInt8]) -> [UInt8]

    /// - Parameter place: opens nowhere else.
    func seal(_ answer: [UInt8], for place: [UInt8]) -> [UInt8]

    /// Nil for what was not sealed by this server for this place.
    func open(_ sealed: [UInt8], for place: [UInt8]) -> [UInt8]?
}
