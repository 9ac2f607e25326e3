extension Database {
    /// A value delivered to a listener.
    public enum Notification: Sendable, Hashable {
        case said(String)
        /// Notifications may have been lost, so query the current state. Also delivered first, once the
        /// listener is connected.
        case mayHaveMissed
    }

    /// Calls `handler` for everything sent on `channel` by any process on this database. It ends when the
    /// listening is stopped or released, or the database closes.
    ///
    /// Notifications of this process' writes arrive before the write returns; those of others shortly after
    /// their commit. `handler` runs on any thread, one call at a time, and must return quickly.
    public func listen(
        on channel: String,
        _ handler: @escaping @Sendable (Notification) -> Void
    ) -> Listening {
        driver.listen(on: channel, handler)
    }
}

extension Connection {
    /// Sends `payload` to the listeners of `channel` when this closure's transaction commits. Equal
    /// notifications in one closure may be delivered once.
    ///
    /// - Precondition: `payload` has at most 7,999 bytes and no NUL, the limit of PostgreSQL.
    public func notify(_ channel: String, _ payload: String) throws {
        precondition(payload.utf8.count < 8_000 && !payload.utf8.contains(0), "a payload should be short")
        try live.notify(channel, payload)
    }
}

/// One listener, active while retained.
public final class Listening: Sendable {
    private let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void) {
        self.end = end
    }

    deinit {
        end()
    }

    public func stop() {
        end()
    }
}
