import Domain
import Markup
import Wire
import Wording

/// The terms of a deal as a list.
struct DealTermsList {
    let terms: DealTermsBody

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let length = Duration.seconds(terms.minutes * 60).words[language]
        return """
            <dl class="facts">
            <dt>\(DealPhrases.when[language])</dt><dd><time datetime="\(terms.startsAt.rfc3339)">\
            \(terms.startsAt.words(at: visit.now)[language])</time> · \(length)</dd>
            <dt>\(DealPhrases.place[language])</dt><dd>\(place(language))</dd>
            <dt>\(DealPhrases.price[language])</dt>\
            <dd>\((terms.price?.price ?? .negotiable).words[language])</dd>
            \(terms.note.map {
                "<dt>\(DealPhrases.note[language])</dt><dd class=\"prose\">\($0)</dd>" as HTML
            })
            </dl>
            """
    }

    /// The exact location, if the reader may see it; a link opens it in a phone's map.
    private func place(_ language: Language) -> HTML {
        let area = language == .korean ? terms.neighbourhood.name : terms.neighbourhood.nameEn
        guard terms.address != nil || terms.point != nil else { return "\(area)" }
        let map: HTML =
            terms.point.map {
                """
                 <a href="\(link: "geo:\($0.latitude),\($0.longitude)?q=\($0.latitude),\($0.longitude)")">\
                \(DealPhrases.openMap[language])</a>
                """
            } ?? ""
        return """
            <span class="strong">\(terms.address ?? area)</span>\(map)<br>\
            <span class="soft small">\(area)</span>
            """
    }
}
