import Database
import Domain

extension SavedSearch {
    static let columns: SQL = """
        saved_searches.id AS id, saved_searches.name AS name, saved_searches.text AS text,
            saved_searches.kinds AS kinds, saved_searches.side AS side, saved_searches.facets AS facets,
            saved_searches.fits_owner AS fits_owner, saved_searches.min_price AS min_price,
            saved_searches.max_price AS max_price, saved_searches.figures AS figures,
            saved_searches.week_times AS week_times, saved_searches.drawn AS drawn,
            saved_searches.center AS center, saved_searches.extent AS extent,
            saved_searches.notifies_since AS notifies_since, saved_searches.frequency AS frequency
        """

    init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            name: try row.stored("name") { try SavedSearchName($0) },
            criteria: try SearchCriteria(row: row),
            notifiesSince: try row.value("notifies_since"),
            frequency: try row.word("frequency")
        )
    }
}

extension SearchCriteria {
    init(row: Row) throws {
        let least: Int? = try row.value("min_price")
        let most: Int? = try row.value("max_price")
        try self.init(
            text: row.storedIfPresent("text") { try SearchText($0) },
            kinds: row.stored("kinds") { (words: String) in
                try words.split(separator: ",").map { word in
                    guard let kind = Listing.Kind(rawValue: String(word)) else {
                        throw StoredValueError(column: "kinds", reason: "no such kind")
                    }
                    return kind
                }
            },
            side: row.wordIfPresent("side"),
            facets: row.stored("facets", as: Self.facets(stored:)),
            prices: least.flatMap { least in most.map { least...max(least, $0) } },
            figures: row.stored("figures", as: Self.figures(stored:)),
            times: row.stored("week_times", as: Self.times(stored:)),
            fitsOwner: row.value("fits_owner"),
            within: row.storedIfPresent("drawn") { try DrawnArea(parsing: $0) },
            around: row.neighbourhood("center"),
            row.stored("extent") { (text: String) in Extent(text) }
        )
    }

    /// As in "subject=english,math;weekday=sat", in the order of names.
    var storedFacets: String {
        facets.sorted { $0.key < $1.key }
            .map { "\($0.key)=\($0.value.joined(separator: ","))" }
            .joined(separator: ";")
    }

    /// As in "area=3305785000-10000000000;cost=0-1000000", in the order of names.
    var storedFigures: String {
        figures.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { "\($0.key.rawValue)=\($0.value.lowerBound)-\($0.value.upperBound)" }
            .joined(separator: ";")
    }

    private static func figures(stored text: String) throws -> [Figure: ClosedRange<Int>] {
        try text.split(separator: ";").reduce(into: [:]) { figures, part in
            let words = part.split(whereSeparator: { $0 == "=" || $0 == "-" }).map(String.init)
            guard words.count == 3, let figure = Figure(rawValue: words[0]), let least = Int(words[1]),
                let most = Int(words[2]), least <= most
            else { throw StoredValueError(column: "figures", reason: "no range of a figure") }
            figures[figure] = least...most
        }
    }

    /// As in "day=mon,wed;part=evening"; empty for any.
    var storedTimes: String {
        let lists = [
            ("day", times?.days.map(\.rawValue) ?? []), ("part", times?.parts.map(\.rawValue) ?? []),
        ]
        return lists.filter { !$0.1.isEmpty }.map { "\($0.0)=\($0.1.joined(separator: ","))" }
            .joined(separator: ";")
    }

    private static func times(stored text: String) -> WeekTimes?? {
        let lists = facets(stored: text)
        return .some(
            WeekTimes(
                on: Set((lists["day"] ?? []).compactMap(Weekday.init(rawValue:))),
                in: Set((lists["part"] ?? []).compactMap(DayPart.init(rawValue:)))
            )
        )
    }

    private static func facets(stored text: String) -> [String: [String]] {
        text.split(separator: ";").reduce(into: [:]) { facets, part in
            let pair = part.split(separator: "=", maxSplits: 1)
            guard let name = pair.first, let words = pair.dropFirst().first else { return }
            facets[String(name)] = words.split(separator: ",").map(String.init)
        }
    }
}

/// A new row of the table of saved searches.
struct SavedSearchRow: InsertableRow {
    static let table: StaticString = "saved_searches"

    let search: SavedSearch
    let member: Member.ID

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let criteria = search.criteria
        return [
            "id": search.id, "member": member, "name": search.name.text,
            "unique_name": search.name.uniqueKey, "text": criteria.text?.text,
            "kinds": criteria.kinds.map(\.rawValue).joined(separator: ","),
            "side": criteria.side?.rawValue, "facets": criteria.storedFacets,
            "min_price": criteria.prices?.lowerBound, "max_price": criteria.prices?.upperBound,
            "figures": criteria.storedFigures, "week_times": criteria.storedTimes,
            "drawn": criteria.drawn?.description, "fits_owner": criteria.fitsOwner,
            "center": criteria.center.number,
            "extent": criteria.extent.description,
            "notifies_since": search.notifiesSince, "frequency": search.frequency.rawValue,
        ]
    }
}
