public import Domain
public import JSONCoding

/// An open proposal to move a deal, as the reader may see it.
public struct DealMoveBody: Body {
    public let number: Int
    public let proposedBy: DealParties.Party
    public let proposedAt: Moment
    /// The terms once accepted.
    public let terms: DealTermsBody

    init(_ move: DealMove, at place: DealPlace, _ neighbourhood: Neighbourhood?) {
        number = move.number
        proposedBy = move.proposedBy
        proposedAt = move.proposedAt
        terms = DealTermsBody(move.terms, at: place, neighbourhood)
    }

    public static var name: String { "DealMove" }
    public static var parts: [any Body.Type] { [DealTermsBody.self] }

    public static var schema: Schema {
        .object([
            "number": .integer().required,
            "proposedBy": .words(of: DealParties.Party.self).required,
            "proposedAt": .moment.required,
            "terms": .reference(DealTermsBody.name).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        number = try fields.integer("number")
        proposedBy = try fields.choice("proposedBy")
        proposedAt = try fields.moment("proposedAt")
        terms = try fields.body("terms")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("number", number)
            writer.field("proposedBy", proposedBy.rawValue)
            writer.field("proposedAt", proposedAt)
            writer.field("terms", terms)
        }
    }
}
