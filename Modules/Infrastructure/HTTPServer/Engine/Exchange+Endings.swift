import CMicroHTTPD
import Synchronization

/// The ways in which an exchange is cut short or comes to its end.
extension Exchange {
    /// The client stopped sending for good: whoever works for it may stop as well.
    func clientLeft() {
        let (task, stream) = shared.withLock { ($0.isReceiving ? nil : $0.task, $0.stream) }
        task?.cancel()
        stream?.drop()
    }

    func beat() {
        let stream = shared.withLock { $0.stream }
        if let stream, stream.isQuiet { stream.send(.heartbeat) }
    }

    /// Keeps only what an open stream needs.
    func settle() {
        request?.headers = Headers()
        request?.parameters = [:]
        decision = .refuse(.notFound)
        connection.returnMemory(engine.configuration.limits.connectionMemory)
    }

    func endStream() {
        shared.withLock { $0.stream }?.close()
    }

    /// Gives up on an exchange that did not end in time; what it still runs, it runs on the shared pool.
    func abandon() {
        let task = shared.withLock { shared in
            shared.isOver = true
            return shared.task
        }
        task?.cancel()
        endStream()
        moveElsewhere()
        wake()
    }

    func wasAnswered(status: Int) {
        shared.withLock { $0.status = status }
    }

    /// The library is done with the request, for better or worse.
    func finish(answered: Bool) {
        let (task, stream, given) = shared.withLock { shared in
            shared.isOver = true
            return (shared.task, shared.stream, shared.status)
        }
        // What never reached a handler was answered by the library itself.
        let status = given != 0 ? given : Int(cmhd_status(native))
        bodyStream?.fail(RequestBodyError.truncated)
        task?.cancel()
        stream?.drop()
        moveElsewhere()
        let now = Uptime.now
        connection.finish(at: now, nextHeadBy: engine.nextHeadDeadline(after: now))
        engine.finished(record(status: status, answered: answered, at: now), status: status)
    }

    func moveElsewhere() {
        let jobs = shared.withLock { shared in
            shared.runsElsewhere = true
            defer { shared.jobs = [] }
            return shared.jobs
        }
        for job in jobs { globalConcurrentExecutor.enqueue(job) }
    }

    private func record(status: Int, answered: Bool, at now: UInt64) -> AccessRecord {
        let isKnown = request != nil && Method(rawValue: methodName) != nil
        return AccessRecord(
            requestID: request?.id ?? "",
            method: isKnown ? request?.method : nil,
            path: target.path,
            route: route?.pattern,
            status: status,
            bytesSent: pump?.sent ?? (answered ? contentLength : 0),
            duration: .nanoseconds(Int64(now - started)),
            remoteAddress: connection.remoteAddress,
            isComplete: answered
        )
    }
}
