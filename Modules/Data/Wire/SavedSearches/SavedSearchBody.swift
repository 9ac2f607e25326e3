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
    public let frequency: SavedSearch.Frequency
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
        frequency = search.frequency
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
                    ("frequency", .words(of: SavedSearch.Frequency.self).required),
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
        frequency = try fields.choice("frequency")
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
            writer.field("frequency", frequency.rawValue)
            writer.field("newListings", newListings)
        }
    }

    /// The query of the board that lists what fits. Throws the refusal of a text that no longer is one.
    public func query(_ slice: SliceRequest) throws(SearchRefusal) -> ListingQuery {
        let place = BoardPlace(within: criteria.drawn, around: neighbourhood.code, extent)
        var query = ListingQuery(criteria.filter, in: place)
        if let text = criteria.text { query.text = try SearchText(text) }
        query.slice = slice
        return query
    }
}
