public import Domain

/// What a server answered, and whether it was just now.
public struct Answer<Value: Sendable>: Sendable {
    public let value: Value
    /// When the answer was given, if the server could not be reached now and an old one had to do.
    public let keptSince: Moment?

    public init(_ value: Value, keptSince: Moment? = nil) {
        self.value = value
        self.keptSince = keptSince
    }

    public func map<Other>(_ change: (Value) throws -> Other) rethrows -> Answer<Other> {
        Answer<Other>(try change(value), keptSince: keptSince)
    }
}
