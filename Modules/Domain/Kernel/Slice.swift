/// Part of a list that may be long, and where the next part begins.
public struct Slice<Item: Sendable>: Sendable {
    public let items: [Item]
    /// Shown again as it is to go on; nil at the end. Its letters mean something only to whoever made it.
    public let next: String?

    public init(_ items: [Item], next: String? = nil) {
        self.items = items
        self.next = next
    }

    public func map<Other: Sendable>(_ change: (Item) throws -> Other) rethrows -> Slice<Other> {
        Slice<Other>(try items.map(change), next: next)
    }
}

/// Which part of a list is asked for.
public struct SliceRequest: Hashable, Sendable {
    public static let limits = 1...100
    public static let usual = 20

    public let limit: Int
    /// ``Slice/next`` of the part before.
    public let cursor: String?

    /// A limit beyond ``limits`` is brought to the nearest.
    public init(limit: Int = Self.usual, after cursor: String? = nil) {
        self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
        self.cursor = cursor
    }
}

public enum SliceRefusal: String, Refusal, CaseIterable {
    /// None that this list gave.
    case unknownCursor = "request.unknown-cursor"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }
    public var field: String? { "cursor" }
}
