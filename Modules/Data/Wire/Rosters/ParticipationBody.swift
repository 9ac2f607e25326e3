public import Domain

/// A listing that the reader applied to, and what became of the application.
public struct ParticipationBody: ShapedBody {
    public let listing: ListingBody
    public let entry: RosterEntryBody

    public static let shape = Shape<Self>(
        "Participation",
        Field("listing", \.listing),
        Field("entry", \.entry),
        make: Self.init
    )
}

extension ParticipationBody {
    public init(_ participation: Participation, _ listing: ListingBody) {
        self.listing = listing
        entry = RosterEntryBody(participation.entry, place: participation.place)
    }
}
