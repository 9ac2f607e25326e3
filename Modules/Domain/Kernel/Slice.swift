/// One page of a list, and the cursor of the next.
public struct Slice<Item: Sendable>: Sendable {
    public let items: [Item]
    /// The cursor of the next page; nil at the end. Opaque to clients.
    public let next: String?

    public init(_ items: [Item], next: String? = nil) {
        self.items = items
        self.next = next
    }

    public func map<Other: Sendable>(_ change: (Item) throws -> Other) rethrows -> Slice<Other> {
        Slice<Other>(try items.map(change), next: next)
    }
}

/// A request for one page of a list.
public struct SliceRequest: Hashable, Sendable {
    public static let limits = 1...100
    public static let usual = 20

    public let limit: Int
    /// ``Slice/next`` of the previous page.
    public let cursor: String?

    /// Clamps the limit to ``limits``.
    public init(limit: Int = Self.usual, after cursor: String? = nil) {
        self.limit = min(max(limit, Self.limits.lowerBound), Self.limits.upperBound)
        self.cursor = cursor
    }
}

public enum SliceRefusal: String, Refusal, CaseIterable {
    /// This list didn't issue the cursor.
    case unknownCursor = "request.unknown-cursor"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }
    public var field: String? { "cursor" }
}
