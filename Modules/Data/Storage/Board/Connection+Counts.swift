import Database
import Domain

extension Connection {
    /// Keeps what the map counts: how many open listings of a kind a neighbourhood has, and where about.
    func recount(_ former: CountedPlace?, _ latter: CountedPlace?) throws {
        guard former != latter else { return }
        if let former { try subtract(former) }
        if let latter { try add(latter) }
    }

    /// What is counted now for a listing; nil when it is not open, or not there.
    func countedPlace(of id: Listing.ID) throws -> CountedPlace? {
        let row = try first(
            "SELECT kind, code, latitude, longitude FROM listings WHERE id = \(id) AND status = 'open'"
        )
        return try row.map { row in
            CountedPlace(
                kind: try row.value("kind"),
                code: try row.value("code"),
                latitude: try row.value("latitude"),
                longitude: try row.value("longitude")
            )
        }
    }

    private func add(_ place: CountedPlace) throws {
        try execute(
            """
            INSERT INTO place_counts (kind, code, listings, latitudes, longitudes, south, west, north, east)
            VALUES (\(place.kind), \(place.code), 1, \(place.latitude), \(place.longitude),
                \(place.latitude), \(place.longitude), \(place.latitude), \(place.longitude))
            ON CONFLICT (kind, code) DO UPDATE SET listings = place_counts.listings + 1,
                latitudes = place_counts.latitudes + excluded.latitudes,
                longitudes = place_counts.longitudes + excluded.longitudes,
                south = CASE WHEN excluded.south < place_counts.south THEN excluded.south
                    ELSE place_counts.south END,
                west = CASE WHEN excluded.west < place_counts.west THEN excluded.west
                    ELSE place_counts.west END,
                north = CASE WHEN excluded.north > place_counts.north THEN excluded.north
                    ELSE place_counts.north END,
                east = CASE WHEN excluded.east > place_counts.east THEN excluded.east
                    ELSE place_counts.east END
            """
        )
    }

    /// The box stays: it has to hold what is there, not to be small.
    private func subtract(_ place: CountedPlace) throws {
        try execute(
            """
            UPDATE place_counts SET listings = listings - 1, latitudes = latitudes - \(place.latitude),
                longitudes = longitudes - \(place.longitude)
            WHERE kind = \(place.kind) AND code = \(place.code)
            """
        )
    }
}

/// Where an open listing is counted.
struct CountedPlace: Equatable {
    let kind: String
    let code: Int64
    let latitude: Int
    let longitude: Int
}

extension Listing {
    var countedPlace: CountedPlace? {
        guard status == .open else { return nil }
        return CountedPlace(
            kind: kind.rawValue,
            code: details.place.neighbourhood.number,
            latitude: details.place.shown.microLatitude,
            longitude: details.place.shown.microLongitude
        )
    }
}
