import Network
import Wire

/// A client for a member's stream of events.
public struct LiveClient: Sendable {
    private static let pauses: (shortest: Duration, longest: Duration) = (.milliseconds(100), .seconds(10))

    private let client: MadangClient

    public init(_ client: MadangClient) {
        self.client = client
    }

    /// All events after `number`, or from now on, each once and in order. Reconnects and resumes while the
    /// sequence is read; throws a ``RemoteError`` only when retrying can't help.
    public func updates(after number: Int? = nil) -> AsyncThrowingStream<StreamUpdate, any Error> {
        AsyncThrowingStream { continuation in
            let listening = Task {
                do {
                    try await keepListening(after: number, continuation)
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in listening.cancel() }
        }
    }

    private func keepListening(
        after number: Int?,
        _ continuation: AsyncThrowingStream<StreamUpdate, any Error>.Continuation
    ) async throws {
        var position = number
        var pause = Self.pauses.shortest
        while true {
            let before = position
            do {
                guard try await listen(after: &position, continuation) else { return }
            } catch RemoteError.unreachable(let reason) {
                continuation.yield(.interrupted(reason: reason))
            }
            if position != before { pause = Self.pauses.shortest }
            try await Task.sleep(for: pause * Double.random(in: 0.5...1))
            pause = min(pause * 2, Self.pauses.longest)
        }
    }

    /// Returns false when the server dismisses this device.
    private func listen(
        after position: inout Int?,
        _ continuation: AsyncThrowingStream<StreamUpdate, any Error>.Continuation
    ) async throws -> Bool {
        let target = LivePath.stream.rawValue.asking(["after": position.map { "\($0)" }])
        var events = ServerSentEvents()
        for try await chunk in try await client.openAsMember(target) {
            for event in events.read(chunk) {
                guard let update = try StreamUpdate(event) else { continue }
                position = event.id.flatMap { Int($0) } ?? position
                continuation.yield(update)
                if case .dismissed = update { return false }
            }
        }
        return true
    }
}

extension StreamUpdate {
    /// Returns nil for an event of a later server that this client doesn't know.
    fileprivate init?(_ event: ServerSentEvent) throws {
        guard let word = LiveEventName(rawValue: event.name) else { return nil }
        let number = event.id.flatMap { Int($0) } ?? 0
        let bytes = Array(event.data.utf8)
        do {
            switch word {
            case .hello: self = .listening(head: try LiveHeadBody(parsing: bytes).head)
            case .message: self = .message(try MessageBody(parsing: bytes), number: number)
            case .read: self = .read(try LiveReadBody(parsing: bytes), number: number)
            case .notice: self = .notice(try NoticeBody(parsing: bytes), number: number)
            case .reset: self = .missed(head: try LiveHeadBody(parsing: bytes).head)
            case .bye: self = .dismissed
            }
        } catch {
            throw RemoteError.unexpected(status: 200, "\(error)")
        }
    }
}
