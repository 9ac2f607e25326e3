import Glibc
import Synchronization

/// A client connection: its socket, its deadline and its current exchange. The lock ensures that no byte is
/// written to a closed socket whose descriptor was reused.
final class Connection: Sendable {
    private struct State {
        var socket: Int32?
        /// Deadline for the head or body; 0 while neither is expected.
        var deadline: UInt64 = 0
        /// A response was sent past the library, which must not write any more.
        var isAnswered = false
        var isExpired = false
        var isGone = false
        /// Start of the idle time; counts while there is no exchange.
        var idleSince: UInt64
        /// Closed to make room, and the library has not noticed yet.
        var isDismissed = false
        /// First page of the library's memory for the connection; 0 when unknown, nil before the first
        /// head.
        var memory: UInt?
        var exchange: Exchange?
        /// The exchange whose request line has arrived and whose headers have not.
        var arriving: Exchange?
    }

    let id: UInt64
    let remoteAddress: String
    /// The network whose connection limit applies; nil when none does.
    let network: PeerAddress?
    /// Index of the serving thread.
    let thread: Int
    private let state: Mutex<State>

    init(id: UInt64, socket: Int32, network: PeerAddress?, thread: Int, headTime: UInt64) {
        self.id = id
        self.network = network
        self.thread = thread
        remoteAddress = ListeningSocket.peerText(of: socket)
        let now = Uptime.now
        state = Mutex(State(socket: socket, deadline: now + headTime, idleSince: now))
    }

    var socket: Int32? { state.withLock { $0.socket } }

    var memory: UInt? { state.withLock { $0.memory } }

    var knowsMemory: Bool { memory != nil }

    func beginMemory(at page: UInt) {
        state.withLock { $0.memory = page }
    }

    /// Nil while a request is in progress or after the connection closed.
    var idleSince: UInt64? {
        state.withLock { $0.exchange == nil && !$0.isDismissed ? $0.idleSince : nil }
    }

    /// Closes the connection unless a request has arrived in the meantime.
    func dismiss() -> Bool {
        state.withLock { state in
            guard state.exchange == nil, !state.isDismissed, let socket = state.socket else { return false }
            state.isDismissed = true
            shutdown(socket, Int32(SHUT_RDWR))
            return true
        }
    }

    var exchange: Exchange? { state.withLock { $0.exchange } }

    var arriving: Exchange? { state.withLock { $0.arriving } }

    var isGone: Bool { state.withLock { $0.isGone } }

    func awaitHead(of exchange: Exchange) {
        state.withLock { $0.arriving = exchange }
    }

    /// Returns false when the deadline passed first: the response is sent and the connection must close.
    func begin(_ exchange: Exchange) -> Bool {
        state.withLock { state in
            state.deadline = 0
            state.exchange = exchange
            state.arriving = nil
            return !state.isExpired && !state.isDismissed
        }
    }

    /// Sets the deadline, or clears it with 0. Returns false when the previous one has already passed.
    func expect(by deadline: UInt64) -> Bool {
        state.withLock { state in
            state.deadline = state.isGone && deadline != 0 ? Connection.soon(or: deadline) : deadline
            return !state.isExpired
        }
    }

    func finish(at now: UInt64, nextHeadBy deadline: UInt64) {
        state.withLock { state in
            state.idleSince = now
            state.deadline = deadline
            state.exchange = nil
            state.arriving = nil
        }
    }

    func closed() {
        state.withLock { state in
            state.socket = nil
            state.exchange = nil
            state.arriving = nil
        }
    }

    /// Sends a complete response past the library and shuts down writing. Remaining input has to be read
    /// and discarded, or a reset could destroy the response.
    func answerDirectly(_ bytes: [UInt8], discardUntil deadline: UInt64) {
        state.withLock { state in
            guard let socket = state.socket else { return }
            send(socket, bytes, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
            shutdown(socket, Int32(SHUT_WR))
            state.isAnswered = true
            state.deadline = deadline
        }
    }

    func isOverdue(at now: UInt64) -> Bool {
        state.withLock { $0.deadline != 0 && $0.deadline <= now }
    }

    /// The action for a connection whose deadline has passed.
    enum Expiry {
        case justInTime
        case needsAnswer
        case wasAnswered
    }

    /// Checks the deadline. Once it has passed, the library writes no more and `close` has to follow.
    func expire(at now: UInt64) -> Expiry {
        state.withLock { state in
            guard state.socket != nil, state.deadline != 0, state.deadline <= now else { return .justInTime }
            state.deadline = 0
            state.isExpired = true
            return state.isAnswered ? .wasAnswered : .needsAnswer
        }
    }

    func close(with bytes: [UInt8]) {
        state.withLock { state in
            guard let socket = state.socket else { return }
            send(socket, bytes, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
            shutdown(socket, Int32(SHUT_RDWR))
        }
    }

    /// Ends the connection at once.
    func abort() {
        state.withLock { state in
            if let socket = state.socket { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    /// Marks the peer as disconnected and returns the exchange affected. The library misses a FIN that
    /// arrives with the last bytes, so the deadline is shortened.
    func departed() -> Exchange? {
        state.withLock { state in
            state.isGone = true
            if state.exchange != nil && state.deadline != 0 {
                state.deadline = Connection.soon(or: state.deadline)
            }
            return state.exchange
        }
    }

    private static func soon(or deadline: UInt64) -> UInt64 {
        min(deadline, Uptime.now + Duration.seconds(2).nanoseconds)
    }
}
