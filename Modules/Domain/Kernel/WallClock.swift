/// The source of the current time. No other type reads the system clock, so that tests can control it.
public protocol WallClock: Sendable {
    var now: Moment { get }
}
