import Synchronization

/// The server's processes that this process' connections talk to. What they say was heard here when it was
/// kept, and is not heard again.
final class OwnBackends: Sendable {
    private let backends = Mutex<Set<Int32>>([])

    func insert(_ backend: Int32) { _ = backends.withLock { $0.insert(backend) } }

    func remove(_ backend: Int32) { _ = backends.withLock { $0.remove(backend) } }

    func contains(_ backend: Int32) -> Bool { backends.withLock { $0.contains(backend) } }
}
