public import Domain
import Synchronization

/// The networks of the accounts that this process opened in the last day.
public final class MemorySignUpOrigins: SignUpOrigins {
    private static let memory = Duration.seconds(86_400)
    private static let most = 10_000

    private let notes = Mutex<[(origin: Origin, at: Moment)]>([])

    public init() {}

    public func note(_ origin: Origin, at now: Moment) {
        notes.withLock { notes in
            notes.removeAll { $0.at + Self.memory < now }
            if notes.count == Self.most { notes.removeFirst() }
            notes.append((origin, now))
        }
    }

    public func busiest(_ most: Int, at now: Moment) -> [SignUpSource] {
        let counts = notes.withLock { notes in
            notes.reduce(into: [String: Int]()) { counts, note in
                if note.at + Self.memory >= now { counts[note.origin.text, default: 0] += 1 }
            }
        }
        return counts.map { SignUpSource($0.key, count: $0.value) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(most).map(\.self)
    }
}
