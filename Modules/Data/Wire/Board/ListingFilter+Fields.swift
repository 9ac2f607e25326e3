public import JSONCoding

/// The filter as parameters of a query.
extension ListingFilter: FlatFields {
    private static let none = ListingFilter()

    public static let flatSchema: [(name: String, schema: Schema)] =
        ListingCriterion.all.map { ($0.name, $0.schema) }

    public init(flat fields: Fields) throws(FieldError) {
        // Most requests have no filter.
        guard !fields.isEmpty else { return }
        for criterion in ListingCriterion.all {
            guard let text = fields.json(criterion.name).parameter else { continue }
            guard criterion.take(text, &self) else {
                throw FieldError(field: criterion.name, wanted: "value of its kind")
            }
        }
    }

    public func writeFlat(to writer: inout JSONWriter) {
        guard self != Self.none else { return }
        for criterion in ListingCriterion.all {
            guard let text = criterion.text(self) else { continue }
            writer.key(criterion.name)
            writer.value(JSON(text: text, as: criterion.schema))
        }
    }

    /// Takes the text of a parameter. Ignores text without a meaning, and a name that isn't a criterion's.
    public mutating func take(_ text: String, for name: String) {
        guard let criterion = ListingCriterion.all.first(where: { $0.name == name }) else { return }
        _ = criterion.take(text, &self)
    }

    /// The filter without one of its criteria.
    public func without(_ name: String) -> ListingFilter {
        var filter = self
        ListingCriterion.all.first { $0.name == name }?.clear(&filter)
        return filter
    }

    /// The parameters of figures.
    public var figures: [(name: String, value: String)] {
        parameters.filter { ListingCriterion.figures.contains($0.name) }
    }

    /// The parameters of the criteria that are given.
    public var parameters: [(name: String, value: String)] {
        // Most links of a page have none.
        guard self != Self.none else { return [] }
        let criteria = facets.isEmpty ? ListingCriterion.plain : ListingCriterion.all
        return criteria.compactMap { criterion in
            criterion.text(self).map { (criterion.name, $0) }
        }
    }
}
