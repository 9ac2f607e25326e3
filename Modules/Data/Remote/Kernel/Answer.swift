public import Domain

/// A response, and whether it comes from the cache.
public struct Answer<Value: Sendable>: Sendable {
    public let value: Value
    /// The time of the cached response, if the server was unreachable.
    public let keptSince: Moment?

    public init(_ value: Value, keptSince: Moment? = nil) {
        self.value = value
        self.keptSince = keptSince
    }

    public func map<Other>(_ change: (Value) throws -> Other) rethrows -> Answer<Other> {
        Answer<Other>(try change(value), keptSince: keptSince)
    }
}
