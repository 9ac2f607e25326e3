public import Domain

/// The operation on what is suggested to a member, of a kind with ``Listing/Kind/tastes``.
public struct SuggestionOperations: OperationList {
    public let list: Operation<SignedIn, Void, SuggestionQuery, ListBody<SuggestionBody>>

    init(_ kind: Listing.Kind) {
        list = Operation(
            .get,
            PathPattern(stringLiteral: "/api/v1/\(kind.pathSegment)/suggested"),
            "Suggest \(kind.pathSegment) by my deals, favourites and searches; at most \(Suggestion.most)"
        )
    }
}

/// Where to look for suggestions.
public struct SuggestionQuery: ShapedBody {
    public let neighbourhood: NeighbourhoodCode?
    public let extent: Extent?

    public init(around neighbourhood: NeighbourhoodCode? = nil, _ extent: Extent? = nil) {
        self.neighbourhood = neighbourhood
        self.extent = extent
    }

    public static let shape = Shape<Self>(
        "SuggestionQuery",
        Field(
            "neighbourhood",
            \.neighbourhood,
            nil,
            .omittable,
            about: BoardPlace.neighbourhoodPurpose
        ),
        Field("reach", \.extent, BoardPlace.reach, .omittable, about: BoardPlace.reachPurpose),
        make: { Self(around: $0, $1) }
    )
}

extension API {
    public static func suggestions(_ kind: Listing.Kind) -> SuggestionOperations {
        SuggestionOperations(kind)
    }
}
