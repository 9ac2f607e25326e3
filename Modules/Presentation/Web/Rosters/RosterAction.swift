import Domain
import Markup
import Wire
import Wording

extension ObstacleBody {
    /// The condition that the reader doesn't meet; nil when telling a detail may be enough.
    fileprivate var refusal: AdmissionRefusal? { AdmissionRefusal(rawValue: code) }
}

/// The main button on the page of a listing that takes applications: the reader's next step.
struct RosterAction {
    let roster: RosterBody
    let kind: Listing.Kind
    let isOrganiser: Bool

    private var id: String { roster.listing.description }

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        if isOrganiser {
            let count = roster.entries([.applied]).count
            let style = roster.cancellation == nil ? "primary" : ""
            return "\(talk(language, ""))\(link(.one, RosterPhrases.manage(count), language, style))"
        }
        switch roster.own?.status {
        case .applied, .waiting, .declined, .removed:
            return state(roster.own?.stateWords ?? RosterPhrases.closed, language)
        case .offered:
            let until = roster.own?.claimUntil ?? visit.now
            return """
                <form class="grow" method="post" action="\(link: RosterPagePath.claim.filled(id))">\
                <button class="button primary wide">\(RosterPhrases.claim[language])</button>\
                <p class="soft small">\(RosterPhrases.held(until: until, at: visit.now)[language])</p></form>
                """
        case .admitted: return talk(language, "primary")
        case nil:
            if let refusal = roster.obstacle?.refusal { return state(refusal.words, language) }
            guard !roster.isOpen else { return link(.apply, RosterPhrases.apply, language) }
            return state(roster.isPostponed ? RosterPhrases.postponed : RosterPhrases.closed, language)
        }
    }

    private func state(_ words: Words, _ language: Language) -> HTML {
        "<p class=\"soft grow\">\(words[language])</p>"
    }

    private func link(
        _ path: RosterPagePath,
        _ words: Words,
        _ language: Language,
        _ style: String = "primary"
    ) -> HTML {
        "<a class=\"button \(style)\" href=\"\(link: path.filled(id))\">\(words[language])</a>"
    }

    /// The way to the group conversation, once there is one.
    private func talk(_ language: Language, _ style: String) -> HTML {
        guard let conversation = roster.conversation else { return "" }
        return """
            <a class="button \(style)" href="\(link: ConversationPagePath.latest(of: conversation))">\
            \(kind.words.group[language])</a>
            """
    }
}
