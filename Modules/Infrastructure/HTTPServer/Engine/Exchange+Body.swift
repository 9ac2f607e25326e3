import CMicroHTTPD
import Synchronization

/// The callbacks that deliver the body.
extension Exchange {
    /// Time for a client to finish sending after an early response.
    private static let lingering = Duration.seconds(5)

    func receive(_ data: UnsafePointer<CChar>, _ size: UnsafeMutablePointer<Int>) -> MHD_Result {
        let count = size.pointee
        guard received + count <= bodyLimit else {
            size.pointee = 0
            let rejection = Rejection.bodyTooLarge(limit: bodyLimit)
            bodyStream?.fail(rejection)
            return answerDirectly(rejection, awaitingContinue: false)
        }
        guard let bodyStream else {
            if case .handle = decision {
                let bytes = UnsafeRawBufferPointer(start: data, count: count)
                buffered.append(contentsOf: bytes)
            }
            received += count
            size.pointee = 0
            return cmhd_yes()
        }
        if shared.withLock({ $0.response != nil }) {
            received += count
            size.pointee = 0
            return cmhd_yes()
        }
        return offer(UnsafeRawBufferPointer(start: data, count: count), size, to: bodyStream)
    }

    func bodyIsWhole() -> MHD_Result {
        guard connection.expect(by: 0) else { return cmhd_no() }
        phase = .running
        if let bodyStream {
            shared.withLock { $0.isReceiving = false }
            bodyStream.finish()
        } else {
            request?.body = RequestBody(buffered)
            buffered = []
            launch()
        }
        return run()
    }

    func startStreaming(_ route: Route, _ parameters: [String: String]) {
        let stream = BodyStream { [weak self] in self?.wake() }
        bodyStream = stream
        request?.body = RequestBody(stream)
        shared.withLock { shared in
            shared.runsElsewhere = true
            shared.isReceiving = phase == .receiving
        }
        launch()
    }

    /// While the reader is behind, the connection is suspended and the client's deadline does not run.
    private func offer(
        _ bytes: UnsafeRawBufferPointer,
        _ size: UnsafeMutablePointer<Int>,
        to stream: BodyStream
    ) -> MHD_Result {
        if stream.offer(bytes.bindMemory(to: UInt8.self)) {
            received += bytes.count
            size.pointee = 0
            let deadline = Uptime.now + engine.bodyTime
            if isBehind {
                isBehind = false
                return connection.expect(by: deadline) ? cmhd_yes() : cmhd_no()
            }
            return cmhd_yes()
        }
        isBehind = true
        guard connection.expect(by: 0) else { return cmhd_no() }
        rest { $0.response != nil || stream.hasRoom }
        return cmhd_yes()
    }

    /// Answers where the library cannot, then closes the connection: at once if the client awaits `100
    /// Continue`, otherwise after draining input. Without draining, the client might never see the
    /// response.
    func answerDirectly(_ rejection: Rejection, awaitingContinue: Bool) -> MHD_Result {
        guard let request else { return cmhd_no() }
        let response = engine.router.finished(engine.router.answering(rejection, request), for: request)
        wasAnswered(status: response.status)
        let deadline = Uptime.now + Exchange.lingering.nanoseconds
        connection.answerDirectly(
            RawAnswer.bytes(response, withBody: request.method != .head),
            discardUntil: deadline
        )
        phase = .lingering
        return awaitingContinue ? cmhd_no() : cmhd_yes()
    }
}
