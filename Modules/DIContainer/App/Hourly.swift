import Domain
import Synchronization

/// Lets a task run at the start and then once an hour.
final class Hourly: Sendable {
    private let latest = Mutex<Moment?>(nil)

    func isDue(at now: Moment) -> Bool {
        latest.withLock { latest in
            if let latest, now < latest + .seconds(3_600) { return false }
            latest = now
            return true
        }
    }
}
