public import Domain
public import JSONCoding

/// The time that a member proposes for an accepted deal.
public struct MoveProposalBody: Body {
    public let startsAt: Moment
    public let minutes: Int
    /// Nil keeps the agreed place.
    public let place: PlaceChoiceBody?

    public init(startsAt: Moment, minutes: Int, place: PlaceChoiceBody? = nil) {
        self.startsAt = startsAt
        self.minutes = minutes
        self.place = place
    }

    public static var name: String { "MoveProposal" }
    public static var parts: [any Body.Type] { [PlaceChoiceBody.self] }

    public static var schema: Schema {
        .object([
            "startsAt": .moment.required,
            "minutes": .integer().required,
            "place": .nullable(.reference(PlaceChoiceBody.name)).described("null keeps the agreed place"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        startsAt = try fields.moment("startsAt")
        minutes = try fields.integer("minutes")
        place = try fields.bodyIfPresent("place")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("startsAt", startsAt)
            writer.field("minutes", minutes)
            if let place { writer.field("place", place) }
        }
    }
}
