/// Knows where addresses are.
public protocol AddressFinder: Sendable {
    /// The best first, at most `limit`; nothing for an address that nobody knows. A service that doesn't
    /// answer is no failure: then only what is known without it is found.
    func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress]
}

/// What somebody typed to say where something is.
public struct AddressText: Hashable, Sendable {
    public let text: String

    public init(_ text: String) throws {
        let text = text.tidied()
        guard !text.isEmpty else { throw PlaceRefusal.addressMissing }
        guard text.fits(ExactPlace.longestAddress) else { throw ListingRefusal.addressTooLong }
        self.text = text
    }
}

public struct FoundAddress: Hashable, Sendable {
    public enum Accuracy: String, CaseIterable, Sendable {
        case building
        /// No more is known than the neighbourhood; the point is that one's own.
        case neighbourhood
    }

    /// In full, as those who know it write it.
    public let address: String
    public let point: Point
    public let accuracy: Accuracy

    public init(address: String, point: Point, accuracy: Accuracy) {
        self.address = address
        self.point = point
        self.accuracy = accuracy
    }
}
