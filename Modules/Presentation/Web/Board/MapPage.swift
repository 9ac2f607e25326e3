import Domain
import Markup
import Wire
import Wording

/// The map, drawn by a script, with the same content as a list: beside it on a desktop, over its lower edge
/// on a phone.
struct MapPage {
    /// The visible area.
    enum Viewport {
        /// The reader's location is unknown.
        case country
        case around(Place)
        case box(Box)
    }

    struct Place {
        let centre: NeighbourhoodBody
        /// The neighbourhood alone, or a whole district, city or province.
        let extent: Extent
        let counts: [NeighbourhoodCountBody]
        let list: ListBody<ListingBody>
    }

    struct Box {
        let box: MapBox
        let zoom: Int
        let areas: [MapFeatureBody]
        /// Nil when there are too many.
        let list: ListBody<ListingBody>?
        /// The neighbourhood in the middle; nil from afar, at sea and abroad.
        let middle: NeighbourhoodBody?
    }

    let sight: Viewport
    let filter: FeedFilter
    let histograms: [FigureHistogramBody]
    /// Why the area in the address isn't a filter.
    var problem: Problem?

    init(_ sight: Viewport, _ filter: FeedFilter, _ histograms: [FigureHistogramBody] = []) {
        self.sight = sight
        self.filter = filter
        self.histograms = histograms
    }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = MapPhrases.title(place?.name[language])[language]
        var page = Page(
            title,
            tab: .browse,
            scripts: [.map],
            content: """
                <div class="map-page">
                <section class="map-frame" data-map-frame aria-label="\(MapPhrases.map[language])">
                <div class="map"\(start)\(home(visit))\(drawn) data-filters="\(question)" data-map></div>
                <button class="icon-button map-here" type="button" data-here \
                aria-label="\(MapPhrases.here[language])">\(Icon.locate.html)</button>
                <button class="button small map-draw" type="button" aria-pressed="false" data-draw>\
                \(Icon.edit.html)\(MapPhrases.draw[language])</button>
                </section>
                <div class="map-list">
                <h1>\(title)</h1>
                \(problem.map { problem in
                    "<p class=\"alert\" role=\"alert\">\(problem.refusal.words[language])</p>" as HTML
                })
                <div class="stack tight" data-narrowing>\(KindTabs(filter: filter).html(for: visit))\
                \(filters(visit))\(PlaceLinks(filter: filter, list: asList).html(in: language))\
                \(onlyVisible(language))</div>
                <p class="hint" role="status" data-said></p>
                <ul class="plain cards" data-picked></ul>
                <div data-sight>\(list(visit))</div>
                </div>
                </div>
                """
        )
        page.isWide = true
        page.ways = [.browse: asList.address]
        if let problem { page.tell(problem) }
        return page
    }

    private func filters(_ visit: Visit) -> HTML {
        let place = middle?.code ?? visit.home?.code
        return FeedFilters(filter: filter, place: place, histograms: histograms).html(for: visit)
    }

    /// The way to draw what is visible without a pointer.
    private func onlyVisible(_ language: Language) -> HTML {
        guard case .box(let sight) = sight, filter.drawn == nil, let area = try? DrawnArea(filling: sight.box)
        else { return "" }
        return """
            <p><a class="button small" href="\(link: filter.changed { $0.drawn = area }.address)">\
            \(Icon.map.html)\(MapPhrases.onlyVisible[language])</a></p>
            """
    }

    /// The corners of the drawn area, for the script.
    private var drawn: HTML {
        guard let drawn = filter.drawn else { return "" }
        let corners = drawn.points.map { "\($0.latitude),\($0.longitude)" }.joined(separator: " ")
        return " data-area=\"\(corners)\""
    }

    /// For the script, which asks for other areas with the same filters.
    private var question: String {
        String("".asking(filter.filters.filter { !FeedFilter.ofArea.contains($0.0) }).dropFirst())
    }

    private var place: Place? {
        guard case .around(let place) = sight else { return nil }
        return place
    }

    /// The list of the place, or around the middle of what is visible.
    private var asList: FeedFilter {
        filter.asList(around: place == nil ? middle?.code : filter.place)
    }

    private var middle: NeighbourhoodBody? {
        switch sight {
        case .country: nil
        case .around(let place): place.centre
        case .box(let box): box.middle
        }
    }

    /// The reader's own neighbourhood, which the map tints.
    private func home(_ visit: Visit) -> HTML {
        visit.home.map { " data-home=\"\($0.code.description)\"" as HTML } ?? ""
    }

    /// The map's initial view.
    private var start: HTML {
        let point: (latitude: Double, longitude: Double)
        let zoom: Int
        switch sight {
        case .country: return ""
        case .around(let place):
            point = (place.centre.point.latitude, place.centre.point.longitude)
            zoom = Self.zoom(of: place.extent)
        case .box(let sight):
            guard let middle = sight.box.middle else { return "" }
            point = (middle.latitude, middle.longitude)
            zoom = sight.zoom
        }
        return " data-lat=\"\(point.latitude)\" data-lon=\"\(point.longitude)\" data-zoom=\"\(zoom)\""
    }

    private static func zoom(of extent: Extent) -> Int {
        switch extent {
        case .ring, .kilometres, .district: 13
        case .city: 11
        case .province, .country: 9
        }
    }

    /// From here on, what is visible is about as large as the neighbourhoods around one.
    static let dongZoom = 12

    private func list(_ visit: Visit) -> HTML {
        switch sight {
        case .country: "<section class=\"section\">\(NeighbourhoodSearch().html(for: visit))</section>"
        case .around(let place): place.html(filter, for: visit)
        case .box(let box): box.html(filter, for: visit)
        }
    }
}
