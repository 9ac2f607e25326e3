public import Domain
import HTTPServer
import Synchronization
import Wire

/// Runs a request with an `Idempotency-Key` once, and answers repetitions with the first response.
public struct RepeatedRequests: Sendable {
    static let header = "Idempotency-Key"
    static let mark = "Idempotency-Replayed"
    private static let keptHeaders = [
        "Cache-Control", "Content-Language", "Content-Type", "Location", "Retry-After", "WWW-Authenticate",
    ]

    private let memory: any RequestLog
    private let underway = RequestsInProgress()
    private let failed: @Sendable (any Error) -> Void

    /// - Parameter failed: receives errors from storing responses.
    public init(_ memory: any RequestLog, failed: @escaping @Sendable (any Error) -> Void) {
        self.memory = memory
        self.failed = failed
    }

    /// Wraps the endpoint; requests without a key are unaffected.
    func around(_ endpoint: Endpoint) -> Endpoint {
        guard endpoint.takesKey else { return endpoint }
        var repeatable = endpoint
        repeatable.answer = { [self] asked, who in
            guard let text = asked.request.headers[Self.header] else {
                return try await endpoint.answer(asked, who)
            }
            let key = try RequestKey(text)
            var asked = asked
            // An upload's content is part of the request's fingerprint, so it is read first.
            if endpoint.upload != nil {
                asked.request.body = RequestBody(try await asked.request.body.collected())
            }
            return try await answer(asked, key, who, endpoint)
        }
        return repeatable
    }

    private func answer(_ call: Asked, _ key: RequestKey, _ who: SignedIn?, _ endpoint: Endpoint)
        async throws -> Reply
    {
        let asked = endpoint.keyed(call, with: key, by: who)
        guard !endpoint.isRetold else {
            let (outcome, mark) = await memory.marking(asked) { try await endpoint.answer(call, who) }
            return mark == .found ? try outcome.get().replayed(Self.mark) : try outcome.get()
        }
        return try await underway.alone(asked.place) {
            if let kept = try await memory.recall(asked) { return Reply(repeating: kept, Self.mark) }
            let (outcome, mark) = await memory.marking(asked) { try await endpoint.answer(call, who) }
            await keep(outcome, mark, asked, call.request)
            return mark == .found ? try outcome.get().replayed(Self.mark) : try outcome.get()
        }
    }

    /// Stores the response. A refusal after a change is stored like a success; one without a change is
    /// evaluated again, like every failure.
    private func keep(
        _ outcome: Result<Reply, any Error>,
        _ mark: RequestMark,
        _ asked: KeyedRequest,
        _ request: Request
    ) async {
        var about: Member.ID?
        let response: Response
        switch outcome {
        case .success(let reply):
            response = reply.response
            about = reply.newcomer
        case .failure(let refusal as any Refusal) where mark == .made:
            response = Problem(refusal).response(to: request)
        case .failure: return
        }
        guard let answer = StoredAnswer(response, Self.keptHeaders) else { return }
        // The client may disconnect and repeat the request, so the response is stored regardless.
        await Task { [memory, failed, about] in
            do { try await memory.keep(answer, to: asked, about: about) } catch { failed(error) }
        }.value
    }
}

/// The requests in progress on this server. A repetition waits until the first has finished.
private final class RequestsInProgress: Sendable {
    private typealias Waiting = [CheckedContinuation<Void, Never>]

    private let places = Mutex<[KeyedRequest.Place: Waiting]>([:])

    func alone<Value>(_ place: KeyedRequest.Place, _ work: () async throws -> Value) async throws -> Value {
        while !take(place) { await left(place) }
        defer { leave(place) }
        return try await work()
    }

    private func take(_ place: KeyedRequest.Place) -> Bool {
        places.withLock { places in
            guard places[place] == nil else { return false }
            places[place] = []
            return true
        }
    }

    /// Returns when the request in progress has finished, or when the caller is cancelled.
    private func left(_ place: KeyedRequest.Place) async {
        await withCheckedContinuation { waiting in
            let isFree = places.withLock { places in
                places[place]?.append(waiting)
                return places[place] == nil
            }
            if isFree { waiting.resume() }
        }
    }

    private func leave(_ place: KeyedRequest.Place) {
        places.withLock { $0.removeValue(forKey: place) }?.forEach { $0.resume() }
    }
}

extension Endpoint {
    var takesKey: Bool { method == .post }

    /// A page calls an endpoint by its pattern, so the pattern with its parameters identifies the request.
    fileprivate func keyed(_ asked: Asked, with key: RequestKey, by who: SignedIn?) -> KeyedRequest {
        let member = access == .anyone ? nil : who?.member
        return KeyedRequest(
            key,
            of: member.map { .member($0) } ?? .origin(asked.request.origin.text),
            ([method.rawValue, path] + asked.places(of: self)).joined(separator: "\n"),
            asked.bytes
        )
    }
}

extension Reply {
    fileprivate init(repeating kept: StoredAnswer, _ mark: String) {
        var response = Response(status: kept.status)
        if !kept.body.isEmpty { response.content = .bytes(kept.body) }
        for (name, value) in kept.headers { response.headers[name] = value }
        self = .other(response).replayed(mark)
    }

    fileprivate func replayed(_ mark: String) -> Reply {
        var response = response
        response.headers[mark] = "true"
        return .other(response)
    }

    /// The member that a sign-up or sign-in request identifies.
    fileprivate var newcomer: Member.ID? {
        if case .body(let body as SessionGrantBody, _) = self { body.admission.account.id } else { nil }
    }
}

extension StoredAnswer {
    /// Nil for responses that are not stored: failures, streams and long ones.
    fileprivate init?(_ response: Response, _ names: [String]) {
        guard response.status < 500 else { return nil }
        let body: [UInt8]
        switch response.content {
        case .empty: body = []
        case .bytes(let bytes): body = bytes
        case .file, .events, .disconnect: return nil
        }
        guard body.count <= Self.mostBytes else { return nil }
        let headers = names.compactMap { name in response.headers[name].map { (name, $0) } }
        self.init(status: response.status, headers: Dictionary(headers) { first, _ in first }, body: body)
    }
}
