public import Domain
import JSONCoding

/// Operations for buying passes, paying lessons, and reading what was earned.
public struct LessonSaleOperations: OperationList {
    private static let pass = PathPattern<Listing.ID>(
        "/api/v1/listings/{id}/pass",
        else: ListingRefusal.notFound
    )
    private static let payment = PathPattern<Deal.ID>(
        "/api/v1/deals/{id}/payment",
        else: DealRefusal.notFound
    )

    public let placePass = Operation<SignedInDevice, Listing.ID, Nothing, OrderBody>(
        .post,
        pass / "orders",
        "Order a pass; repeated, it returns the unpaid order"
    )
    public let payment = Operation<SignedIn, Deal.ID, Nothing, LessonPaymentBody>(
        .get,
        Self.payment,
        "Get what a lesson of mine costs"
    )
    public let placeLesson = Operation<SignedInDevice, Deal.ID, Nothing, OrderBody>(
        .post,
        Self.payment / "orders",
        "Order a lesson that was agreed on; repeated, it returns the unpaid order"
    )
    public let income = Operation<SignedIn, Void, IncomeQuery, IncomeBody>(
        .get,
        "/api/v1/income",
        "Get what I was paid in a year; by month and by listing"
    )
    public let incomeStatement = Operation<SignedIn, Void, SpanQuery, ListBody<StatementLineBody>>(
        .get,
        "/api/v1/income/statement",
        "Get a statement of what I was paid and gave back"
    )
}

/// The year of an income.
public struct IncomeQuery: ShapedBody {
    public let year: Int

    public init(year: Int) {
        self.year = year
    }

    public static let shape = Shape<Self>(
        "IncomeQuery",
        Field("year", { "\($0.year)" }, .string(pattern: "^20[0-9]{2}$"), about: "In Seoul, as in 2026"),
        make: { (text) throws(FieldError) in
            guard let year = Int(text) else { throw FieldError(field: "year", wanted: "year") }
            return Self(year: year)
        }
    )
}

extension API {
    public static let lessonSales = LessonSaleOperations()
}
