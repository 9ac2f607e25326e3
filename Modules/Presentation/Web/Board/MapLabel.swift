import Domain
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
