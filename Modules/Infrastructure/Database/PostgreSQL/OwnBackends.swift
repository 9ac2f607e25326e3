import Synchronization

/// The server processes behind this process' connections. Their notifications were delivered at commit and
/// are not delivered again.
final class OwnBackends: Sendable {
    private let backends = Mutex<Set<Int32>>([])

    func insert(_ backend: Int32) { _ = backends.withLock { $0.insert(backend) } }

    func remove(_ backend: Int32) { _ = backends.withLock { $0.remove(backend) } }

    func contains(_ backend: Int32) -> Bool { backends.withLock { $0.contains(backend) } }
}
