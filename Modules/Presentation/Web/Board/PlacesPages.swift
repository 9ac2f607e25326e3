import Domain
import HTTPServer
import Wire
import Wording

/// The page route that chooses a place to look at, without changing the reader's home.
public struct PlacesPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            .page(PlacesPagePath.choose) { visit in
                var page = PlacesPage(text: visit.request.query["q"] ?? "", target: visit.target)
                do {
                    try await page.load(for: visit)
                } catch let refusal as NeighbourhoodRefusal {
                    page.problem = Problem(refusal)
                }
                return page.page(for: visit)
            }
        ]
    }
}

extension PlacesPage {
    fileprivate mutating func load(for visit: Visit) async throws {
        let query = visit.request.query
        if visit.who != nil {
            homes = try await visit(API.neighbourhoods.mine()).items
        }
        let area = visit.settings.servedArea
        let served = { (place: LocalityBody) in area.touches(place.extent, around: place.code) }
        if !text.isEmpty {
            let query = LocalityQuery(try NeighbourhoodText(text), from: visit.standpoint)
            found = try await visit(API.neighbourhoods.localities(query)).items.filter(served)
            if target.path == .map, visit.who != nil { addresses = try await visit.addresses(text) }
        }
        let code = try query["neighbourhood"].map(NeighbourhoodCode.init(parsing:))
        if let code {
            let extent = query["reach"].flatMap(Extent.init) ?? .province
            let one = try await visit(API.neighbourhoods.one(code))
            within = Within(neighbourhood: one, extent: extent)
        }
        let all = within.map { LocalityQuery(partsOf: $0.neighbourhood.code, $0.extent) } ?? LocalityQuery()
        parts = try await visit(API.neighbourhoods.localities(all)).items.filter(served)
    }
}

extension Visit {
    /// Those with a number, so that names don't use up the services' quotas. None while a member asks too
    /// often.
    fileprivate func addresses(_ text: String) async throws -> [FoundAddressBody] {
        guard text.contains(where: \.isNumber), let address = try? AddressText(text) else { return [] }
        do {
            let found = try await self(API.addresses.find(AddressQuery(address, limit: 3))).items
            return found.filter { $0.found.accuracy != .neighbourhood }
        } catch is AddressRefusal {
            return []
        }
    }

    /// The page to look at a place on, without the place that it has.
    fileprivate var target: PlacesPage.Target {
        let address = request.query["then"].flatMap(LocalAddress.init)?.text ?? BoardPagePath.feed.rawValue
        let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
        guard let path = parts.first.flatMap(BoardPagePath.init), path != .home else {
            return PlacesPage.Target(path: .feed, kept: [])
        }
        let lost = FeedFilter.ofArea + ["area", "bbox", "zoom", "cursor"]
        let query = Query(parsing: parts.count > 1 ? parts[1] : "")
        return PlacesPage.Target(
            path: path,
            kept: query.map { ($0.name, $0.value) }.filter { !lost.contains($0.0) }
        )
    }
}
