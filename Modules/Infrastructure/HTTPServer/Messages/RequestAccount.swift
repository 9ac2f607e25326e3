import Synchronization

/// The account that a request comes from. A handler notes it, also when the request is refused afterwards.
public final class RequestAccount: Sendable {
    private let noted = Mutex<String?>(nil)

    public init() {}

    var name: String? { noted.withLock { $0 } }

    public func note(_ name: String) {
        noted.withLock { $0 = name }
    }
}
