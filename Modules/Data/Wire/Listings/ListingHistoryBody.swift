public import Domain
import JSONCoding

/// The prices and statuses that a listing had, oldest first; the last ones are current.
public struct ListingHistoryBody: ShapedBody {
    /// The latest prices, and the latest statuses, that it has. An export has all.
    static let most = 50

    public let prices: [Price]
    public let statuses: [Status]

    public init(prices: [Price], statuses: [Status]) {
        self.prices = prices
        self.statuses = statuses
    }

    public static let shape = Shape<Self>(
        "ListingHistory",
        Field("prices", \.prices, .array(of: .reference(Price.name), maxItems: most)),
        Field("statuses", \.statuses, .array(of: .reference(Status.name), maxItems: most)),
        make: Self.init
    )
}

extension ListingHistoryBody {
    /// Amounts in won.
    public struct Price: ShapedBody {
        public let since: Moment
        /// The price by month, if there is one.
        public let price: Int?
        public let secondAmount: Int?
        public let monthlyCost: Int

        public init(since: Moment, price: Int?, secondAmount: Int?, monthlyCost: Int) {
            self.since = since
            self.price = price
            self.secondAmount = secondAmount
            self.monthlyCost = monthlyCost
        }

        public static let shape = Shape<Self>(
            "ListingHistoryPrice",
            Field("since", \.since),
            Field("price", \.price),
            Field("secondAmount", \.secondAmount),
            Field("monthlyCost", \.monthlyCost),
            make: Self.init
        )
    }

    public struct Status: ShapedBody {
        public let at: Moment
        /// A word of the kind's field `status`.
        public let status: String

        public init(at: Moment, status: String) {
            self.at = at
            self.status = status
        }

        public static let shape = Shape<Self>(
            "ListingHistoryStatus",
            Field("at", \.at),
            Field("status", \.status),
            make: Self.init
        )
    }
}
