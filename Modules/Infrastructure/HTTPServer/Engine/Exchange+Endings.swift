import CMicroHTTPD
import Synchronization

/// The ways an exchange ends, early or normally.
extension Exchange {
    /// Cancels the handler because the client disconnected.
    func clientLeft() {
        let (task, stream) = shared.withLock { ($0.isReceiving ? nil : $0.task, $0.stream) }
        task?.cancel()
        stream?.drop()
    }

    func beat() {
        let stream = shared.withLock { $0.stream }
        if let stream, stream.isQuiet { stream.send(.heartbeat) }
    }

    /// Frees everything an open stream does not need.
    func settle() {
        request?.headers = Headers()
        request?.parameters = [:]
        decision = .refuse(.notFound)
        connection.returnMemory(engine.configuration.limits.connectionMemory)
    }

    func endStream() {
        shared.withLock { $0.stream }?.close()
    }

    /// Abandons an exchange that missed the shutdown deadline; its jobs continue on the shared pool.
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

    /// Called when the library has finished with the request, successfully or not.
    func finish(answered: Bool) {
        let (task, stream, given) = shared.withLock { shared in
            shared.isOver = true
            return (shared.task, shared.stream, shared.status)
        }
        // Requests that reached no handler were answered by the library itself.
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
            remoteAddress: client ?? connection.remoteAddress,
            account: request?.account.name,
            isComplete: answered
        )
    }
}
