import Domain
import HTTPServer
import JSONCoding
import Wire

/// The map label of an area, derived from a neighbourhood inside it.
struct MapLabel {
    let extent: MapClusterBody.Extent
    let korean: String
    let english: String
    /// The zoom at which the area splits, even on a wide screen.
    let opensAt: Int

    init(_ code: NeighbourhoodCode, _ detail: MapDetail, _ gazetteer: any Gazetteer, at now: Moment) {
        let neighbourhood = gazetteer.neighbourhood(code, at: now)
        let issued = neighbourhood?.issued
        let province = issued.map { NeighbourhoodName.short(sido: $0.sido) } ?? code.description
        switch detail {
        case .provinces:
            extent = .province
            opensAt = 9
            korean = province
            english = issued?.sidoInEnglish ?? code.description
        case .districts:
            extent = .district
            opensAt = 12
            korean = issued.map { "\(province) \($0.sigungu)" } ?? code.description
            english = issued.map { "\($0.sigunguInEnglish), \($0.sidoInEnglish)" } ?? code.description
        case .neighbourhoods, .listings:
            extent = .neighbourhood
            opensAt = 15
            korean = neighbourhood?.name ?? code.description
            english = neighbourhood?.nameEn ?? code.description
        }
    }
}

extension Parameter {
    static let mapBox = required(
        "bbox",
        .string(pattern: "^-?[0-9]+(\\.[0-9]+)?(,-?[0-9]+(\\.[0-9]+)?){3}$"),
        "west,south,east,north in degrees"
    )
    static let mapZoom = required("zoom", .integer(MapBox.zooms), "As web maps count it")
}

extension Request {
    /// The visible part of the map.
    var mapBox: MapBox {
        get throws {
            let edges = (query["bbox"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
                .compactMap { Double($0) }
            guard edges.count == 4 else { throw MapRefusal.invalidBox }
            return try MapBox(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
        }
    }

    var mapZoom: Int {
        get throws { try required("zoom", integer("zoom", in: MapBox.zooms)) }
    }
}
