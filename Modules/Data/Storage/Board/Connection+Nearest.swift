import Database
import Domain

extension Connection {
    func nearest(
        _ search: BoardSearch,
        to point: Point,
        _ slice: SliceRequest
    ) throws -> Slice<ListingSummary> {
        let start = try slice.cursor.map(Nearness.init(cursor:))
        let page = try page(of: slice, hiding: search.viewer, after: start) { last, limit in
            try run(SQLBoardQueries.nearest(search, to: point, after: last, limit: limit)).map { row in
                let candidate = try Candidate(row: row)
                return (Nearness(squared: try row.value("squared"), id: candidate.id), candidate)
            }
        }
        return try summaries(of: page, for: search.viewer, from: point, cursor: \.description)
    }
}

/// How near a listing is, and which of those that are equally near.
struct Nearness: CustomStringConvertible {
    /// Of the distance in millionths of a degree of latitude.
    let squared: Int
    let id: Listing.ID

    var description: String { "\(squared)-\(id)" }

    init(squared: Int, id: Listing.ID) {
        self.squared = squared
        self.id = id
    }

    init(cursor: String) throws(BoardRefusal) {
        let parts = cursor.split(separator: "-")
        guard parts.count == 2, let squared = Int(parts[0]), let id = Listing.ID(String(parts[1])) else {
            throw .unknownCursor
        }
        self.init(squared: squared, id: id)
    }
}

extension Point {
    /// A degree of longitude in thousandths of one of latitude, here.
    private var narrowing: Int { Int((1_000 * cosine(ofDegrees: latitude)).rounded()) }

    /// Whole numbers, so that both engines and every page agree. Over the few kilometres of a ring the earth
    /// is flat.
    var squaredDistance: SQL {
        let north: SQL = "(latitude - \(microLatitude))"
        let east: SQL = "((longitude - \(microLongitude)) * \(narrowing) / 1000)"
        return "(\(north) * \(north) + \(east) * \(east))"
    }

    /// In whole metres, by the same rule.
    func metres(to other: Point) -> Int {
        let north = other.microLatitude - microLatitude
        let east = (other.microLongitude - microLongitude) * narrowing / 1_000
        return Int((Double(north * north + east * east).squareRoot() * 0.111_32).rounded())
    }
}

/// Taylor's series, good to a millionth between the poles: Domain's points need no library for this.
private func cosine(ofDegrees degrees: Double) -> Double {
    let square = (degrees * .pi / 180) * (degrees * .pi / 180)
    return 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56 * (1 - square / 90))))
}

extension SQLBoardQueries {
    /// One pass over the part of the index that the area is; of it, only the page is kept and sorted.
    static func nearest(
        _ search: BoardSearch,
        to point: Point,
        after last: Nearness?,
        limit: Int
    ) -> SQL {
        let ranges = search.filter.states(at: search.now).map { state -> SQL in
            """
            SELECT id, author, \(point.squaredDistance) AS squared FROM listings
            WHERE kind IN \(list: search.filter.kinds.map(\.rawValue))
                AND code IN \(list: search.area.codes.map(\.number))
                AND status = \(state.status.rawValue)\(state.besides)\(search.filter.conditions)
            """
        }
        let squared = last?.squared ?? -1
        return """
            SELECT id, author, squared FROM (\(ranges.joined(by: " UNION ALL "))) AS found
            WHERE squared > \(squared) OR (squared = \(squared) AND id > \(last?.id.rawValue ?? 0))
            ORDER BY squared, id LIMIT \(limit)
            """
    }
}
