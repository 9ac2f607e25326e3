/// Shows the seller's name and contact to a member on the way to buy.
///
/// The law wants a buyer to know them before paying; others have no need of them, and who asks for many
/// collects them.
public struct ReadSeller: Sendable {
    /// Listings whose seller a member may read a day; each as often as needed.
    public static let mostADay = 20

    private let queries: any OrderQueries
    private let readings: any SellerReadings
    private let clock: any WallClock

    public init(queries: any OrderQueries, readings: any SellerReadings, clock: any WallClock) {
        self.queries = queries
        self.readings = readings
        self.clock = clock
    }

    /// - Parameter isOpen: whether the member could buy now.
    ///
    /// Throws ``OrderRefusal/notForSale`` for what can't be bought, and
    /// ``SellerRefusal/tooManyToday(retryAfter:)``. The author reads the own details without a limit.
    public func callAsFunction(of listing: Listing, by reader: Member.ID, isOpen: Bool) async throws -> Seller
    {
        guard let seller = try await queries.sale(of: listing.id)?.seller else {
            throw OrderRefusal.notForSale
        }
        guard reader != listing.author else { return seller }
        guard isOpen else { throw OrderRefusal.notForSale }
        try await count(listing.id, by: reader)
        return seller
    }

    /// Counts an order as a reading, since it shows the seller, too.
    public func count(_ listing: Listing.ID, by reader: Member.ID) async throws {
        try await readings.insert(listing, by: reader, at: clock.now, most: Self.mostADay)
    }
}

/// Stores whose sellers a member has read, for a day.
public protocol SellerReadings: Sendable {
    /// Counts a listing once a day. Throws ``SellerRefusal/tooManyToday(retryAfter:)``.
    func insert(_ listing: Listing.ID, by reader: Member.ID, at now: Moment, most: Int) async throws
}

public enum SellerRefusal: Refusal, Equatable {
    case tooManyToday(retryAfter: Duration)

    public var code: String { "sale.too-many-sellers-today" }

    public var kind: RefusalKind {
        switch self {
        case .tooManyToday(let wait): .tooSoon(retryAfter: wait)
        }
    }
}
