import CMicroHTTPD

/// The first callback, with the head.
extension Exchange {
    /// Size up to which an unwanted body is read and discarded, so that the connection stays usable.
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
        // The library parses chunks less strictly than RFC 9112. A proxy could see part of this body in
        // what the library takes for the next request.
        if head.declaredLength == nil { isLast = true }
        guard head.hasBody else { return proceed() }
        if case .refuse(let rejection) = decision, mustCloseAfter(rejection, head) {
            return answerDirectly(rejection, awaitingContinue: head.expectsContinue)
        }
        return awaitBody(declared: head.declaredLength)
    }

    /// Whether the library has read the complete head.
    var hasHead: Bool { cmhd_head_size(native) > 0 }

    /// Answers a head that never reaches `begin` because the library refuses it.
    func answerForLibrary() {
        let head = RequestHead(native, nil)
        request = makeRequest(nil, head)
        let tooLarge = Rejection.headersTooLarge(limit: engine.configuration.limits.headers)
        let rejection = head.flaw.map { Rejection.badRequest(reason: $0) } ?? tooLarge
        _ = answerDirectly(rejection, awaitingContinue: true)
    }

    private func makeRequest(_ method: Method?, _ head: RequestHead) -> Request {
        var headers = head.headers
        // RFC 9112, 3.2.2: the target takes precedence.
        if let authority = target.authority { headers["Host"] = authority }
        let request = Request(
            method: method ?? .get,
            target: target,
            headers: headers,
            body: .empty,
            remoteAddress: connection.remoteAddress,
            id: RequestID.accepted(from: headers) ?? RequestID.make()
        )
        let configuration = engine.configuration
        if configuration.accessLog != nil { client = configuration.proxies.client(of: request) }
        return request
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

    /// Continues with a request that has no body. The response still waits for the second callback: the
    /// library treats a response in the first as a refused upload and closes.
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
