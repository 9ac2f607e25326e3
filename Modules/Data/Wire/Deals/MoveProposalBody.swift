public import Domain
import JSONCoding

/// The time that a member proposes for an accepted deal.
public struct MoveProposalBody: ShapedBody {
    public let startsAt: Moment
    public let minutes: Int
    /// Nil keeps the agreed place.
    public let place: PlaceChoiceBody?

    public init(startsAt: Moment, minutes: Int, place: PlaceChoiceBody? = nil) {
        self.startsAt = startsAt
        self.minutes = minutes
        self.place = place
    }

    public static let shape = Shape<Self>(
        "MoveProposal",
        Field("startsAt", \.startsAt),
        Field("minutes", \.minutes),
        Field("place", \.place, nil, .optional, about: "null keeps the agreed place"),
        make: Self.init
    )
}
