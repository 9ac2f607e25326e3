public import Domain
import Synchronization

/// The latest failures of this process, for operators who don't see its log.
public final class RecentFailures: Sendable {
    private static let most = 20
    /// Causes can contain whole answers of other servers.
    private static let longestCause = 500

    private let kept = Mutex<[NotedFailure]>([])

    /// Newest first.
    public var all: [NotedFailure] { kept.withLock { $0.reversed() } }

    func note(_ failure: NotedFailure) {
        let cause = String(failure.cause.prefix(Self.longestCause))
        let short = NotedFailure(failure.work, cause, request: failure.request, at: failure.at)
        kept.withLock { kept in
            if kept.count == Self.most { kept.removeFirst() }
            kept.append(short)
        }
    }
}
