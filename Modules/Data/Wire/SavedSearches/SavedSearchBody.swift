public import Domain
public import JSONCoding

/// A saved search of the member.
public struct SavedSearchBody: Body, Hashable {
    public let id: SavedSearch.ID
    public let title: String
    public let criteria: SearchCriteriaFields
    public let neighbourhood: NeighbourhoodLabelBody
    public let extent: Extent
    public let notifies: Bool
    /// The listings that newly fit since it was last opened, at most ``SavedSearch/mostCounted``.
    public let newListings: Int

    public init(_ summary: SavedSearchSummary, _ neighbourhood: Neighbourhood?) {
        let search = summary.search
        id = search.id
        title = search.name.text
        criteria = SearchCriteriaFields(search.criteria)
        self.neighbourhood = NeighbourhoodLabelBody(search.criteria.center, neighbourhood)
        extent = search.criteria.extent
        notifies = search.notifies
        newListings = summary.newListings
    }

    public static var name: String { "SavedSearch" }
    public static var parts: [any Body.Type] { [NeighbourhoodLabelBody.self] }

    public static var schema: Schema {
        .object(
            properties: [("id", .string().required), ("name", .string().required)]
                + SearchCriteriaFields.schema.map { ($0.name, $0.schema.required) } + [
                    ("neighbourhood", .reference(NeighbourhoodLabelBody.name).required),
                    ("reach", .string().required), ("notifies", .boolean.required),
                    ("newListings", .integer(0...SavedSearch.mostCounted).required),
                ]
        )
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        title = try fields.text("name")
        criteria = try SearchCriteriaFields(fields)
        neighbourhood = try fields.body("neighbourhood")
        extent = try fields.text("reach", as: Extent.init(parsing:))
        notifies = try fields.boolean("notifies")
        newListings = try fields.integer("newListings")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("name", title)
            criteria.write(to: &writer)
            writer.field("neighbourhood", neighbourhood)
            writer.field("reach", extent.description)
            writer.field("notifies", notifies)
            writer.field("newListings", newListings)
        }
    }

    /// The query of the board that lists what fits.
    public var query: [(String, String)] {
        let all: [(String, String?)] = [
            ("neighbourhood", neighbourhood.code.description), ("reach", extent.description),
            ("q", criteria.text), ("side", criteria.side?.rawValue),
            ("minPrice", criteria.minPrice.map(String.init)),
            ("maxPrice", criteria.maxPrice.map(String.init)),
            ("fits", criteria.fitsMe ? FitChoice.me.rawValue : nil),
            ("area", criteria.drawn?.description),
        ]
        let lists =
            [("kind", criteria.kinds.map(\.rawValue))]
            + Listing.Kind.facetNames.map { ($0, criteria.facets[$0] ?? []) }
        return all.compactMap { name, value in value.map { (name, $0) } } + criteria.figures.query
            + (criteria.times?.query ?? [])
            + lists.filter { !$0.1.isEmpty }.map { ($0.0, $0.1.joined(separator: ",")) }
    }
}
