public import Domain
import JSONCoding

/// What concerns a member now.
public struct AgendaBody: ShapedBody {
    /// The next appointment, or the one that goes on.
    public let next: AppointmentBody?
    /// What has waited longest for the member's answer comes first.
    public let waiting: [AwaitedAnswerBody]
    /// The number of all that waits, listed or not.
    public let waitingCount: Int

    public static let shape = Shape<Self>(
        "Agenda",
        Field("next", \.next, about: "Null without an appointment"),
        Field(
            "waiting",
            \.waiting,
            .array(of: .reference(AwaitedAnswerBody.name), maxItems: ReadAgenda.most)
        ),
        Field("waitingCount", \.waitingCount, about: "Of all that waits, listed or not"),
        make: Self.init
    )
}

extension AgendaBody {
    /// - Parameter neighbourhood: looks up the neighbourhood of the next appointment.
    public init(_ agenda: MemberAgenda, in neighbourhood: (NeighbourhoodCode) -> Neighbourhood?) {
        next = agenda.next.map { AppointmentBody($0, neighbourhood($0.entry.neighbourhood)) }
        waiting = agenda.waiting.items.map(AwaitedAnswerBody.init)
        waitingCount = agenda.waiting.count
    }
}

/// Something that the member takes part in.
public struct AppointmentBody: ShapedBody {
    /// A deal or a listing.
    public let subject: SubjectBody
    /// Of the listing, or of the one that the deal is about.
    public let kind: Listing.Kind
    public let title: String
    public let startsAt: Moment
    public let endsAt: Moment
    /// The first and the last day, of one without times.
    public let firstDay: CivilDate?
    public let lastDay: CivilDate?
    public let neighbourhood: NeighbourhoodLabelBody
    /// As far as the member may see them.
    public let point: Point?
    public let address: String?
    /// Null for a deal, and for a listing without a roster.
    public let seats: Int?
    public let taken: Int?

    public static let shape = Shape<Self>(
        "Appointment",
        Field("subject", \.subject),
        Field("kind", \.kind),
        Field("title", \.title),
        Field("startsAt", \.startsAt),
        Field("endsAt", \.endsAt),
        Field("firstDay", \.firstDay, about: "Of one without times"),
        Field("lastDay", \.lastDay, about: "Of one without times"),
        Field("neighbourhood", \.neighbourhood),
        Field("point", \.point),
        Field("address", \.address),
        Field("seats", \.seats, about: "Of a listing with a roster"),
        Field("taken", \.taken, about: "Of a listing with a roster"),
        make: Self.init
    )
}

extension AppointmentBody {
    init(_ appointment: MemberAgenda.Appointment, _ place: Neighbourhood?) {
        let entry = appointment.entry
        subject = SubjectBody(entry.subject)
        kind = entry.listingKind
        title = entry.title
        startsAt = entry.startsAt
        endsAt = entry.endsAt
        firstDay = entry.wholeDays.map { CivilDate(daysSince1970: $0.lowerBound) }
        lastDay = entry.wholeDays.map { CivilDate(daysSince1970: $0.upperBound) }
        neighbourhood = NeighbourhoodLabelBody(entry.neighbourhood, place)
        point = entry.exact?.point
        address = entry.exact?.address
        seats = appointment.seats?.total
        taken = appointment.seats?.taken
    }
}

/// Something that waits for the member's answer.
public struct AwaitedAnswerBody: ShapedBody {
    public let kind: AwaitedAnswer.Kind
    /// A deal or a listing.
    public let subject: SubjectBody
    /// Of the listing, or of the one that the deal is about.
    public let listingKind: Listing.Kind
    public let title: String
    /// When it begins, or would.
    public let startsAt: Moment?
    /// Null for a deleted account, and for an absence.
    public let whom: MemberCardBody?
    /// Since when it waits.
    public let at: Moment
    /// When an answer comes too late.
    public let until: Moment?

    public static let shape = Shape<Self>(
        "AwaitedAnswer",
        Field("kind", \.kind),
        Field("subject", \.subject),
        Field("listingKind", \.listingKind),
        Field("title", \.title),
        Field("startsAt", \.startsAt, about: "When it begins, or would"),
        Field("whom", \.whom, about: "Who waits"),
        Field("at", \.at, about: "Since when it waits"),
        Field("until", \.until, about: "When an answer comes too late"),
        make: Self.init
    )
}

extension AwaitedAnswerBody {
    init(_ answer: AwaitedAnswer) {
        kind = answer.kind
        subject = SubjectBody(answer.subject)
        listingKind = answer.listingKind
        title = answer.title
        startsAt = answer.startsAt
        whom = answer.whom.map(MemberCardBody.init)
        at = answer.at
        until = answer.until
    }
}

extension AwaitedAnswer.Kind: WireWord {}
