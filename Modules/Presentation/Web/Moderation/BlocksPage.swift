import Domain
import Markup
import Wire
import Wording

/// The members that the reader blocks.
struct BlocksPage {
    let list: ListBody<BlockedMemberBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = ModerationPhrases.blocks[language]
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(ModerationPhrases.blocksText[language])</p></div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))
                <p><a class="button wide" href="\(link: MemberPagePath.find.rawValue)">\
                \(MemberPhrases.find[language])</a></p>
                """
        )
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: ModerationPhrases.noBlocks,
            text: ModerationPhrases.noBlocksText,
            isHeading: false
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        let next = list.next.map { ModerationPagePath.blocks.rawValue.asking(["cursor": $0]) }
        return """
            <ul class="plain rows" data-list>\(list.items.map { row($0, visit) })</ul>
            \(NextLink(address: next).html(in: visit.language))
            <p><a href="\(link: ConversationPagePath.all.rawValue.asking(["part": "blocked"]))">\
            \(TalkPhrases.withBlocked[visit.language])</a></p>
            """
    }

    private func row(_ blocked: BlockedMemberBody, _ visit: Visit) -> HTML {
        let member = blocked.member.member
        let language = visit.language
        let since = ModerationPhrases.blockedSince(blocked.since.age(at: visit.now))
        let button = ActionButton(
            words: ModerationPhrases.unblock,
            action: ModerationPagePath.unblock.filled(member.id.description),
            about: member.nickname.text
        )
        return """
            <li class="row-link">\(Avatar(member: member).html)
            <div class="grow"><p class="strong one-line">\(member.nickname.text)</p>
            <p class="soft small">\(since[language])</p>
            </div>\(button.html(in: language))</li>
            """
    }
}
