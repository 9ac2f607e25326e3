/// A request with a key: its owner and everything that identifies it.
public struct KeyedRequest: Sendable {
    /// The owner of a key. Keys of different owners are distinct.
    public enum Owner: Hashable, Sendable {
        case member(Member.ID)
        /// A client that isn't signed in, by network address.
        case origin(String)
    }

    /// The unique key of a request.
    public struct Place: Hashable, Sendable {
        public let owner: Owner
        public let key: RequestKey
    }

    public let place: Place
    /// The action and what it applies to.
    public let target: String
    public let body: [UInt8]

    public init(_ key: RequestKey, of owner: Owner, _ target: String, _ body: [UInt8]) {
        place = Place(owner: owner, key: key)
        self.target = target
        self.body = body
    }
}

/// A stored response, to be repeated.
public struct StoredAnswer: Equatable, Sendable {
    /// Longer responses aren't stored.
    public static let mostBytes = 64 * 1024

    public let status: Int
    /// The headers that matter to the client.
    public let headers: [String: String]
    public let body: [UInt8]

    public init(status: Int, headers: [String: String], body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// The outcome of a request with a key.
public enum RequestMark: Sendable {
    /// Nothing was changed.
    case none
    /// Something was changed, and the request is recorded as done.
    case made
    /// The request had been done before; its result was found and nothing was made.
    case found
}

/// Records requests that were done and their responses.
public protocol RequestLog: Sendable {
    /// Returns the earlier response; nil for a new request, or one whose response can be reconstructed.
    ///
    /// Throws ``RequestKeyRefusal``: `reused` when the key came with another request, `inProgress` and
    /// `doneBefore` when it was done and the response isn't known.
    func recall(_ request: KeyedRequest) async throws -> StoredAnswer?

    /// Runs `work` and records it in the same transaction as its first change, so that it can't run twice
    /// even if interrupted. Counted attempts aren't changes.
    func marking<Value: Sendable>(_ request: KeyedRequest, _ work: () async throws -> Value) async
        -> (outcome: Result<Value, any Error>, mark: RequestMark)

    /// Stores the response.
    /// - Parameter member: the account it is about, if not the caller's; the response is deleted with it.
    func keep(_ answer: StoredAnswer, to request: KeyedRequest, about member: Member.ID?) async throws
}

/// Encrypts stored responses, so that the database alone doesn't reveal them.
public protocol AnswerSeal: Sendable {
    /// A keyed hash that identifies content without revealing it.
    func fingerprint(of content: [UInt8]) -> [UInt8]

    /// - Parameter place: required to open the sealed response.
    func seal(_ answer: [UInt8], for place: [UInt8]) -> [UInt8]

    /// Returns nil unless this server sealed it for this place.
    func open(_ sealed: [UInt8], for place: [UInt8]) -> [UInt8]?
}
