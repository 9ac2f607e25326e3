import Domain
import Markup
import Wire
import Wording

/// The reader's conversations, most recent first.
struct ConversationListPage {
    let list: ListBody<ConversationBody>
    var part: ConversationPart = .open

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = (part == .open ? FramePhrases.talk : TalkPhrases.withBlocked)[language]
        let content = list.items.isEmpty ? nothing.html(in: language) : rows(title, visit)
        return Page(
            title,
            tab: .talk,
            back: part == .open ? nil : ModerationPagePath.blocks.rawValue,
            scripts: [.mine],
            content: "<div data-conversations>\(content)</div>"
        )
    }

    private func rows(_ title: String, _ visit: Visit) -> HTML {
        """
        <h1 class="head">\(title)</h1>
        <ul class="plain rows" data-list>\(list.items.map { row($0, visit) })</ul>
        \(NextLink(address: next).html(in: visit.language))
        """
    }

    private var next: String? {
        list.next.map { ConversationPagePath.all.rawValue.asking(["part": part.rawValue, "cursor": $0]) }
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .letters,
            title: TalkPhrases.nothing,
            text: part == .open ? TalkPhrases.nothingText : TalkPhrases.nothingWithBlocked,
            actions: part == .open ? [(TalkPhrases.lookAround, BoardPagePath.feed.rawValue)] : []
        )
    }

    private func row(_ conversation: ConversationBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let unread = conversation.read.marks.unread
        let latest = conversation.latest
        let when = (latest?.sentAt ?? conversation.begunAt).age(at: visit.now)[language]
        let name = conversation.nameOfPartner[language]
        return """
            <li><a class="row-link\(" unread", if: unread > 0)" \
            href="\(link: ConversationPagePath.latest(of: conversation.id))">
            \(avatar(conversation))
            <span class="grow"><span class="talk-head"><span class="strong one-line">\(name)</span> \
            <span class="soft small">\(muted(conversation, language))\(when)</span></span>
            <span class="one-line block">\(TalkWords(conversation).preview(latest, visit))</span>
            <span class="soft small one-line block">\(about(conversation, language))</span></span>
            \(badge(unread, language))\(thumbnail(conversation.listing))</a></li>
            """
    }

    private func avatar(_ conversation: ConversationBody) -> HTML {
        conversation.isGroup
            ? "<span class=\"avatar\" aria-hidden=\"true\">\(Icon.users.html)</span>"
            : Avatar(member: conversation.partner?.member).html
    }

    private func about(_ conversation: ConversationBody, _ language: Language) -> String {
        guard conversation.isGroup else { return conversation.title }
        let members = TalkPhrases.members(conversation.members)
        return "\(conversation.nameOfGroup[language]) · \(members[language])"
    }

    private func muted(_ conversation: ConversationBody, _ language: Language) -> HTML {
        conversation.isMuted ? "\(TalkPhrases.muted[language]) · " : ""
    }

    private func badge(_ unread: Int, _ language: Language) -> HTML {
        unread == 0
            ? ""
            : """
            <b class="badge"><span aria-hidden="true">\(unread > 99 ? "99+" : "\(unread)")</span>\
            <span class="unseen">\(TalkPhrases.unread(unread)[language])</span></b>
            """
    }

    private func thumbnail(_ listing: ListingHeadBody?) -> HTML {
        listing?.thumbnail.map {
            """
            <img class="thumb" src="\(link: $0.path)" alt="" width="48" height="48" loading="lazy">
            """
        } ?? ""
    }
}
