public import Domain
import JSONCoding

/// What a payee was paid in a year. The provider settles it, less its fees.
public struct IncomeBody: ShapedBody {
    public let year: Int
    public let sold: Int
    public let refunded: Int
    public let months: [IncomeMonthBody]
    public let listings: [IncomeSourceBody]

    public static let shape = Shape<Self>(
        "Income",
        Field("year", \.year),
        Field("sold", \.sold, about: "In won, as all amounts"),
        Field("refunded", \.refunded),
        Field("months", \.months),
        Field("listings", \.listings),
        make: Self.init
    )
}

extension IncomeBody {
    public init(_ income: Income) {
        year = income.year
        sold = income.sum.sold
        refunded = income.sum.refunded
        months = income.months.map(IncomeMonthBody.init)
        listings = income.sources.map(IncomeSourceBody.init)
    }
}

/// The income of a month.
public struct IncomeMonthBody: ShapedBody {
    public let month: Int
    public let sold: Int
    public let refunded: Int

    public static let shape = Shape<Self>(
        "IncomeMonth",
        Field("month", \.month, about: "1 to 12"),
        Field("sold", \.sold),
        Field("refunded", \.refunded),
        make: Self.init
    )
}

extension IncomeMonthBody {
    public init(_ month: Income.Month) {
        self.month = month.month
        sold = month.sum.sold
        refunded = month.sum.refunded
    }
}

/// The income from a listing, which may be deleted.
public struct IncomeSourceBody: ShapedBody {
    public let listing: Listing.ID
    public let title: String
    public let sold: Int
    public let refunded: Int

    public static let shape = Shape<Self>(
        "IncomeSource",
        Field("listing", \.listing),
        Field("title", \.title),
        Field("sold", \.sold),
        Field("refunded", \.refunded),
        make: Self.init
    )
}

extension IncomeSourceBody {
    public init(_ source: Income.Source) {
        listing = Listing.ID(rawValue: source.subject.number)
        title = source.title
        sold = source.sum.sold
        refunded = source.sum.refunded
    }
}
