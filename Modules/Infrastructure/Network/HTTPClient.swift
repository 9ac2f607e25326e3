/// An HTTP client for concurrent requests, with deadlines and a size limit. Retries idempotent requests and
/// checks redirects.
public final class HTTPClient: Sendable {
    private let transport: CurlTransport
    private let retries: RetryPolicy
    private let redirectLimit: Int
    private let surroundings: Surroundings

    /// - Parameters:
    ///   - responseLimit: in bytes, after decompression.
    ///   - reach: `.publicAddresses` for addresses that others chose.
    public init(
        retries: RetryPolicy = RetryPolicy(),
        responseLimit: Int = 16 << 20,
        redirectLimit: Int = 5,
        reach: NetworkReach = .everything,
        surroundings: Surroundings = Surroundings()
    ) {
        transport = CurlTransport(responseLimit: responseLimit, reach: reach)
        self.retries = retries
        self.redirectLimit = redirectLimit
        self.surroundings = surroundings
    }

    /// Returns a response of any status. Throws ``NetworkError``.
    public func send(_ request: ClientRequest) async throws -> ClientResponse {
        do {
            return try await beforeDeadline(of: request)
        } catch is CancellationError {
            throw NetworkError.cancelled
        }
    }

    /// Sends the request once, without following redirects, and returns after the head has arrived. `timeout`
    /// limits the time without data, after which the connection counts as lost.
    public func open(_ request: ClientRequest) async throws -> ClientStream {
        do {
            return try await transport.open(request)
        } catch is CancellationError {
            throw NetworkError.cancelled
        }
    }

    private func beforeDeadline(of request: ClientRequest) async throws -> ClientResponse {
        try await withThrowingTaskGroup(of: ClientResponse.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await self.followingRedirects(request) }
            group.addTask {
                try await self.surroundings.deadline(request.timeout)
                throw NetworkError.timedOut
            }
            guard let response = try await group.next() else { throw NetworkError.cancelled }
            return response
        }
    }

    private func followingRedirects(_ request: ClientRequest) async throws -> ClientResponse {
        let redirect = Redirect(first: request, lookUp: surroundings.lookUp)
        var current = request
        for _ in 0...redirectLimit {
            let response = try await repeating(current)
            guard let next = try await redirect.follow(response, to: current) else { return response }
            current = next
        }
        throw NetworkError.tooManyRedirects(limit: redirectLimit)
    }

    private func repeating(_ request: ClientRequest) async throws -> ClientResponse {
        let attempts = request.mayBeRepeated ? max(retries.attempts, 1) : 1
        var attempt = 1
        while true {
            let outcome = await Result.catching { try await self.transport.send(request) }
            guard attempt < attempts, let pause = pause(after: outcome, attempt: attempt) else {
                return try outcome.get()
            }
            try await surroundings.pause(pause)
            attempt += 1
        }
    }

    /// Nil when a retry can't help, or when the server asks for too long a pause.
    private func pause(after outcome: Result<ClientResponse, any Error>, attempt: Int) -> Duration? {
        let ownPause = retries.pause(afterAttempt: attempt, chance: surroundings.chance())
        switch outcome {
        case .failure(NetworkError.unreachable): return ownPause
        case .failure: return nil
        case .success(let response):
            let asked = response.retryAfter(now: surroundings.now())
            // A conflict with a retry time is caused by an earlier attempt of this request.
            let helps = [502, 503, 504].contains(response.status) || response.status == 409 && asked != nil
            guard helps else { return nil }
            guard let asked else { return ownPause }
            return asked <= retries.longestRetryAfter ? max(asked, ownPause) : nil
        }
    }
}

extension Result where Failure == any Error {
    fileprivate static func catching(_ body: () async throws -> Success) async -> Self {
        do { return .success(try await body()) } catch { return .failure(error) }
    }
}
