import HTTPServer
import JSONCoding
import Synchronization

/// The part of PortOne's API that the sandbox speaks.
extension SandboxProvider {
    private static let body = BodyPolicy.buffered(limit: 64 << 10)

    var protocolRoutes: [Route] {
        [
            Route(.post, "/payments/{id}/pre-register", body: Self.body) { [self] request in
                try await serve(.register, request) { $0.register($1, $2) }
            },
            Route(.get, "/payments/{id}") { [self] request in
                try await serve(.get, request) { payments, id, _ in payments.get(id) }
            },
            Route(.post, "/payments/{id}/confirm", body: Self.body) { [self] request in
                let now = configuration.now()
                return try await serve(.confirm, request) { $0.confirm($1, $2, at: now) }
            },
            Route(.post, "/payments/{id}/cancel", body: Self.body) { [self] request in
                try await cancel(request)
            },
        ]
    }

    private typealias Action = (inout SandboxPayments, String, JSON) -> SandboxAnswer

    private func cancel(_ request: Request) async throws -> Response {
        let now = configuration.now()
        let fault = state.withLock { $0.faults.next(.cancel) }
        return try await serve(.cancel, fault, request) {
            $0.cancel($1, $2, isLater: fault == .later, at: now)
        }
    }

    private func serve(
        _ operation: SandboxFault.Operation,
        _ request: Request,
        _ action: Action
    ) async throws -> Response {
        let fault = state.withLock { $0.faults.next(operation) }
        return try await serve(operation, fault, request, action)
    }

    private func serve(
        _ operation: SandboxFault.Operation,
        _ fault: SandboxFault.Kind?,
        _ request: Request,
        _ action: Action
    ) async throws -> Response {
        guard request.headers["Authorization"] == "PortOne \(configuration.apiSecret)" else {
            return SandboxAnswer.refused(401, "UNAUTHORIZED").response
        }
        switch fault {
        case .failBefore: return SandboxAnswer.failed.response
        case .dropBefore: return Response(content: .disconnect)
        case .refuse: return SandboxAnswer.refused(400, "INVALID_REQUEST").response
        case .forget: return SandboxAnswer.refused(404, "PAYMENT_NOT_FOUND").response
        default: break
        }
        await configuration.pause(operation)
        let answer = await once(operation, request, action)
        await configuration.pause(operation)
        switch fault {
        case .slow:
            try await Task.sleep(for: configuration.slowness)
            return answer.response
        case .failAfter: return SandboxAnswer.failed.response
        case .dropAfter: return Response(content: .disconnect)
        case .cutOff: return answer.cutOff
        case let kind?: return answer.contradicted(kind).response
        case nil: return answer.response
        }
    }

    /// Does it once for each idempotency key, and answers a repetition alike.
    private func once(
        _ operation: SandboxFault.Operation,
        _ request: Request,
        _ action: Action
    ) async -> SandboxAnswer {
        let id = request.parameters["id"] ?? ""
        let body = (try? JSON(parsing: request.body.bytes)) ?? .null
        let key = request.headers["Idempotency-Key"].map { "\(operation) \(id) \($0)" }
        if let key {
            let (answer, isUnderway) = state.withLock { state in
                (state.answers[key], !state.underway.insert(key).inserted)
            }
            if let answer { return answer }
            if isUnderway { return .refused(409, "IDEMPOTENCY_OUTSTANDING_REQUEST") }
        }
        let answer = await change { action(&$0, id, body) }
        if let key { state.withLock { $0.answers[key] = answer } }
        return answer
    }
}
