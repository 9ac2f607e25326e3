import Domain
import HTTPServer
import JSONCoding
import Wire

extension Parameter {
    /// The query parameters that filter events. Online events are in every region.
    static let eventCalendar: [Parameter] =
        Listing.Kind.event.facets.map { facet in
            .optional(facet.name, .list(ofWords: facet.words), "One or more, separated by commas")
        } + [
            .optional(
                "province",
                .string(oneOf: Province.allCases.map { "\($0.rawValue)" }),
                "The first two digits of the codes of a province"
            ),
            .optional(
                "neighbourhood",
                .neighbourhood,
                "The code at the centre of an area; not with `province`"
            ),
            .optional(
                "reach",
                .reach(or: "city"),
                "Of the area: borders, 0 to 3; distance, `1km` to `50km`; or `city`; default: 1"
            ),
            .optional("q", .text(), "Search terms, all of which must match"),
        ]
}

extension Request {
    /// - Parameter area: finds the codes around a neighbourhood.
    func eventCalendarFilter(
        _ area: (NeighbourhoodCode, Extent) throws -> [NeighbourhoodCode]
    ) throws -> EventCalendarFilter {
        EventCalendarFilter(
            facets: try Listing.Kind.event.facets.reduce(into: [:]) { facets, facet in
                let words = words(facet.name)
                guard words.allSatisfy(facet.words.contains) else {
                    throw RequestRefusal.invalidParameter(facet.name)
                }
                facets[facet.name] = words
            },
            region: try region(area),
            text: try query["q"].map(SearchText.init)
        )
    }

    private func region(
        _ area: (NeighbourhoodCode, Extent) throws -> [NeighbourhoodCode]
    ) throws -> EventRegion? {
        if let text = query["province"] {
            guard query["neighbourhood"] == nil, query["reach"] == nil else {
                throw RequestRefusal.contradictoryParameter("province")
            }
            return .province(try required("province", Int64(text).flatMap(Province.init(rawValue:))))
        }
        guard let code = try givenNeighbourhood else {
            guard query["reach"] == nil else { throw RequestRefusal.contradictoryParameter("reach") }
            return nil
        }
        return .area(try area(code, givenExtent ?? .ring(.adjacent)))
    }

    func day(_ name: String) throws -> Int? {
        try query[name].map { try required(name, CivilDate(iso8601: $0)).daysSince1970 }
    }
}
