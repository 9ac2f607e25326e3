import CMicroHTTPD
import Glibc

/// The library's daemons, one per thread. Starts and stops them, adds connections and routes their
/// callbacks to exchanges.
///
/// Unchecked because the pointers are only passed to the library, which locks internally.
struct Daemons: @unchecked Sendable {
    private let pointers: [OpaquePointer]
    private let log: UnsafeMutablePointer<cmhd_log>
    private let engine: Engine

    init(_ engine: Engine) throws(ServerFailure) {
        let limits = engine.configuration.limits
        var setup = cmhd_setup()
        setup.idle_seconds = UInt32(max(1, limits.idleTime.components.seconds))
        setup.connection_memory = limits.connectionMemory
        setup.context = Unmanaged.passRetained(engine).toOpaque()
        setup.handle = handleRequest
        setup.completed = completeRequest
        setup.connection = noteConnection
        setup.target = beginRequest
        setup.refusing = refuseHead
        log = UnsafeMutablePointer.allocate(capacity: 1)
        self.engine = engine
        var pointers: [OpaquePointer] = []
        while pointers.count < engine.configuration.threads, let pointer = cmhd_start(&setup, log) {
            pointers.append(pointer)
        }
        let reason = errno
        self.pointers = pointers
        guard pointers.count == engine.configuration.threads else {
            stop()
            throw .cannotServe(reason: String(cString: strerror(reason)))
        }
    }

    /// Returns the next connection's socket as the library expects it, or a negative value with `errno`
    /// set.
    static func accept(
        on socket: Int32,
        _ address: UnsafeMutablePointer<sockaddr>,
        _ size: UnsafeMutablePointer<socklen_t>
    ) -> Int32 {
        cmhd_accept(socket, address, size)
    }

    /// Passes a connection's socket to its thread. Returns false when the library closed it instead.
    func add(
        _ connection: Connection,
        _ socket: Int32,
        _ address: UnsafePointer<sockaddr>,
        _ size: socklen_t
    ) -> Bool {
        MHD_add_connection(pointers[connection.thread], socket, address, size) == cmhd_yes()
    }

    /// Blocks until the threads end; must not run on the cooperative pool. No callback follows.
    func stop() {
        for pointer in pointers { MHD_stop_daemon(pointer) }
        log.deallocate()
        Unmanaged.passUnretained(engine).release()
    }
}

private func exchange(_ state: UnsafeMutableRawPointer?) -> Exchange? {
    state.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
}

private func beginRequest(
    _ context: UnsafeMutableRawPointer?,
    _ target: UnsafePointer<CChar>?,
    _ native: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let context, let target, let native, let attached = cmhd_connection_context(native) else {
        return nil
    }
    let engine = Unmanaged<Engine>.fromOpaque(context).takeUnretainedValue()
    let connection = Unmanaged<Connection>.fromOpaque(attached).takeUnretainedValue()
    let exchange = Exchange(engine: engine, connection: connection, native: native, target: target)
    cmhd_hide_query(target)
    connection.awaitHead(of: exchange)
    return Unmanaged.passRetained(exchange).toOpaque()
}

private func refuseHead(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<Engine>.fromOpaque(context).takeUnretainedValue().refuseHeadHere()
}

private func handleRequest(
    _ context: UnsafeMutableRawPointer?,
    _ native: OpaquePointer?,
    _ url: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?,
    _ version: UnsafePointer<CChar>?,
    _ data: UnsafePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?,
    _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let exchange = exchange(state?.pointee), let method, let url, let version, let size else {
        return cmhd_no()
    }
    switch exchange.phase {
    case .fresh:
        return exchange.begin(method: method, url: url, version: version)
    case .receiving:
        guard size.pointee > 0, let data else { return exchange.bodyIsWhole() }
        return exchange.receive(data, size)
    case .running:
        return exchange.run()
    case .lingering:
        defer { size.pointee = 0 }
        return size.pointee > 0 ? cmhd_yes() : cmhd_no()
    }
}

private func completeRequest(
    _ context: UnsafeMutableRawPointer?,
    _ native: OpaquePointer?,
    _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ ending: MHD_RequestTerminationCode
) {
    guard let opaque = state?.pointee else { return }
    state?.pointee = nil
    let exchange = Unmanaged<Exchange>.fromOpaque(opaque).takeRetainedValue()
    exchange.finish(answered: cmhd_was_answered(ending) != 0)
}

private func noteConnection(
    _ context: UnsafeMutableRawPointer?,
    _ native: OpaquePointer?,
    _ attached: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ code: MHD_ConnectionNotificationCode
) {
    guard let context, let native, let attached else { return }
    let engine = Unmanaged<Engine>.fromOpaque(context).takeUnretainedValue()
    if cmhd_was_opened(code) != 0 {
        let connection = engine.handedOver(cmhd_connection_socket(native))
        attached.pointee = connection.map { Unmanaged.passRetained($0).toOpaque() }
    } else if let opaque = attached.pointee {
        attached.pointee = nil
        engine.closed(Unmanaged<Connection>.fromOpaque(opaque).takeRetainedValue())
    }
}
