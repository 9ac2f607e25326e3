public import Database
public import Domain

public struct SQLRequestLog: RequestLog {
    private let database: Database
    private let seal: any AnswerSeal
    private let clock: any WallClock

    public init(_ database: Database, seal: any AnswerSeal, clock: any WallClock) {
        self.database = database
        self.seal = seal
        self.clock = clock
    }

    public func recall(_ request: KeyedRequest) async throws -> StoredAnswer? {
        let (now, pending) = (clock.now, pending(of: request))
        let known = try await database.read { try KnownRequest(pending.owner, pending.key, at: now, in: $0) }
        guard let known else { return nil }
        guard known.fingerprint == pending.fingerprint else { throw RequestKeyRefusal.reused }
        let answer = known.answer.flatMap { seal.open($0, for: pending.place) }.flatMap(
            StoredAnswer.init(bytes:)
        )
        guard answer != nil || known.result != nil else { throw known.withoutAnswer(at: now) }
        return answer
    }

    public func marking<Value: Sendable>(_ request: KeyedRequest, _ work: () async throws -> Value) async
        -> (outcome: Result<Value, any Error>, mark: RequestMark)
    {
        let pending = pending(of: request)
        do {
            let value = try await Database.$companions.withValue(Database.companions + [pending]) {
                try await work()
            }
            return (.success(value), pending.mark)
        } catch {
            return (.failure(error), pending.mark)
        }
    }

    public func keep(_ answer: StoredAnswer, to request: KeyedRequest, about member: Member.ID?) async throws
    {
        let (now, pending) = (clock.now, pending(of: request))
        let sealed = seal.seal(answer.bytes, for: pending.place)
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO request_keys (owner, key, member, fingerprint, answer, at)
                VALUES (\(pending.owner), \(pending.key), \(member ?? pending.member),
                    \(pending.fingerprint), \(sealed), \(now))
                ON CONFLICT (owner, key) DO UPDATE
                SET answer = excluded.answer, member = excluded.member
                WHERE request_keys.fingerprint = excluded.fingerprint
                """
            )
        }
    }

    private func pending(of request: KeyedRequest) -> PendingRequest {
        let body = seal.fingerprint(of: request.body)
        let fingerprint = seal.fingerprint(of: Array(request.target.utf8) + [0] + body)
        return PendingRequest(request, fingerprint: fingerprint, at: clock.now)
    }
}

extension PendingRequest {
    /// Binds the seal to its row: a response copied to another row can't be opened.
    fileprivate var place: [UInt8] { Array("\(owner)\n\(key)\n".utf8) + fingerprint }
}

extension StoredAnswer {
    /// The status and each header on a line, an empty line, and the body.
    fileprivate var bytes: [UInt8] {
        let lines = ["\(status)"] + headers.sorted { $0.key < $1.key }.map { "\($0): \($1)" } + ["", ""]
        return Array(lines.joined(separator: "\n").utf8) + body
    }

    fileprivate init?(bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let end = lines.firstIndex(where: \.isEmpty) else { return nil }
        let head = lines[..<end].map { String(decoding: $0, as: UTF8.self) }
        guard let status = head.first.flatMap({ Int($0) }) else { return nil }
        let headers = head.dropFirst().compactMap { line -> (String, String)? in
            guard let colon = line.firstRange(of: ": ") else { return nil }
            return (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
        }
        self.init(
            status: status,
            headers: Dictionary(headers) { first, _ in first },
            body: Array(bytes[lines[end].endIndex...].dropFirst())
        )
    }
}
