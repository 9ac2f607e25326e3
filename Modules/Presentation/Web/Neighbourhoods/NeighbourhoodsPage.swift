import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The reader's homes, and a search for another.
struct NeighbourhoodsPage {
    /// A member's homes, the main one first.
    let homes: [HomeBody]
    let sought: Sought
    /// Where the forms lead back to.
    let address: String
    /// The home that the reader couldn't verify.
    var unverified: HomePanel.Refused?

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = NeighbourhoodPhrases.title(isForMember: visit.who != nil)[language]
        return Page(
            title,
            back: BoardPagePath.home.rawValue,
            scripts: [.position, .neighbourhoods],
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\
                \(NeighbourhoodPhrases.lead(isForMember: visit.who != nil)[language])</p>
                <p><a class="line-link" href="\(link: PlacesPagePath.choose.rawValue)">\
                \(FeedPhrases.elsewhere[language])</a></p></div>
                \(refusedElsewhere(visit.language))
                \(myHomes(visit))
                \(homes.count < HomeNeighbourhoods.most ? finding(visit) : full(language))
                """
        )
    }

    private func full(_ language: Language) -> HTML {
        "\(alert(language))<p class=\"callout\">\(NeighbourhoodPhrases.full[language])</p>"
    }

    private func finding(_ visit: Visit) -> HTML {
        """
        \(NeighbourhoodSearch(text: sought.text, isWrong: sought.problem != nil).html(for: visit))
        \(alert(visit.language))
        <div data-found aria-live="polite">\(found(visit))</div>
        \(map(visit))
        """
    }

    private func alert(_ language: Language) -> HTML {
        guard let problem = sought.problem else { return "" }
        return """
            <p class="alert" role="alert" id="q-note">\(problem.refusal.words[language])</p>
            """
    }

    private func found(_ visit: Visit) -> HTML {
        let language = visit.language
        guard let found = sought.found else { return "" }
        guard !found.isEmpty else {
            return EmptyState(
                drawing: .search,
                title: NeighbourhoodPhrases.nothing,
                text: NeighbourhoodPhrases.nothingText,
                isHeading: false
            ).html(in: language)
        }
        return """
            <form method="post" action="\(link: address)">
            <h2 class="unseen">\(NeighbourhoodPhrases.found[language])</h2>
            <ul class="plain rows">\(found.map { row($0, language) })</ul>
            </form>
            """
    }

    private func row(_ found: Sought.Found, _ language: Language) -> HTML {
        let note = found.reason.words.map { "<span class=\"tag\">\($0[language])</span>" as HTML }
        return """
            <li><button class="row-link" name="code" value="\(found.neighbourhood.code.description)">\
            \(Icon.pin.html)<span class="grow">\(found.neighbourhood.fullName(in: language))</span>\
            \(note)</button></li>
            """
    }

    /// Empty and hidden unless a script draws it; the search offers the same.
    private func map(_ visit: Visit) -> HTML {
        let language = visit.language
        let centre = (sought.found?.first?.neighbourhood ?? visit.home)?.point
        let place: HTML =
            centre.map { " data-lat=\"\($0.latitude)\" data-lon=\"\($0.longitude)\"" } ?? ""
        return """
            <section class="section" data-choice hidden>
            <h2>\(NeighbourhoodPhrases.onMap[language])</h2>
            <div class="map tall"\(place) data-map></div>
            <form method="post" action="\(link: address)" aria-live="polite">
            <p class="soft" data-hint>\(NeighbourhoodPhrases.tap[language])</p>
            <button class="button primary wide" name="code" hidden></button>
            </form>
            </section>
            """
    }

    private func myHomes(_ visit: Visit) -> HTML {
        guard !homes.isEmpty else { return "" }
        return """
            <ol class="plain stack tight homes">
            \(homes.enumerated().map { panel($1, isMain: $0 == 0).html(for: visit) })
            </ol>
            \(aboutVerification(visit.language))
            """
    }

    private func panel(_ home: HomeBody, isMain: Bool) -> HomePanel {
        let refused = unverified?.code == home.code.description ? unverified : nil
        return HomePanel(home: home, isMain: isMain, back: address, refused: refused)
    }

    /// The refusal of a home that is gone from the list.
    private func refusedElsewhere(_ language: Language) -> HTML {
        guard let unverified, !homes.contains(where: { $0.code.description == unverified.code }) else {
            return ""
        }
        return unverified.html(in: language)
    }

    private func aboutVerification(_ language: Language) -> HTML {
        """
        <p class="hint">\(VerificationPhrases.about[language])</p>
        <p class="hint without-script">\(VerificationPhrases.needsScript[language])</p>
        """
    }
}

/// Search by name, station or the browser's location.
struct NeighbourhoodSearch {
    var text = ""
    var isWrong = false

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let way: HTML =
            visit.request.query["then"].flatMap(LocalAddress.init)
            .map { "<input type=\"hidden\" name=\"then\" value=\"\($0.text)\">" } ?? ""
        let marks: HTML = isWrong ? " aria-invalid=\"true\" aria-describedby=\"q-note\"" : ""
        return """
            <form class="stack tight" method="get" role="search" \
            action="\(link: NeighbourhoodPagePath.choose.rawValue)">\(way)
            <div class="row">
            <div class="field"><label for="q">\(NeighbourhoodPhrases.label[language])</label>
            <input id="q" name="q" type="search" value="\(text)" autocomplete="off" enterkeyhint="search" \
            placeholder="\(NeighbourhoodPhrases.example[language])"\(marks)></div>
            <button class="button primary tall">\(NeighbourhoodPhrases.find[language])</button>
            </div>
            <button class="button" type="button" data-position>\
            \(Icon.locate.html)\(NeighbourhoodPhrases.usePosition[language])</button>
            <p class="hint" role="status" hidden></p>
            </form>
            """
    }
}

extension Sought.Reason {
    fileprivate var words: Words? {
        switch self {
        case .name, .near: nil
        case .formerName: NeighbourhoodPhrases.formerName
        case .station(let station): NeighbourhoodPhrases.station(station)
        case .here: NeighbourhoodPhrases.here
        }
    }
}
