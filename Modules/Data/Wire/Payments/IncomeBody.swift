public import Domain
public import JSONCoding

/// What a payee was paid in a year. The provider settles it, less its fees.
public struct IncomeBody: Body {
    public let year: Int
    public let sold: Int
    public let refunded: Int
    public let months: [IncomeMonthBody]
    public let listings: [IncomeSourceBody]

    public init(_ income: Income) {
        year = income.year
        sold = income.sum.sold
        refunded = income.sum.refunded
        months = income.months.map(IncomeMonthBody.init)
        listings = income.sources.map(IncomeSourceBody.init)
    }

    public static var name: String { "Income" }
    public static var parts: [any Body.Type] { [IncomeMonthBody.self, IncomeSourceBody.self] }

    public static var schema: Schema {
        .object([
            "year": .integer().required,
            "sold": .integer().required.described("In won, as all amounts"),
            "refunded": .integer().required,
            "months": .array(of: .reference(IncomeMonthBody.name)).required,
            "listings": .array(of: .reference(IncomeSourceBody.name)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        year = try fields.integer("year")
        sold = try fields.integer("sold")
        refunded = try fields.integer("refunded")
        months = try fields.bodies("months")
        listings = try fields.bodies("listings")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("year", year)
            writer.field("sold", sold)
            writer.field("refunded", refunded)
            writer.field("months", months)
            writer.field("listings", listings)
        }
    }
}

/// The income of a month.
public struct IncomeMonthBody: Body {
    public let month: Int
    public let sold: Int
    public let refunded: Int

    public init(_ month: Income.Month) {
        self.month = month.month
        sold = month.sum.sold
        refunded = month.sum.refunded
    }

    public static var name: String { "IncomeMonth" }

    public static var schema: Schema {
        .object([
            "month": .integer().required.described("1 to 12"),
            "sold": .integer().required,
            "refunded": .integer().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        month = try fields.integer("month")
        sold = try fields.integer("sold")
        refunded = try fields.integer("refunded")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("month", month)
            writer.field("sold", sold)
            writer.field("refunded", refunded)
        }
    }
}

/// The income from a listing, which may be deleted.
public struct IncomeSourceBody: Body {
    public let listing: Listing.ID
    public let title: String
    public let sold: Int
    public let refunded: Int

    public init(_ source: Income.Source) {
        listing = Listing.ID(rawValue: source.subject.number)
        title = source.title
        sold = source.sum.sold
        refunded = source.sum.refunded
    }

    public static var name: String { "IncomeSource" }

    public static var schema: Schema {
        .object([
            "listing": .string().required,
            "title": .string().required,
            "sold": .integer().required,
            "refunded": .integer().required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try fields.identifier("listing")
        title = try fields.text("title")
        sold = try fields.integer("sold")
        refunded = try fields.integer("refunded")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("listing", listing)
            writer.field("title", title)
            writer.field("sold", sold)
            writer.field("refunded", refunded)
        }
    }
}
