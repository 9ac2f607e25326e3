import Domain
import Markup
import Wire
import Wording

/// The members whose events need no approval.
struct TrustedMembersPage {
    let list: ListBody<TrustedMemberBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SubmissionPhrases.trusted[language]
        return Page(
            title,
            tab: .mine,
            back: SubmissionPagePath.queue.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(SubmissionPhrases.trustedText[language])</p></div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))
                """
        )
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: SubmissionPhrases.nothingTrusted,
            text: SubmissionPhrases.nothingTrustedText,
            isHeading: false
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        let next = list.next.map { SubmissionPagePath.trusted.rawValue.asking(["cursor": $0]) }
        return """
            <ul class="plain rows" data-list>\(list.items.map { row($0, visit) })</ul>
            \(NextLink(address: next).html(in: visit.language))
            """
    }

    private func row(_ trusted: TrustedMemberBody, _ visit: Visit) -> HTML {
        let (member, language) = (trusted.member.member, visit.language)
        let button = ActionButton(
            words: SubmissionPhrases.distrust,
            action: SubmissionPagePath.distrust.filled(member.id.description),
            about: member.nickname.text
        )
        return """
            <li class="row-link">\(Avatar(member: member).html)
            <div class="grow"><p class="strong one-line">\(member.nickname.text)</p>
            <p class="soft small">\(trusted.since.age(at: visit.now)[language])</p>
            </div>\(button.html(in: language))</li>
            """
    }
}
