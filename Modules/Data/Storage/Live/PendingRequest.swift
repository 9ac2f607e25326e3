import Database
import Domain
import Synchronization

/// A request's row, written in the transaction of its first change.
final class PendingRequest: Companion {
    let owner: String
    let member: Member.ID?
    let key: String
    let fingerprint: [UInt8]
    private let now: Moment
    private let state = Mutex(RequestMark.none)

    init(_ request: KeyedRequest, fingerprint: [UInt8], at now: Moment) {
        (owner, member) = request.place.owner.stored
        key = request.place.key.text
        self.fingerprint = fingerprint
        self.now = now
    }

    var mark: RequestMark { state.withLock { $0 } }

    var isWaiting: Bool { mark == .none }

    func join(_ connection: Connection) throws {
        guard try put(connection, making: nil) == nil else { throw RequestKeyRefusal.doneBefore }
    }

    /// The running task's request with a key, unless it is recorded already.
    static var current: PendingRequest? {
        Database.companions.lazy.compactMap { $0 as? PendingRequest }.first { $0.isWaiting }
    }

    func arrive() { arrive(as: .made) }

    func arrive(as mark: RequestMark) { state.withLock { $0 = mark } }

    /// Records the request. When it was done before, returns the identifier of what it made.
    ///
    /// Inserts without looking first: on PostgreSQL, reading a missing row conflicts with concurrent inserts.
    func put(_ connection: Connection, making result: Int64?) throws -> Int64? {
        let isFirst = try connection.execute(
            """
            INSERT INTO request_keys (owner, key, member, fingerprint, result, at)
            VALUES (\(owner), \(key), \(member), \(fingerprint), \(result), \(now))
            ON CONFLICT (owner, key) DO UPDATE
            SET fingerprint = excluded.fingerprint, result = excluded.result, answer = NULL, at = excluded.at
            WHERE request_keys.at <= \(now - RequestKey.memory)
            """
        )
        guard isFirst == 0 else { return nil }
        guard let known = try KnownRequest(owner, key, at: now, in: connection) else {
            throw RequestKeyRefusal.inProgress
        }
        guard known.fingerprint == fingerprint else { throw RequestKeyRefusal.reused }
        if let made = known.result { return made }
        // If a response was stored meanwhile, the client's next attempt gets it.
        throw known.answer == nil ? known.withoutAnswer(at: now) : .inProgress
    }
}

/// A recorded request.
struct KnownRequest {
    let fingerprint: [UInt8]
    let result: Int64?
    let answer: [UInt8]?
    private let at: Moment

    /// Returns nil for a new request, or one so old that it counts as new.
    init?(_ owner: String, _ key: String, at now: Moment, in connection: Connection) throws {
        let row = try connection.first(
            """
            SELECT fingerprint, result, answer, at FROM request_keys
            WHERE owner = \(owner) AND key = \(key) AND at > \(now - RequestKey.memory)
            """
        )
        guard let row else { return nil }
        fingerprint = try row.value("fingerprint")
        result = try row.value("result")
        answer = try row.value("answer")
        at = try row.value("at")
    }

    /// Within ``RequestKey/patience`` the first request may still be in progress; after it, it isn't.
    func withoutAnswer(at now: Moment) -> RequestKeyRefusal {
        now < at + RequestKey.patience ? .inProgress : .doneBefore
    }
}

extension KeyedRequest.Owner {
    var stored: (owner: String, member: Member.ID?) {
        switch self {
        case .member(let member): ("member \(member.rawValue)", member)
        case .origin(let origin): ("origin \(origin)", nil)
        }
    }
}
