import Domain
import Synchronization

/// A gazetteer of a few codes and a shelf to keep homes on, enough to choose with.
struct NeighbourhoodFixture {
    let kept = HomesInMemory()
    let homes: Homes
    let now = Noon().now

    /// - Parameters:
    /// - codes: each with the one that replaces it, if any.
    /// - positions: codes that a rounded position may be in. The others are at sea.
    init(
        _ codes: [String: String?],
        positions: [RoundedPosition: [NeighbourhoodCode]] = [:],
        throttle: any CallThrottle = UnlimitedThrottle(),
        serving area: String = ""
    ) {
        let gazetteer = SmallGazetteer(codes: codes, positions: positions)
        homes = Homes(
            gazetteer: gazetteer,
            homes: kept,
            site: KnownSite([.serves: area]),
            throttle: throttle,
            clock: Noon()
        )
    }
}

/// Homes kept in memory.
final class HomesInMemory: HomeNeighbourhoodsRepository {
    private let homes = Mutex<[Member.ID: HomeNeighbourhoods]>([:])

    func load(of member: Member.ID) async throws -> HomeNeighbourhoods {
        homes.withLock { $0[member] ?? .none }
    }

    func update<Result: Sendable>(
        of member: Member.ID,
        _ change: @escaping @Sendable (inout HomeNeighbourhoods) throws -> Result
    ) async throws -> Result {
        try homes.withLock { try change(&$0[member, default: .none]) }
    }
}

private struct Noon: WallClock {
    let now = Moment(milliseconds: 1_790_000_000_000)
}

private struct SmallGazetteer: Gazetteer {
    let codes: [String: String?]
    let positions: [RoundedPosition: [NeighbourhoodCode]]
    let edition = "small"

    func neighbourhood(_ code: NeighbourhoodCode, at moment: Moment) -> Neighbourhood? {
        let known = codes.first { $0.key == code.description || $0.value == code.description }
        guard let issued = known.flatMap({ NeighbourhoodCode($0.key) }),
            let point = Point(latitude: 37, longitude: 127)
        else { return nil }
        let name = NeighbourhoodName(
            sido: "서울특별시",
            sigungu: "중구",
            dong: "명동",
            sidoInEnglish: "Seoul",
            sigunguInEnglish: "Jung-gu",
            dongInEnglish: "Myeong-dong"
        )
        return Neighbourhood(code: issued, issued: name, renaming: nil, point: point)
    }

    func neighbourhood(at point: Point, at moment: Moment) -> Neighbourhood? { nil }

    func find(
        _ sought: NeighbourhoodText,
        near point: Point?,
        limit: Int,
        at moment: Moment
    ) -> [NeighbourhoodMatch] { [] }

    func ring(of code: NeighbourhoodCode, reach: Reach, at moment: Moment) -> [NearbyNeighbourhood]? { nil }

    func codes(around code: NeighbourhoodCode, _ extent: Extent) -> [NeighbourhoodCode]? { nil }
    var everywhere: [NeighbourhoodCode] { codes.keys.compactMap(NeighbourhoodCode.init).sorted() }
    func codes(around position: RoundedPosition) -> [NeighbourhoodCode] { positions[position] ?? [] }
    func codes(touching box: MapBox) -> [NeighbourhoodCode] { [] }
    func station(near point: Point) -> NearbyStation? { nil }
    func outlines(in box: MapBox, _ detail: MapDetail) -> [Outline] { [] }
}
