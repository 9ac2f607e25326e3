import Database
import Synchronization
import TestSupport

/// Hears what is said on a channel, and lets a test wait for it.
final class NotificationRecorder: Sendable {
    private let heard = Mutex<[Database.Notification]>([])
    private let listening = Mutex<Listening?>(nil)

    /// Returns when whatever is said from now on will be heard.
    init(_ database: Database, on channel: String = "news") async {
        let listening = database.listen(on: channel) { [weak self] notification in
            self?.heard.withLock { $0.append(notification) }
        }
        self.listening.withLock { $0 = listening }
        await until { !all.isEmpty }
    }

    var all: [Database.Notification] { heard.withLock { $0 } }

    var said: [String] {
        all.compactMap { if case .said(let payload) = $0 { payload } else { nil } }
    }

    var misses: Int { all.count { $0 == .mayHaveMissed } }

    /// What has been said by the time `last` is.
    func said(until last: String) async -> [String] {
        await until { said.contains(last) }
        return said
    }

    func stop() {
        listening.withLock { $0 }?.stop()
    }
}
