import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request, one response: no cookies, no cache, no redirects, no second attempt.
final class SessionTransport: Sendable {
    private let session: URLSession
    private let delegate = SessionDelegate()
    private let responseLimit: Int

    init(responseLimit: Int) {
        self.responseLimit = responseLimit
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpMaximumConnectionsPerHost = 128
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    /// The session keeps its delegate alive until it is told that no more will come.
    func close() {
        session.finishTasksAndInvalidate()
    }

    func send(_ request: ClientRequest) async throws -> ClientResponse {
        let task = session.dataTask(with: try foundationRequest(request))
        let transfer = Transfer(limit: responseLimit)
        delegate.add(transfer, for: task.taskIdentifier, host: request.host)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfer.wait(continuation)
                task.resume()
            }
        } onCancel: {
            delegate.forget(task.taskIdentifier)
            transfer.finish(.failure(NetworkError.cancelled))
            task.cancel()
        }
    }

    /// Returns with the head; the connection lasts as long as somebody reads the body.
    func open(_ request: ClientRequest) async throws -> ClientStream {
        let task = session.dataTask(with: try foundationRequest(request))
        let transfer = StreamTransfer()
        delegate.add(transfer, for: task.taskIdentifier, host: request.host)
        transfer.onEnd { task.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                transfer.wait(continuation)
                task.resume()
            }
        } onCancel: {
            delegate.forget(task.taskIdentifier)
            transfer.fail(NetworkError.cancelled)
            task.cancel()
        }
    }

    private func foundationRequest(_ request: ClientRequest) throws -> URLRequest {
        guard ["http", "https"].contains(request.origin.scheme), !request.host.isEmpty else {
            throw NetworkError.invalidURL
        }
        var foundation = URLRequest(url: request.url)
        foundation.httpMethod = request.method.rawValue
        foundation.httpBody = request.body.map { Data($0) }
        foundation.timeoutInterval = Double(request.timeout.components.seconds) + 1
        for (name, value) in request.headers {
            guard isOneLine(name), isOneLine(value), !name.isEmpty else {
                throw NetworkError.invalidHeader(name: name)
            }
            foundation.setValue(value, forHTTPHeaderField: name)
        }
        return foundation
    }

    private func isOneLine(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }
}

/// Tells each transfer what happens to its task.
private final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private struct Entry {
        let receiver: any Receiver
        let host: String
    }

    private let entries = Mutex<[Int: Entry]>([:])

    func add(_ receiver: any Receiver, for task: Int, host: String) {
        entries.withLock { $0[task] = Entry(receiver: receiver, host: host) }
    }

    func forget(_ task: Int) {
        entries.withLock { $0[task] = nil }
    }

    private func receiver(of task: URLSessionTask) -> (any Receiver)? {
        entries.withLock { $0[task.taskIdentifier]?.receiver }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        guard let response = response as? HTTPURLResponse, let receiver = receiver(of: dataTask) else {
            return completionHandler(.cancel)
        }
        completionHandler(receiver.begin(response) ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard let receiver = receiver(of: dataTask) else { return }
        if !receiver.receive(data) { dataTask.cancel() }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let entry = entries.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        if let error {
            entry.receiver.fail(NetworkError(error, host: entry.host))
        } else {
            entry.receiver.complete()
        }
    }
}

extension NetworkError {
    fileprivate init(_ error: any Error, host: String) {
        // On Linux a connection closed before the first byte is a bad response, and one that breaks off later
        // is unknown; elsewhere both are lost connections.
        switch (error as? URLError)?.code {
        case .timedOut: self = .timedOut
        case .cancelled: self = .cancelled
        case .badURL, .unsupportedURL: self = .invalidURL
        case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .networkConnectionLost,
            .notConnectedToInternet, .badServerResponse, .unknown:
            self = .unreachable(host: host)
        default: self = .other(String(describing: error))
        }
    }
}
