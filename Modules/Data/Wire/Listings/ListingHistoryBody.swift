public import Domain
public import JSONCoding

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
    public struct Price: Body {
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

        public static var name: String { "ListingHistoryPrice" }

        public static var schema: Schema {
            .object([
                "since": .moment.required, "price": .nullable(.integer()).required,
                "secondAmount": .nullable(.integer()).required, "monthlyCost": .integer().required,
            ])
        }

        public init(_ fields: Fields) throws(FieldError) {
            since = try fields.moment("since")
            price = try fields.integerIfPresent("price")
            secondAmount = try fields.integerIfPresent("secondAmount")
            monthlyCost = try fields.integer("monthlyCost")
        }

        public func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("since", since)
                writer.field("price", price)
                writer.field("secondAmount", secondAmount)
                writer.field("monthlyCost", monthlyCost)
            }
        }
    }

    public struct Status: Body {
        public let at: Moment
        /// A word of the kind's field `status`.
        public let status: String

        public init(at: Moment, status: String) {
            self.at = at
            self.status = status
        }

        public static var name: String { "ListingHistoryStatus" }

        public static var schema: Schema {
            .object(["at": .moment.required, "status": .string().required])
        }

        public init(_ fields: Fields) throws(FieldError) {
            at = try fields.moment("at")
            status = try fields.text("status")
        }

        public func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("at", at)
                writer.field("status", status)
            }
        }
    }
}
