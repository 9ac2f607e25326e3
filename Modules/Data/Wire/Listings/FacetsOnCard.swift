import Domain
import JSONCoding

/// The words of a listing that cards show, by the names of their facets.
extension Listing.Kind {
    static var facetsOnCards: [(name: String, schema: Schema)] {
        let onCard = allCases.flatMap(\.facets).filter(\.isOnCard).map(\.name)
        return facetNames.filter(onCard.contains).map { ($0, .array(of: .string())) }
    }

    func facetsOnCard(of details: ListingDetails) -> [(name: String, words: [String])] {
        facets.filter(\.isOnCard).map { ($0.name, $0.words(in: details.facets)) }
    }
}

extension Fields {
    var facetsOnCard: [(name: String, words: [String])] {
        get throws(FieldError) {
            let facets = try fields("facets")
            return try facets.names.map { name throws(FieldError) in (name, try facets.texts(name)) }
        }
    }
}

extension JSONWriter {
    mutating func facetsOnCard(_ facets: [(name: String, words: [String])]) {
        key("facets")
        object { writer in
            for facet in facets { writer.field(facet.name, facet.words) }
        }
    }
}
