public import Domain
public import JSONCoding

/// A search to save. Without a neighbourhood, it is around the member's main home.
public struct SearchToSaveBody: Body, Hashable {
    public let title: String
    public let criteria: SearchCriteriaFields
    public let neighbourhood: NeighbourhoodCode?
    public let extent: Extent?
    public let notifies: Bool
    public let frequency: SavedSearch.Frequency

    public init(
        title: String,
        _ criteria: SearchCriteriaFields,
        around neighbourhood: NeighbourhoodCode?,
        _ extent: Extent?,
        notifies: Bool = true,
        frequency: SavedSearch.Frequency = .atOnce
    ) {
        self.title = title
        self.criteria = criteria
        self.neighbourhood = neighbourhood
        self.extent = extent
        self.notifies = notifies
        self.frequency = frequency
    }

    public static var name: String { "SearchToSave" }

    public static var schema: Schema {
        .object(
            properties: [("name", .nonBlank(atMost: SavedSearchName.longest).required)]
                + SearchCriteriaFields.schema + [
                    ("neighbourhood", .nullable(.string(maxLength: 20))),
                    ("reach", .nullable(.string(maxLength: 20))), ("notifies", .boolean),
                    ("frequency", .words(of: SavedSearch.Frequency.self)),
                ]
        )
    }

    public init(_ fields: Fields) throws(FieldError) {
        title = try fields.text("name")
        criteria = try SearchCriteriaFields(fields)
        neighbourhood = try fields.textIfPresent("neighbourhood", as: NeighbourhoodCode.init(parsing:))
        extent = try fields.textIfPresent("reach", as: Extent.init(parsing:))
        notifies = try fields.isGiven("notifies") ? fields.boolean("notifies") : true
        frequency = try fields.choiceIfPresent("frequency") ?? .atOnce
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("name", title)
            criteria.write(to: &writer)
            writer.field("neighbourhood", neighbourhood?.description)
            writer.field("reach", extent?.description)
            writer.field("notifies", notifies)
            writer.field("frequency", frequency.rawValue)
        }
    }
}
