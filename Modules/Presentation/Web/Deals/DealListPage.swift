import Domain
import Markup
import Wire
import Wording

/// The reader's deals, newest first.
struct DealListPage {
    let list: ListBody<DealBody>
    let role: DealParties.Role?

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = DealPhrases.mine[language]
        var page = Page(
            title,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <nav class="chips" aria-label="\(DealPhrases.narrow[language])">\
                \(chip(nil, DealPhrases.all, language))\
                \(DealParties.Role.allCases.map { chip($0, $0.words, language) })\(gatherings(language))\
                </nav></div>
                \(list.items.isEmpty
                    ? nothing.html(in: language)
                    : "<ul class=\"plain rows\" data-list>\(list.items.map { row($0, visit) })</ul>")
                \(NextLink(address: next).html(in: language))
                """
        )
        page.tab = .mine
        return page
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: DealPhrases.nothing,
            text: DealPhrases.nothingText,
            actions: [(TalkPhrases.lookAround, BoardPagePath.feed.rawValue)],
            isHeading: false
        )
    }

    private var next: String? { list.next.map { address(role, cursor: $0) } }

    private func address(_ role: DealParties.Role?, cursor: String? = nil) -> String {
        MemberPagePath.myDeals.rawValue.asking(["role": role?.rawValue, "cursor": cursor])
    }

    private func chip(_ role: DealParties.Role?, _ words: Words, _ language: Language) -> HTML {
        ChipLink(text: words[language], address: address(role), isCurrent: role == self.role).html
    }

    /// Runs and events are appointments, too, which have their own list.
    private func gatherings(_ language: Language) -> HTML {
        ChipLink(
            text: RosterPhrases.mine[language],
            address: RosterPagePath.mine.rawValue,
            isCurrent: false
        ).html
    }

    private func paid(_ deal: DealBody, _ language: Language) -> String {
        let words = deal.payment.flatMap { PaymentMark(payment: $0).words }
        return words.map { " · \($0[language])" } ?? ""
    }

    private func row(_ deal: DealBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let other = (deal.party == .author ? deal.partner : deal.author)?.member
        let name = deal.nameOfOther[language]
        let address = DealPages.place(of: deal)
        let role = deal.role.words(of: deal.purpose)[language]
        return """
            <li><a class="row-link" href="\(link: address)">\(Avatar(member: other).html)
            <span class="grow"><span class="strong one-line block">\(deal.title)</span>
            <span class="block small">\(deal.terms.startsAt.words(at: visit.now)[language])</span>
            <span class="block soft small">\(name) · \(role)\(paid(deal, language))</span></span>
            <span class="tag\(" offer", if: deal.state.isOpen)">\(deal.stateWords[language])</span></a></li>
            """
    }
}
