import Domain
import Markup
import Wire
import Wording

/// The operators' queue of claims.
struct ClaimsPage {
    let state: Claim.State
    let list: ListBody<ClaimedListingBody>

    func page(for visit: Visit) -> Page {
        StateQueue(
            title: ClaimPhrases.queue,
            path: ClaimPagePath.queue.rawValue,
            state: state,
            words: \.words,
            nothing: EmptyState(
                drawing: .done,
                title: ClaimPhrases.nothing,
                text: ClaimPhrases.nothingText,
                isHeading: false
            )
        ).page(list.items.map { row($0, visit) }, next: list.next, for: visit)
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
