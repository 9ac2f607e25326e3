import CMicroHTTPD
import Glibc

/// The library's daemon: starts its threads, leads their callbacks to exchanges, stops them.
///
/// Unchecked because the pointer is only handed to the library, which locks for itself.
struct Daemon: @unchecked Sendable {
    private let pointer: OpaquePointer
    private let log: UnsafeMutablePointer<cmhd_log>
    private let engine: Engine

    /// Takes the socket over, whatever comes of it.
    init(_ engine: Engine, listeningOn socket: Int32) throws(ServerFailure) {
        let limits = engine.configuration.limits
        var setup = cmhd_setup()
        setup.listen_socket = socket
        setup.threads = UInt32(engine.configuration.threads)
        setup.admit = admit
        setup.idle_seconds = UInt32(max(1, limits.idleTime.components.seconds))
        setup.connection_memory = limits.connectionMemory
        setup.context = Unmanaged.passRetained(engine).toOpaque()
        setup.handle = handleRequest
        setup.completed = completeRequest
        setup.connection = noteConnection
        setup.target = beginRequest
        setup.refusing = refuseHead
        log = UnsafeMutablePointer.allocate(capacity: 1)
        guard let pointer = cmhd_start(&setup, log) else {
            Unmanaged.passUnretained(engine).release()
            log.deallocate()
            close(socket)
            throw .cannotServe(reason: String(cString: strerror(errno)))
        }
        self.pointer = pointer
        self.engine = engine
    }

    /// Waits for the threads, so it is not for the shared pool. No callback comes afterwards.
    func stop() {
        MHD_stop_daemon(pointer)
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

private func admit(
    _ context: UnsafeMutableRawPointer?,
    _ address: UnsafePointer<sockaddr>?,
    _ size: socklen_t
) -> MHD_Result {
    guard let context, let address else { return cmhd_no() }
    let engine = Unmanaged<Engine>.fromOpaque(context).takeUnretainedValue()
    return engine.admits(PeerAddress(address)) ? cmhd_yes() : cmhd_no()
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
        let connection = engine.opened(socket: cmhd_connection_socket(native))
        attached.pointee = Unmanaged.passRetained(connection).toOpaque()
    } else if let opaque = attached.pointee {
        attached.pointee = nil
        engine.closed(Unmanaged<Connection>.fromOpaque(opaque).takeRetainedValue())
    }
}
