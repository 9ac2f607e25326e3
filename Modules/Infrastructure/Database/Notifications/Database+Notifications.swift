extension Database {
    /// What a listener is told.
    public enum Notification: Sendable, Hashable {
        case said(String)
        /// Something may have been said that was not heard, so look for yourself. It also comes first, once
        /// whatever is said from then on will be heard.
        case mayHaveMissed
    }

    /// Calls `hear` for everything that is said on `channel`, by any process on this database, until the
    /// listening is stopped or forgotten, or the database closed.
    ///
    /// What a write of this process says is heard before the write is answered; what others say, a moment
    /// after it was kept. `hear` is called on any thread, one call at a time, and has to be quick.
    public func listen(
        on channel: String,
        _ hear: @escaping @Sendable (Notification) -> Void
    ) -> Listening {
        driver.listen(on: channel, hear)
    }
}

extension Connection {
    /// Says `payload` to whoever listens on `channel` once what this closure does has been kept, and never if
    /// it is not. What is said twice in one closure may be heard once.
    ///
    /// - Precondition: it is no longer than 7,999 bytes, without a zero among them: PostgreSQL takes no more.
    public func notify(_ channel: String, _ payload: String) throws {
        precondition(payload.utf8.count < 8_000 && !payload.utf8.contains(0), "a payload should be short")
        try live.notify(channel, payload)
    }
}

/// One listener, for as long as somebody holds on to it.
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
