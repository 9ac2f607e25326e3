/// Where the time comes from. Nothing else asks the system for it, so that a test can stop it.
public protocol WallClock: Sendable {
    var now: Moment { get }
}
