import Domain
import Markup
import Wire
import Wording

/// The terms of a deal as a list.
struct DealTermsList {
    let terms: DealTermsBody
    let purpose: Deal.Purpose
    var payment: DealPaymentBody?

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let length = Duration.seconds(terms.minutes * 60).words[language]
        return """
            <dl class="facts">
            <dt>\(DealPhrases.when[language])</dt><dd>\(times(visit)) · \(length)</dd>
            \(extent(language))
            <dt>\(DealPhrases.place[language])</dt><dd>\(place(language))</dd>
            \(purpose == .viewing ? "" : price(language))
            \(payment.map { PaymentMark(payment: $0).term(in: language) })
            \(terms.note.map {
                "<dt>\(DealPhrases.note[language])</dt><dd class=\"prose\">\($0)</dd>" as HTML
            })
            </dl>
            """
    }

    /// Empty for one usual lesson.
    private func extent(_ language: Language) -> HTML {
        guard let words = DealPhrases.extent(terms) else { return "" }
        return "<dt>\(DealPhrases.lessons[language])</dt><dd>\(words[language])</dd>"
    }

    /// The start, or all that were proposed.
    private func times(_ visit: Visit) -> HTML {
        let times = ([terms.startsAt] + terms.otherStarts).enumerated().map { place, start -> HTML in
            """
            \(place == 0 ? "" : "<br>" as HTML)<time datetime="\(start.rfc3339)">\
            \(start.words(at: visit.now)[visit.language])</time>
            """
        }
        return "\(times)"
    }

    private func price(_ language: Language) -> HTML {
        """
        <dt>\(DealPhrases.price[language])</dt>\
        <dd>\((terms.price?.price ?? .negotiable).words[language])</dd>
        """
    }

    /// The exact location, if the reader may see it, with links to maps.
    private func place(_ language: Language) -> HTML {
        let area = language == .korean ? terms.neighbourhood.name : terms.neighbourhood.nameEn
        guard terms.address != nil || terms.point != nil else { return "\(area)" }
        let links = MapLinks(name: terms.address ?? area, point: terms.point, address: terms.address)
            .html(in: language)
        return """
            <span class="strong">\(terms.address ?? area)</span><br>\
            <span class="soft small">\(area)</span>\(terms.accuracy?.limit.map {
                "<br><span class=\"soft small\">\($0[language])</span>" as HTML
            })\(links)
            """
    }
}
