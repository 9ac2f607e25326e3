import CMicroHTTPD

/// The first callback: the head is there.
extension Exchange {
    /// A small body that nobody wants is read and thrown away, so that the connection can live on.
    private static let discarded = 64 << 10

    func begin(
        method name: UnsafePointer<CChar>,
        url: UnsafePointer<CChar>,
        version: UnsafePointer<CChar>
    ) -> MHD_Result {
        guard connection.begin(self) else { return cmhd_no() }
        let line = RequestHead.Line(method: name, url: url, version: version, targetSize: targetSize)
        let head = RequestHead(native, line)
        connection.noteMemory(head: name, size: cmhd_head_size(native))
        methodName = String(cString: name)
        let method = Method(rawValue: methodName)
        let request = makeRequest(method, head)
        self.request = request
        decision = decide(request, method: method, head: head)
        if case .refuse(.badRequest) = decision { isLast = true }
        // The library's reading of chunks is laxer than RFC 9112's, so that what it takes for the next
        // request could be part of this one to a proxy.
        if head.declaredLength == nil { isLast = true }
        guard head.hasBody else { return proceed() }
        if case .refuse(let rejection) = decision, mustCloseAfter(rejection, head) {
            return answerDirectly(rejection, awaitingContinue: head.expectsContinue)
        }
        return awaitBody(declared: head.declaredLength)
    }

    /// Whether the library has read the whole head.
    var hasHead: Bool { cmhd_head_size(native) > 0 }

    /// Refuses a head that never reaches `begin`, because the library will not have it.
    func answerForLibrary() {
        let head = RequestHead(native, nil)
        request = makeRequest(nil, head)
        let tooLarge = Rejection.headersTooLarge(limit: engine.configuration.limits.headers)
        let rejection = head.flaw.map { Rejection.badRequest(reason: $0) } ?? tooLarge
        _ = answerDirectly(rejection, awaitingContinue: true)
    }

    private func makeRequest(_ method: Method?, _ head: RequestHead) -> Request {
        var headers = head.headers
        // RFC 9112, 3.2.2: what the target says counts.
        if let authority = target.authority { headers["Host"] = authority }
        return Request(
            method: method ?? .get,
            target: target,
            headers: headers,
            body: .empty,
            remoteAddress: connection.remoteAddress,
            id: RequestID.accepted(headers["X-Request-Id"]) ?? RequestID.make()
        )
    }

    private func decide(_ request: Request, method: Method?, head: RequestHead) -> Router.Decision {
        let limits = engine.configuration.limits
        if engine.isStopping { return .refuse(.stopping) }
        if targetSize > limits.uri { return .refuse(.uriTooLong(limit: limits.uri)) }
        if cmhd_head_size(native) > limits.headers { return .refuse(.headersTooLarge(limit: limits.headers)) }
        if let flaw = head.flaw { return .refuse(.badRequest(reason: flaw)) }
        let decision = engine.router.decide(request, method: method)
        guard case .handle(let route, _) = decision else { return decision }
        self.route = route
        let least = head.declaredLength ?? 1
        return route.body.refusal(of: least).map { .refuse($0) } ?? decision
    }

    private func mustCloseAfter(_ rejection: Rejection, _ head: RequestHead) -> Bool {
        switch rejection {
        case .bodyTooLarge, .badRequest, .stopping: true
        default: head.expectsContinue || head.declaredLength ?? .max > Exchange.discarded
        }
    }

    private func awaitBody(declared: Int?) -> MHD_Result {
        phase = .receiving
        let deadline = Uptime.now + engine.bodyTime
        guard connection.expect(by: deadline) else { return cmhd_no() }
        guard case .handle(let route, let parameters) = decision else {
            bodyLimit = Exchange.discarded
            return cmhd_yes()
        }
        switch route.body {
        case .none:
            break
        case .buffered(let limit):
            bodyLimit = limit
            buffered.reserveCapacity(min(declared ?? 0, limit, 64 << 10))
        case .streamed(let limit):
            bodyLimit = limit
            startStreaming(route, parameters)
        }
        return cmhd_yes()
    }

    /// No body comes: the request is whole. The answer waits for the library's second call all the same,
    /// because it takes an answer to the first for a refused upload and closes.
    private func proceed() -> MHD_Result {
        phase = .running
        if case .handle(let route, let parameters) = decision, case .streamed = route.body {
            startStreaming(route, parameters)
            bodyStream?.finish()
        } else {
            launch()
        }
        return cmhd_yes()
    }
}
