/// The open connections, with their limits in total and per network.
struct ConnectionTable: ~Copyable {
    private var open: [UInt64: Connection] = [:]
    private var shares: [PeerAddress: Int] = [:]
    private let room: Int
    private let share: Int
    /// Connections per thread.
    private var counts: [Int]

    init(room: Int, share: Int, threads: Int) {
        self.room = room
        self.share = share
        counts = Array(repeating: 0, count: threads)
    }

    var all: [Connection] { Array(open.values) }

    var count: Int { open.count }

    /// The thread with the fewest connections.
    var idlestThread: Int { counts.indices.min { counts[$0] < counts[$1] } ?? 0 }

    subscript(id: UInt64) -> Connection? { open[id] }

    mutating func add(_ connection: Connection) {
        open[connection.id] = connection
        counts[connection.thread] += 1
        if let network = connection.network { shares[network, default: 0] += 1 }
    }

    mutating func remove(_ connection: Connection) {
        guard open.removeValue(forKey: connection.id) != nil else { return }
        counts[connection.thread] -= 1
        guard let network = connection.network else { return }
        let left = shares[network, default: 1] - 1
        shares[network] = left > 0 ? left : nil
    }

    /// Makes room for one more connection by closing those idle longest: of the same network once it
    /// reached its limit, otherwise of all. Returns false when none is idle.
    ///
    /// - Parameter network: nil when no limit per network applies.
    mutating func makeRoom(for network: PeerAddress?) -> Bool {
        if let network, shares[network, default: 0] >= share {
            guard closeIdle(of: open.values.filter { $0.network == network }) else { return false }
        }
        return open.count < room || closeIdle(of: all)
    }

    /// Closes several at once, so that a flood does not search the table for each connection.
    private mutating func closeIdle(of connections: [Connection]) -> Bool {
        let idle = connections.compactMap { connection in connection.idleSince.map { (connection, $0) } }
            .sorted { $0.1 < $1.1 }
        let closed = idle.prefix(max(1, connections.count / 32)).map(\.0).filter { $0.dismiss() }
        for connection in closed { remove(connection) }
        return !closed.isEmpty
    }
}
