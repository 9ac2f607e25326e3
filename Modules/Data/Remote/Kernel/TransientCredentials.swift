import Synchronization

/// Stores a login in memory, for one client.
public final class TransientCredentials: CredentialStore {
    private let login: Mutex<SavedLogin?>
    private let device = Mutex<String?>(nil)
    private let turns = FairLock()

    public init(_ login: SavedLogin? = nil) {
        self.login = Mutex(login)
    }

    public func load() -> SavedLogin? {
        login.withLock { $0 }
    }

    public func save(_ login: SavedLogin?) {
        self.login.withLock { $0 = login }
    }

    public func deviceToken() -> String? {
        device.withLock { $0 }
    }

    public func keep(deviceToken: String) {
        device.withLock { $0 = deviceToken }
    }

    public func exclusively<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value
    {
        await turns.enter()
        defer { turns.leave() }
        return try await body()
    }
}

/// A first-in, first-out lock for tasks.
private final class FairLock: Sendable {
    private struct Queue {
        var isTaken = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let queue = Mutex(Queue())

    func enter() async {
        await withCheckedContinuation { turn in
            let isFree = queue.withLock { queue in
                guard queue.isTaken else {
                    queue.isTaken = true
                    return true
                }
                queue.waiting.append(turn)
                return false
            }
            if isFree { turn.resume() }
        }
    }

    func leave() {
        let next = queue.withLock { queue -> CheckedContinuation<Void, Never>? in
            guard !queue.waiting.isEmpty else {
                queue.isTaken = false
                return nil
            }
            return queue.waiting.removeFirst()
        }
        next?.resume()
    }
}
