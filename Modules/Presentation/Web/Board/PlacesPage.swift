import Domain
import Markup
import Wire
import Wording

/// Chooses a place to look at: by name, from the reader's homes, or by province, district and neighbourhood.
struct PlacesPage {
    /// The page that shows the place, with its other parameters.
    struct Target {
        let path: BoardPagePath
        let kept: [(String, String)]

        func address(of place: [(String, String)]) -> String { path.rawValue.asking(place + kept) }
    }

    /// An area whose parts are listed.
    struct Within {
        let neighbourhood: NeighbourhoodBody
        let extent: Extent

        var query: [(String, String)] {
            [("neighbourhood", neighbourhood.code.description), ("reach", extent.description)]
        }
    }

    let text: String
    let target: Target
    var homes: [HomeBody] = []
    /// Nil without a query.
    var found: [LocalityBody]?
    /// Only for the map, where they are points.
    var addresses: [FoundAddressBody] = []
    /// Nil for the country.
    var within: Within?
    var parts: [LocalityBody] = []
    var problem: Problem?

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = FeedPhrases.elsewhere[language]
        var page = Page(
            title,
            tab: .browse,
            back: target.address(of: []),
            scripts: [.neighbourhoods],
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(PlacesPhrases.lead[language])</p></div>
                \(search(language))
                \(problem.map { problem in
                    """
                    <p class="alert" role="alert" id="q-note">\(problem.refusal.words[language])</p>
                    """ as HTML
                })
                <div data-found aria-live="polite">\(results(language))</div>
                \(within == nil ? usual(visit) : "")
                \(menu(language))
                """
        )
        if let problem { page.tell(problem) }
        return page
    }

    private func search(_ language: Language) -> HTML {
        """
        <form class="stack tight" method="get" role="search" \
        action="\(link: PlacesPagePath.choose.rawValue)">\(HTML.hiddenField("then", target.address(of: [])))
        <div class="row">
        <div class="field"><label for="q">\(label[language])</label>
        <input id="q" name="q" type="search" value="\(text)" autocomplete="off" enterkeyhint="search" \
        maxlength="\(NeighbourhoodText.longest)" placeholder="\(PlacesPhrases.example[language])"\
        \(" aria-invalid=\"true\" aria-describedby=\"q-note\"", if: problem != nil)></div>
        <button class="button primary tall">\(NeighbourhoodPhrases.find[language])</button>
        </div></form>
        """
    }

    private func results(_ language: Language) -> HTML {
        guard let found else { return "" }
        guard !found.isEmpty || !addresses.isEmpty else {
            return EmptyState(
                drawing: .search,
                title: NeighbourhoodPhrases.nothing,
                text: PlacesPhrases.nothingText,
                isHeading: false
            ).html(in: language)
        }
        return """
            <h2 class="unseen">\(NeighbourhoodPhrases.found[language])</h2>
            <ul class="plain rows">\(addresses.compactMap { addressRow($0.found, language) })\
            \(found.map { place in
                row(place.words[language], target.address(of: place.query), place.station, language)
            })</ul>
            """
    }

    private var label: Words { target.path == .map ? PlacesPhrases.labelOfMap : PlacesPhrases.label }

    /// Leads to the map around the address.
    private func addressRow(_ found: FoundAddress, _ language: Language) -> HTML? {
        let zoom = found.accuracy.isExact ? 17 : 16
        return MapBox(around: found.point, zoom: zoom).map { box in
            row(found.address, box.address(zoom: zoom, target.kept), nil, language)
        }
    }

    /// The reader's homes and the country.
    private func usual(_ visit: Visit) -> HTML {
        let language = visit.language
        let known = homes.compactMap(\.neighbourhood)
        let mine = (known.isEmpty ? [visit.home].compactMap(\.self) : known).enumerated().map { place, home in
            row(
                home.fullName(in: language),
                target.address(of: place == 0 ? [] : [("neighbourhood", home.code.description)]),
                nil,
                language
            )
        }
        let country = target.address(of: [("reach", Extent.country.description)])
        return """
            <ul class="plain rows">\(mine)\(row(Extent.country.words[language], country, nil, language))</ul>
            """
    }

    /// The parts of the area, of which those that have parts lead to them.
    private func menu(_ language: Language) -> HTML {
        guard let within else {
            return """
                <section class="section"><h2>\(PlacesPhrases.provinces[language])</h2>
                <ul class="plain rows">\(parts.map { opening($0, language) })</ul></section>
                """
        }
        let name = FeedPhrases.place(within.neighbourhood, within.extent)[language]
        let whole = target.address(of: within.query)
        return """
            <section class="section"><div class="section-head"><h2>\(name)</h2>\
            <a class="section-more" href="\(link: menuAddress(of: []))">\
            \(PlacesPhrases.provinces[language])</a></div>
            <ul class="plain rows">\
            \(row(PlacesPhrases.all(of: name)[language], whole, nil, language))\
            \(parts.map { opening($0, language) })</ul></section>
            """
    }

    private func opening(_ place: LocalityBody, _ language: Language) -> HTML {
        guard place.extent == .province || place.extent == .district else {
            return row(place.words[language], target.address(of: place.query), nil, language)
        }
        return row(place.words[language], menuAddress(of: place.query), nil, language)
    }

    private func menuAddress(of place: [(String, String)]) -> String {
        PlacesPagePath.choose.rawValue.asking(place + [("then", target.address(of: []))])
    }

    private func row(_ name: String, _ address: String, _ station: String?, _ language: Language) -> HTML {
        let note: HTML =
            station.map { "<span class=\"tag\">\(NeighbourhoodPhrases.station($0)[language])</span>" } ?? ""
        return """
            <li><a class="row-link" href="\(link: address)">\(Icon.pin.html)\
            <span class="grow">\(name)</span>\(note)</a></li>
            """
    }
}

enum PlacesPhrases {
    static let lead = Words("우리 동네는 그대로 두고, 다른 곳의 글을 봐요.", "Your own neighbourhood stays as it is.")
    static let label = Words("시·군·구, 동네, 역 이름", "A district, a neighbourhood or a station")
    static let labelOfMap = Words(
        "시·군·구, 동네, 역 이름이나 주소",
        "A district, a neighbourhood, a station or an address"
    )
    static let example = Words("마포구, 연남동, 강남역, ㅁㅍㄱ", "Mapo, Yeonnam, Gangnam")
    static let nothingText = Words(
        "이름을 짧게 적거나, 아래에서 골라 보세요.",
        "Try a shorter name, or choose below."
    )
    static let provinces = Words("시·도에서 고르기", "By province")

    static func all(of place: String) -> Words { Words("\(place) 전체", "All of \(place)") }
}
