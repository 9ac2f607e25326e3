import Synchronization

/// Serves a router over HTTP/1.1. A started server must be stopped: its threads retain what they need, so
/// releasing this object does not end them.
public final class HTTPServer: Sendable {
    private enum Stage {
        case made
        case serving(Acceptor, Watchdog)
        case stopped
    }

    private let engine: Engine
    private let stage = Mutex(Stage.made)

    public init(configuration: ServerConfiguration = ServerConfiguration(), router: Router) {
        engine = Engine(configuration: configuration, router: router)
    }

    public var metrics: ServerMetrics { engine.counters.snapshot }

    /// Starts serving and returns the port.
    public func start() throws(ServerFailure) -> Int {
        try stage.withLock { stage throws(ServerFailure) in
            guard case .made = stage else { throw .alreadyStarted }
            let configuration = engine.configuration
            let socket = try ListeningSocket.open(host: configuration.host, port: configuration.port)
            let acceptor = try Acceptor(engine, on: socket.descriptor)
            let watchdog = Watchdog(engine)
            watchdog.start()
            stage = .serving(acceptor, watchdog)
            return socket.port
        }
    }

    /// Returns unused memory to the system, for example after a large upload.
    public func returnMemory() {
        engine.returnMemory()
    }

    /// Stops accepting, ends event streams and waits for running requests. Requests that miss the deadline
    /// are cancelled and disconnected. Returns when every connection is closed.
    public func stop(within deadline: Duration = .seconds(10)) async {
        let serving = stage.withLock { stage -> (Acceptor, Watchdog)? in
            guard case .serving(let acceptor, let watchdog) = stage else { return nil }
            stage = .stopped
            return (acceptor, watchdog)
        }
        guard let (acceptor, watchdog) = serving else { return }
        engine.beginStopping()
        await withTaskGroup { group in
            group.addTask { [engine] in await engine.becomeIdle() }
            group.addTask { try? await Task.sleep(for: deadline) }
            await group.next()
            group.cancelAll()
        }
        await ServiceThread.run { [engine] in
            engine.abandonAll()
            acceptor.stop()
            watchdog.stop()
        }
    }
}
