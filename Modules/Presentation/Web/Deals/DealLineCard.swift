import Domain
import Markup
import Wire
import Wording

/// A deal below the line that suggests or agrees on it, as it was then.
struct DealLineCard {
    let line: Line
    let meeting: Line.Meeting
    /// Nil when the deal has other terms by now, or a later line tells more of it. Then the line is enough.
    let deal: DealBody?
    /// Whether the conversation shows the deal itself, with its answers.
    let isCurrent: Bool

    func html(for visit: Visit) -> HTML {
        guard let deal, let terms = deal.terms(of: meeting) else {
            return "<span class=\"line-time\">\(time(visit))</span>"
        }
        let content = content(deal, terms, visit)
        guard isCurrent || deal.state.isOpen else { return "<div class=\"line-card\">\(content)</div>" }
        let address = isCurrent ? "#deal" : DealPages.place(of: deal)
        return "<a class=\"line-card\" href=\"\(link: address)\">\(content)</a>"
    }

    private func content(_ deal: DealBody, _ terms: DealTermsBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let isMove = line.event == .dealMoveProposed
        let state = (line.event.dealState ?? deal.state).words[language]
        return """
            <span class="section-head"><span class="strong">\
            \((isMove ? DealPhrases.newTime : deal.purpose.words)[language])</span> \
            <span class="tag offer">\(state)</span></span>
            <span>\(time(visit))</span>
            <span class="one-line soft small">\(facts(deal, terms, language).joined(separator: " · "))</span>
            """
    }

    /// After a move, the former start and the new one.
    private func time(_ visit: Visit) -> HTML {
        let language = visit.language
        let former = meeting.formerStart.map {
            """
            <s><span class="unseen">\(DealPhrases.formerly[language])</span> \
            <time datetime="\($0.rfc3339)">\($0.words(at: visit.now)[language])</time></s> →\u{20}
            """ as HTML
        }
        return """
            \(former)<time datetime="\(meeting.startsAt.rfc3339)">\
            \(meeting.startsAt.words(at: visit.now)[language])</time> · \
            \(Duration.seconds(meeting.minutes * 60).words[language])
            """
    }

    /// A viewing has no price.
    private func facts(_ deal: DealBody, _ terms: DealTermsBody, _ language: Language) -> [String] {
        let area = language == .korean ? terms.neighbourhood.name : terms.neighbourhood.nameEn
        let others = terms.otherStarts.count
        return [
            others > 0 ? DealPhrases.more(others)[language] : nil,
            DealPhrases.extent(terms)?[language],
            deal.purpose == .viewing ? nil : (terms.price?.price ?? .negotiable).words[language],
            terms.address ?? area,
        ].compactMap(\.self)
    }
}
