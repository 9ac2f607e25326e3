public import Domain
import JSONCoding

/// An open proposal to move a deal, as the reader may see it.
public struct DealMoveBody: ShapedBody {
    public let number: Int
    public let proposedBy: DealParties.Party
    public let proposedAt: Moment
    /// The terms once accepted.
    public let terms: DealTermsBody

    public static let shape = Shape<Self>(
        "DealMove",
        Field("number", \.number),
        Field("proposedBy", \.proposedBy),
        Field("proposedAt", \.proposedAt),
        Field("terms", \.terms),
        make: Self.init
    )
}

extension DealMoveBody {
    init(_ move: DealMove, at place: DealPlace, _ neighbourhood: Neighbourhood?) {
        number = move.number
        proposedBy = move.proposedBy
        proposedAt = move.proposedAt
        terms = DealTermsBody(move.terms, at: place, neighbourhood)
    }
}
