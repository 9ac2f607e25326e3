import Domain
import Markup
import Wire
import Wording

/// The map, drawn by a script, with the same content as a list below.
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
        let counts: [NeighbourhoodCountBody]
        let list: ListBody<ListingBody>
    }

    struct Box {
        let box: MapBox
        let zoom: Int
        let areas: [MapFeatureBody]
        /// Nil when there are too many.
        let list: ListBody<ListingBody>?
    }

    let sight: Viewport

    init(_ sight: Viewport) {
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

    /// The map's initial view.
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
