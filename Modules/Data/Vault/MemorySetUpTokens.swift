public import Domain
import Secrets
import Synchronization

/// A token that ends with the process.
public final class MemorySetUpTokens: SetUpTokens {
    private let token = Mutex<(text: String, endsAt: Moment)?>(nil)

    public init() {}

    public func issue(at now: Moment) -> String {
        let text = RandomCode.text
        token.withLock { $0 = (text, now + SetUpRefusal.lifetime) }
        return text
    }

    public func accepts(_ given: String, at now: Moment) -> Bool {
        token.withLock { token in
            guard let token, now < token.endsAt else { return false }
            return constantTimeEqual(Array(given.utf8), Array(token.text.utf8))
        }
    }

    public func end() { token.withLock { $0 = nil } }
}
