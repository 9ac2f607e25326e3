public import Domain
public import JSONCoding

/// A listing that the reader applied to, and what became of the application.
public struct ParticipationBody: Body {
    public let listing: ListingBody
    public let entry: RosterEntryBody

    public init(_ participation: Participation, _ listing: ListingBody) {
        self.listing = listing
        entry = RosterEntryBody(participation.entry, place: participation.place)
    }

    public static var name: String { "Participation" }
    public static var parts: [any Body.Type] { [ListingBody.self, RosterEntryBody.self] }

    public static var schema: Schema {
        .object([
            "listing": .reference(ListingBody.name).required,
            "entry": .reference(RosterEntryBody.name).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try fields.body("listing")
        entry = try fields.body("entry")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("listing", listing)
            writer.field("entry", entry)
        }
    }
}
