public import Domain
import JSONCoding

/// Operations on teaching hours, and for moving booked lessons.
public struct SlotOperations: OperationList {
    private static let hours: PathPattern<Void> = "/api/v1/me/teaching-hours"
    private static let deal = PathPattern<Deal.ID>("/api/v1/deals/{id}", else: DealRefusal.notFound)

    public let hours = Operation<SignedIn, Void, Nothing, TeachingHoursBody>(
        .get,
        Self.hours,
        "Get my teaching hours"
    )
    public let save = Operation<SignedIn, Void, TeachingHoursBody, TeachingHoursBody>(
        .put,
        Self.hours,
        "Replace my teaching hours; booked lessons stay"
    )
    public let ofDeal = Operation<SignedIn, Deal.ID, SlotQuery, SlotsBody>(
        .get,
        deal / "slots",
        "List the free times to which I can move a booked lesson without asking"
    )
    public let rebook = Operation<SignedIn, Deal.ID, ChosenStartBody, DealBody>(
        .post,
        deal / "rebook",
        "Move a booked lesson to another free time without asking; by its student, before the notice"
    )
}

/// The days of free times.
public struct SlotQuery: ShapedBody {
    public let from: CivilDate?
    public let days: Int?

    public init(from: CivilDate? = nil, days: Int? = nil) {
        self.from = from
        self.days = days
    }

    public static let shape = Shape<Self>(
        "SlotQuery",
        Field("from", \.from, .date, .omittable, about: "The first day, in Korea; default: today"),
        Field(
            "days",
            \.days,
            .integer(SlotsBody.days),
            .omittable,
            about: "Default: \(SlotsBody.usualDays)"
        ),
        make: { Self(from: $0, days: $1) }
    )
}

extension API {
    public static let slots = SlotOperations()
}
