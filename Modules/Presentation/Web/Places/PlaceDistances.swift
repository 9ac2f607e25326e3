import Domain
import Markup
import Wire
import Wording

/// How far a place is from the nearest station and from the reader's home, in a straight line.
struct PlaceDistances {
    let station: NearbyStationBody?
    /// In metres. Nil if the place is in the reader's own neighbourhood.
    let fromHome: Int?
    /// Whether the reader knows the place roughly only.
    let isRough: Bool

    func html(for visit: Visit) -> HTML {
        let lines = [stationWords, homeWords(visit)].compactMap { $0?[visit.language] }
        guard let first = lines.first?.first else { return "" }
        let sentence = first.uppercased() + lines.joined(separator: " · ").dropFirst()
        return "<p class=\"soft small\">\(sentence)</p>"
    }

    private var stationWords: Words? {
        station.map { $0.station }.map { station in
            let distance = isRough ? Distance.about(station.metres) : Distance.near(station.metres)
            let lines = station.lines.map { $0.replacing("수도권 ", with: "") }.joined(separator: ", ")
            let english = station.nameInEnglish.isEmpty ? station.name : "\(station.nameInEnglish) station"
            return Words(
                "\(station.name)(\(lines))에서 \(distance[.korean])",
                "\(distance[.english]) from \(english)"
            )
        }
    }

    private func homeWords(_ visit: Visit) -> Words? {
        guard let fromHome, let home = visit.home else { return nil }
        let distance = Distance.about(fromHome)
        let (korean, english) = (home.name.split(separator: " ").last ?? "", home.nameEn)
        return Words(
            "우리 동네 \(korean)에서 직선으로 \(distance[.korean])",
            "\(distance[.english]) in a straight line from \(english.prefix { $0 != "," })"
        )
    }
}

extension PlaceDistances {
    /// - Parameter point: the place, or the point that readers who don't know it are shown.
    init(to point: Point, in neighbourhood: NeighbourhoodCode, isRough: Bool, _ visit: Visit) async throws {
        station = try await visit(API.neighbourhoods.nearestStation(PointQuery(point))).items.first
        let home = visit.home.flatMap { $0.code == neighbourhood ? nil : $0 }
        fromHome = home.map { $0.point.metres(to: point) }
        self.isRough = isRough
    }
}
