import Domain
import Markup
import Wire
import Wording

/// The map, which a script draws, and below it the same as a list.
struct MapPage {
    /// Nil for whoever has not said where they are: then it shows the whole country.
    var place: Place?

    struct Place {
        let centre: NeighbourhoodBody
        let counts: [NeighbourhoodCountBody]
        let list: ListBody<ListingBody>
    }

    /// More are found on the map, and from each of these on.
    private static let mostCounts = 12

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = MapPhrases.title(place?.centre.shortName(in: language))[language]
        let point: HTML =
            place.map { place in
                let point = place.centre.point
                return " data-lat=\"\(point.latitude)\" data-lon=\"\(point.longitude)\""
            } ?? ""
        var page = Page(
            title,
            tab: .map,
            scripts: [.map],
            content: """
                <div class="head"><h1>\(title)</h1></div>
                <section class="map-frame" data-map-frame hidden aria-label="\(MapPhrases.map[language])">
                <div class="map tall"\(point) data-map></div>
                <button class="icon-button map-here" type="button" data-here \
                aria-label="\(MapPhrases.here[language])">\(Icon.locate.html)</button>
                <p class="hint" role="status" data-said></p>
                <ul class="plain cards" data-picked></ul>
                </section>
                \(place.map { list($0, visit) } ?? nowhere(visit))
                """
        )
        page.isWide = true
        return page
    }

    private func nowhere(_ visit: Visit) -> HTML {
        "<section class=\"section\">\(NeighbourhoodSearch().html(for: visit))</section>"
    }

    private func list(_ place: Place, _ visit: Visit) -> HTML {
        let language = visit.language
        let name = place.centre.shortName(in: language)
        let next = place.list.next.map {
            Self.address(of: place.centre.code) + "&cursor=\(escaped($0))"
        }
        return """
            <section class="section"><h2>\(MapPhrases.around(name)[language])</h2>
            <ul class="plain counts">\(counts(place).map { row($0, language) })</ul></section>
            <section class="section"><h2>\(MapPhrases.listings(name)[language])</h2>
            \(CardList(listings: place.list.items, next: next, isNested: true)
                .html(for: visit, otherwise: "<p class=\"soft\">\(FeedPhrases.nothing[language])</p>"))
            </section>
            """
    }

    private func counts(_ place: Place) -> [NeighbourhoodCountBody] {
        Array(
            place.counts.filter { $0.count > 0 && $0.neighbourhood.code != place.centre.code }
                .prefix(Self.mostCounts)
        )
    }

    private func row(_ count: NeighbourhoodCountBody, _ language: Language) -> HTML {
        """
        <li><a class="chip" href="\(link: Self.address(of: count.neighbourhood.code))">\
        \(count.neighbourhood.shortName(in: language)) \
        <b aria-label="\(MapPhrases.count(count.count)[language])">\(count.count)</b></a></li>
        """
    }

    private static func address(of code: NeighbourhoodCode) -> String {
        "\(BoardPagePath.map.rawValue)?neighbourhood=\(code.description)"
    }
}
