import Glibc
import Synchronization

/// One client's connection: its socket, its deadline and what it is being answered. The lock makes sure that
/// no byte reaches a socket that was closed meanwhile and now belongs to a stranger.
final class Connection: Sendable {
    private struct State {
        var socket: Int32?
        /// When head or body has to be there; 0 while nothing is awaited.
        var deadline: UInt64 = 0
        /// Answered past the library, which must not write any more.
        var isAnswered = false
        var isExpired = false
        var isGone = false
        /// Since when nothing has been asked; counts while there is no exchange.
        var idleSince: UInt64
        /// Closed to make room, which the library has not noticed yet.
        var isDismissed = false
        /// The page where the library's memory for the connection begins; 0 for unknown, nil before the first
        /// head.
        var memory: UInt?
        var exchange: Exchange?
        /// Its target has come, the rest of its head not yet.
        var arriving: Exchange?
    }

    let id: UInt64
    let remoteAddress: String
    /// The network whose share of connections this one counts against; nil when none does.
    let network: PeerAddress?
    /// The number of the thread that serves it.
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

    /// Nil while there is a request, or when it is over.
    var idleSince: UInt64? {
        state.withLock { $0.exchange == nil && !$0.isDismissed ? $0.idleSince : nil }
    }

    /// Closes the connection unless a request has come meanwhile.
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

    /// False when the deadline came first: then the answer is out and the connection has to close.
    func begin(_ exchange: Exchange) -> Bool {
        state.withLock { state in
            state.deadline = 0
            state.exchange = exchange
            state.arriving = nil
            return !state.isExpired && !state.isDismissed
        }
    }

    /// Sets a deadline, or none with 0. False when the one before has passed already.
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

    /// Sends a complete answer past the library and says that no more will come. What the client still sends
    /// has to be read and thrown away, or the answer could be lost to a reset.
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

    /// What is left to do for a connection whose deadline has passed.
    enum Expiry {
        case justInTime
        case needsAnswer
        case wasAnswered
    }

    /// Once this says that the deadline has passed, the library writes no more; `close` has to follow.
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

    /// Ends the connection in the middle of whatever it does.
    func abort() {
        state.withLock { state in
            if let socket = state.socket { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    /// Marks that the other end has gone, and returns whom that concerns. An end that comes together with
    /// the last bytes escapes the library, so that what is still awaited is not awaited much longer.
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
