import Domain
import Markup
import Wire
import Wording

/// A deal below the line that suggests or accepts it, as it is now. Its height doesn't depend on the state.
struct DealLineCard {
    let deal: DealBody
    /// The move that the line proposed, while it waits for an answer.
    let move: DealMoveBody?
    /// Whether the conversation shows the deal itself, with its answers.
    let isCurrent: Bool

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let terms = move?.terms ?? deal.terms
        let state = move == nil ? deal.stateWords : Deal.State.proposed.words
        let isOpen = move != nil || deal.state.isOpen
        let content = """
            <span class="section-head"><span class="strong">\
            \((move == nil ? deal.purpose.words : DealPhrases.newTime)[language])</span> \
            <span class="tag\(" offer", if: isOpen)">\(state[language])</span></span>
            <span class="one-line"><time datetime="\(terms.startsAt.rfc3339)">\
            \(terms.startsAt.words(at: visit.now)[language])</time> · \
            \(Duration.seconds(terms.minutes * 60).words[language])</span>
            <span class="one-line soft small">\(facts(terms, language).joined(separator: " · "))</span>
            """ as HTML
        guard isCurrent else { return "<div class=\"line-card\">\(content)</div>" }
        let address = ConversationPagePath.one.filled(deal.conversation.description) + "#deal"
        return "<a class=\"line-card\" href=\"\(link: address)\">\(content)</a>"
    }

    /// A viewing has no price.
    private func facts(_ terms: DealTermsBody, _ language: Language) -> [String] {
        let area = language == .korean ? terms.neighbourhood.name : terms.neighbourhood.nameEn
        let others = terms.otherStarts.count
        return [
            others > 0 ? DealPhrases.more(others)[language] : nil,
            deal.purpose == .viewing ? nil : (terms.price?.price ?? .negotiable).words[language],
            terms.address ?? area,
        ].compactMap(\.self)
    }
}
