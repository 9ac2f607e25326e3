public import Domain
public import JSONCoding

/// A change of a saved search: an omitted field stays.
public struct SavedSearchChangeBody: Body, Hashable {
    public let title: String?
    public let notifies: Bool?
    public let frequency: SavedSearch.Frequency?

    public init(
        title: String? = nil,
        notifies: Bool? = nil,
        frequency: SavedSearch.Frequency? = nil
    ) {
        self.title = title
        self.notifies = notifies
        self.frequency = frequency
    }

    public static var name: String { "SavedSearchChange" }

    public static var schema: Schema {
        .object([
            "name": .nonBlank(atMost: SavedSearchName.longest), "notifies": .boolean,
            "frequency": .words(of: SavedSearch.Frequency.self),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        title = try fields.textIfPresent("name")
        notifies = try fields.isGiven("notifies") ? fields.boolean("notifies") : nil
        frequency = try fields.choiceIfPresent("frequency")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.fieldIfPresent("name", title)
            writer.fieldIfPresent("notifies", notifies)
            writer.fieldIfPresent("frequency", frequency?.rawValue)
        }
    }

    /// Applies the change, or throws the refusal of the name.
    public func apply(to search: inout SavedSearch, at now: Moment) throws {
        if let title { search.rename(to: try SavedSearchName(title)) }
        if let notifies { search.switchNotices(on: notifies, at: now) }
        if let frequency { search.tell(frequency) }
    }
}
