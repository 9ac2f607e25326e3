/// Finds the locations of addresses.
public protocol AddressFinder: Sendable {
    /// Best matches first, at most `limit`. Empty for an unknown address. When an external service doesn't
    /// answer, returns the matches known without it.
    func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress]

    /// The address of the building at the point or close to it. Nil if none is known.
    func address(at point: Point) async throws -> FoundAddress?
}

/// A search text for addresses.
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
    /// The full address as the service writes it.
    public let address: String
    public let point: Point
    public let accuracy: PlaceAccuracy
    /// Whether the service's terms allow storing the point. If not, an author sets the place by hand.
    public let isStorable: Bool

    public init(address: String, point: Point, accuracy: PlaceAccuracy, isStorable: Bool = true) {
        self.address = address
        self.point = point
        self.accuracy = accuracy
        self.isStorable = isStorable
    }
}
