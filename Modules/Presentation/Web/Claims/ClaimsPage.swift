import Domain
import Markup
import Wire
import Wording

/// The operators' queue of claims.
struct ClaimsPage {
    let state: Claim.State
    let list: ListBody<ClaimedListingBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = ClaimPhrases.queue[language]
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <nav class="chips scroll" aria-label="\(MyPhrases.byStatus[language])">\
                \(Claim.State.allCases.map { chip($0, language) })</nav></div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))
                """
        )
    }

    private func chip(_ state: Claim.State, _ language: Language) -> HTML {
        ChipLink(text: state.words[language], address: Self.address(state), isCurrent: state == self.state)
            .html
    }

    private static func address(_ state: Claim.State) -> String {
        ClaimPagePath.queue.rawValue.asking(["state": state.rawValue])
    }

    private var nothing: EmptyState {
        EmptyState(
            icon: .check,
            title: ClaimPhrases.nothing,
            text: ClaimPhrases.nothingText,
            isHeading: false
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        let next = list.next.map { Self.address(state).asking(["cursor": $0]) }
        return """
            <ul class="plain rows" data-list>\(list.items.map { row($0, visit) })</ul>
            \(NextLink(address: next).html(in: visit.language))
            """
    }

    private func row(_ claimed: ClaimedListingBody, _ visit: Visit) -> HTML {
        let (claim, member, language) = (claimed.claim, claimed.member.member, visit.language)
        let when = (claim.decidedAt ?? claim.claimedAt).age(at: visit.now)[language]
        return """
            <li class="row-link">\(Avatar(member: member).html)
            <div class="grow">
            <h2 class="card-title"><a href="\(link: claimed.listing.pageAddress)">\
            \(claimed.listing.title)</a></h2>
            <p><a href="\(link: MemberPagePath.one.filled(member.id.description))">\
            \(member.nickname.text)</a> <span class="soft small">\(when)</span></p>
            \([claim.note, claim.reason].compactMap(\.self).map { "<p class=\"prose\">\($0)</p>" as HTML })
            \(tools(claimed, language))</div></li>
            """
    }

    private func tools(_ claimed: ClaimedListingBody, _ language: Language) -> HTML {
        guard claimed.claim.state == .waiting else { return "" }
        let id = claimed.claim.id.description
        let approve = ActionButton(
            words: SubmissionPhrases.approve,
            action: ClaimPagePath.approve.filled(id),
            style: "button small primary",
            about: claimed.listing.title
        )
        return """
            <div class="card-tools">\(approve.html(in: language))\
            <a class="button small" href="\(link: ClaimPagePath.decline.filled(id))">\
            \(SubmissionPhrases.decline[language])</a></div>
            """
    }
}
