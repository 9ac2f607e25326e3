public import Domain
import Synchronization

/// A clock that stands until a test moves it.
public final class TestClock: WallClock {
    private let time: Mutex<Moment>

    /// 2026-11-20, half past seven in the evening in Seoul, unless told otherwise.
    public init(at moment: Moment = Moment(milliseconds: 1_795_170_600_000)) {
        time = Mutex(moment)
    }

    public var now: Moment {
        time.withLock { $0 }
    }

    public func pass(_ duration: Duration) {
        time.withLock { $0 = $0 + duration }
    }
}
