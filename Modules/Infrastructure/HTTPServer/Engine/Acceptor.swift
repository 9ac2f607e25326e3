import Glibc

/// Accepts connections on a thread of its own and hands each to the serving thread with the fewest. If the
/// serving threads accepted themselves, one of them could take nearly all of them.
struct Acceptor: Sendable {
    /// Pause in milliseconds after the system ran out of files or memory.
    private static let pause: Int32 = 50

    private let daemons: Daemons
    private let socket: Int32
    private let thread: ServiceThread

    /// Takes ownership of the socket, even when it throws.
    init(_ engine: Engine, on socket: Int32) throws(ServerFailure) {
        do {
            daemons = try Daemons(engine)
        } catch {
            close(socket)
            throw error
        }
        self.socket = socket
        thread = ServiceThread { [daemons] in
            while Self.acceptNext(on: socket, engine, daemons) {}
        }
    }

    /// Blocks until the threads end; must not run on the cooperative pool.
    func stop() {
        shutdown(socket, Int32(SHUT_RDWR))
        thread.join()
        close(socket)
        daemons.stop()
    }

    /// Returns false when the socket was shut down.
    private static func acceptNext(on socket: Int32, _ engine: Engine, _ daemons: Daemons) -> Bool {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                let client = Daemons.accept(on: socket, address, &size)
                guard client >= 0 else { return goesOn(after: errno) }
                guard let connection = engine.admit(client, from: PeerAddress(address)) else {
                    close(client)
                    return true
                }
                if !daemons.add(connection, client, address, size) { engine.dropped(client) }
                return true
            }
        }
    }

    private static func goesOn(after error: Int32) -> Bool {
        switch error {
        case EINVAL, EBADF, ENOTSOCK: return false
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: poll(nil, 0, pause)
        // The client disconnected, or the network failed.
        default: break
        }
        return true
    }
}
