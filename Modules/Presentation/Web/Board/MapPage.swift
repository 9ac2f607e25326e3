import Domain
import Markup
import Wire
import Wording

/// The map, which a script draws, and below it the same as a list.
struct MapPage {
    /// What is looked at.
    enum Sight {
        /// Nobody has said where they are.
        case country
        case around(Place)
        case box(Box)
    }

    struct Place {
        let centre: NeighbourhoodBody
        let counts: [NeighbourhoodCountBody]
        let list: ListBody<ListingBody>
    }

    struct Box {
        let box: MapBox
        let zoom: Int
        let areas: [MapFeatureBody]
        /// Nil where there are too many.
        let list: ListBody<ListingBody>?
    }

    let sight: Sight

    init(_ sight: Sight) {
        self.sight = sight
    }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = MapPhrases.title(centre?.shortName(in: language))[language]
        var page = Page(
            title,
            tab: .map,
            scripts: [.map],
            content: """
                <div class="head"><h1>\(title)</h1></div>
                <section class="map-frame" data-map-frame hidden aria-label="\(MapPhrases.map[language])">
                <div class="map tall"\(start) data-map></div>
                <button class="icon-button map-here" type="button" data-here \
                aria-label="\(MapPhrases.here[language])">\(Icon.locate.html)</button>
                <p class="hint" role="status" data-said></p>
                <ul class="plain cards" data-picked></ul>
                </section>
                <div data-sight>\(list(visit))</div>
                """
        )
        page.isWide = true
        return page
    }

    private var centre: NeighbourhoodBody? {
        guard case .around(let place) = sight else { return nil }
        return place.centre
    }

    /// Where the map begins.
    private var start: HTML {
        let point: (latitude: Double, longitude: Double)
        let zoom: Int
        switch sight {
        case .country: return ""
        case .around(let place):
            point = (place.centre.point.latitude, place.centre.point.longitude)
            zoom = Self.usualZoom
        case .box(let sight):
            point = sight.box.middle
            zoom = sight.zoom
        }
        return " data-lat=\"\(point.latitude)\" data-lon=\"\(point.longitude)\" data-zoom=\"\(zoom)\""
    }

    private static let usualZoom = 14

    private func list(_ visit: Visit) -> HTML {
        switch sight {
        case .country: "<section class=\"section\">\(NeighbourhoodSearch().html(for: visit))</section>"
        case .around(let place): place.html(for: visit)
        case .box(let box): box.html(for: visit)
        }
    }
}

extension MapPage.Place {
    /// More are found on the map, and from each of these on.
    private static let mostCounts = 12

    fileprivate func html(for visit: Visit) -> HTML {
        let language = visit.language
        let name = centre.shortName(in: language)
        let next = list.next.map { Self.address(of: centre.code) + "&cursor=\(escaped($0))" }
        return """
            <section class="section"><h2>\(MapPhrases.around(name)[language])</h2>
            <ul class="plain counts">\(around.map { count in
                MapChip(
                    name: count.neighbourhood.shortName(in: language),
                    count: count.count,
                    address: Self.address(of: count.neighbourhood.code)
                ).html(in: language)
            })</ul></section>
            <section class="section"><h2>\(MapPhrases.listings(name)[language])</h2>
            \(CardList(listings: list.items, next: next, isNested: true)
                .html(for: visit, otherwise: "<p class=\"soft\">\(FeedPhrases.nothing[language])</p>"))
            </section>
            """
    }

    private var around: [NeighbourhoodCountBody] {
        Array(
            counts.filter { $0.count > 0 && $0.neighbourhood.code != centre.code }.prefix(Self.mostCounts)
        )
    }

    private static func address(of code: NeighbourhoodCode) -> String {
        "\(BoardPagePath.map.rawValue)?neighbourhood=\(code.description)"
    }
}

extension MapPage.Box {
    fileprivate func html(for visit: Visit) -> HTML {
        let language = visit.language
        let chips = areas.compactMap { MapChip($0, in: language) }
        let next = list?.next.map { box.address(zoom: zoom) + "&cursor=\(escaped($0))" }
        return """
            \(chips.isEmpty ? "" : """
                <section class="section"><h2>\(MapPhrases.areas[language])</h2>
                <ul class="plain counts">\(chips.map { $0.html(in: language) })</ul></section>
                """ as HTML)
            <section class="section"><h2>\(MapPhrases.inSight[language])</h2>
            \(list.map { list in
                CardList(listings: list.items, next: next, isNested: true)
                    .html(for: visit, otherwise: note(MapPhrases.nothing[language]))
            } ?? note(MapPhrases.tooMany[language]))
            </section>
            """
    }

    private func note(_ words: String) -> HTML { "<p class=\"soft\">\(words)</p>" }
}

/// An area and how much it has, which leads to it.
private struct MapChip {
    let name: String
    let count: Int
    let address: String

    init(name: String, count: Int, address: String) {
        self.name = name
        self.count = count
        self.address = address
    }

    /// Nil for what is no area.
    init?(_ feature: MapFeatureBody, in language: Language) {
        guard case .cluster(let cluster) = feature.content, let zoom = cluster.extent.opensAt,
            let closer = MapBox(around: feature.point, zoom: zoom)
        else { return nil }
        let name =
            cluster.extent == .neighbourhood
            ? NeighbourhoodBody.short(cluster.label, cluster.labelEn, in: language)
            : language == .korean ? cluster.label : cluster.labelEn
        self.init(name: name, count: cluster.count, address: closer.address(zoom: zoom))
    }

    func html(in language: Language) -> HTML {
        """
        <li><a class="chip" href="\(link: address)">\(name) \
        <b aria-label="\(MapPhrases.count(count)[language])">\(count)</b></a></li>
        """
    }
}

extension MapClusterBody.Extent {
    /// The zoom at which it comes apart; nil for what has no name.
    fileprivate var opensAt: Int? {
        switch self {
        case .province: 9
        case .district: 12
        case .neighbourhood: 15
        case .bunch: nil
        }
    }
}

extension MapBox {
    /// About what a window shows that looks at `middle` so closely.
    fileprivate init?(around middle: Point, zoom: Int) {
        let side = 256 / Double(1 << zoom)
        let edges = [
            middle.longitude - side, middle.latitude - side / 2, middle.longitude + side,
            middle.latitude + side / 2,
        ].map { ($0 * 100_000).rounded() / 100_000 }
        try? self.init(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
    }

    fileprivate var middle: (latitude: Double, longitude: Double) {
        (
            (southWest.latitude + northEast.latitude) / 2,
            (southWest.longitude + northEast.longitude) / 2
        )
    }

    /// As it stands in a query.
    var text: String {
        [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude]
            .map { "\($0)" }.joined(separator: ",")
    }

    fileprivate func address(zoom: Int) -> String {
        "\(BoardPagePath.map.rawValue)?bbox=\(text)&zoom=\(zoom)"
    }
}
