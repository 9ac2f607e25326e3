/// Sends single requests, without cookies, cache, redirects or retries.
final class CurlTransport: Sendable {
    private let queue = TransferQueue()
    private let responseLimit: Int
    private let reach: NetworkReach

    init(responseLimit: Int, reach: NetworkReach) {
        self.responseLimit = responseLimit
        self.reach = reach
    }

    func send(_ request: ClientRequest) async throws -> ClientResponse {
        let transfer = Transfer(limit: responseLimit)
        let job = try CurlJob(request, for: transfer, endsWhenQuiet: false, reach: reach)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfer.wait(continuation)
                queue.start(job)
            }
        } onCancel: {
            transfer.finish(.failure(NetworkError.cancelled))
            queue.cancel(job)
        }
    }

    /// Returns after the head has arrived. The connection stays open while the body is read.
    func open(_ request: ClientRequest) async throws -> ClientStream {
        let transfer = StreamTransfer()
        let job = try CurlJob(request, for: transfer, endsWhenQuiet: true, reach: reach)
        transfer.onEnd { [queue] in queue.cancel(job) }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfer.wait(continuation)
                queue.start(job)
            }
        } onCancel: {
            transfer.fail(NetworkError.cancelled)
            queue.cancel(job)
        }
    }
}
