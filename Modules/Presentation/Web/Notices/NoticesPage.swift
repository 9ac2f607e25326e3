import Domain
import Markup
import Wire
import Wording

/// Notices, newest first. Unread ones are highlighted; opening one marks it as read.
struct NoticesPage {
    let list: ListBody<NoticeBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = FramePhrases.notices(0)[language]
        var page = Page(
            title,
            back: MemberPagePath.mine.rawValue,
            scripts: [.mine],
            content: """
                <div class="head"><h1>\(title)</h1></div>
                <div data-notices aria-live="polite">
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))
                </div>
                """
        )
        page.acts = """
            <a class="icon-button" href="\(link: NoticePagePath.switches.rawValue)" \
            aria-label="\(MyPhrases.notices[language])">\(Icon.settings.html)</a>
            """
        return page
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .letters,
            title: NoticePhrases.nothing,
            text: NoticePhrases.nothingText,
            actions: [(NoticePhrases.lookAround, BoardPagePath.feed.rawValue)],
            isHeading: false
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        let threads = NoticeThread.threads(of: list.items).map { thread($0, visit) }
        return """
            \(readAll(visit))
            <ul class="plain rows" data-list>\(threads)</ul>
            \(NextLink(address: list.next.map { NoticePagePath.all.rawValue.asking(["cursor": $0]) })
            .html(in: visit.language))
            """
    }

    private func readAll(_ visit: Visit) -> HTML {
        guard let newest = list.items.first, list.items.contains(where: { $0.readAt == nil }) else {
            return ""
        }
        return ActionButton(
            words: NoticePhrases.readAll,
            action: NoticePagePath.all.rawValue,
            style: "link-button",
            field: ("upTo", newest.id.description)
        ).html(in: visit.language)
    }

    private func thread(_ thread: NoticeThread, _ visit: Visit) -> HTML {
        guard !thread.older.isEmpty else { return "<li>\(row(thread.newest, visit))</li>" }
        let isUnread = thread.older.contains { $0.readAt == nil }
        let older = thread.older.map { "<li>\(row($0, visit))</li>" as HTML }
        return """
            <li>\(row(thread.newest, visit))
            <details class="older"><summary>\(NoticePhrases.older(thread.older.count)[visit.language])\
            \(isUnread ? dot(visit.language) : "")</summary>
            <ul class="plain rows">\(older)</ul></details></li>
            """
    }

    private func row(_ notice: NoticeBody, _ visit: Visit) -> HTML {
        let target = notice.pageAddress(for: visit.who?.member)
        let content = content(notice, visit)
        guard notice.readAt == nil else {
            return target.map { "<a class=\"row-link\" href=\"\(link: $0)\">\(content)</a>" as HTML }
                ?? "<div class=\"row-link\">\(content)</div>"
        }
        let action = NoticePagePath.read.filled(notice.id.description)
            .leading(to: target ?? NoticePagePath.all.rawValue)
        return """
            <form method="post" action="\(link: action)">\
            <button class="row-link unread">\(content)</button></form>\(answers(notice, visit.language))
            """
    }

    /// The buttons of a notice that asks something. The answer marks it as read.
    private func answers(_ notice: NoticeBody, _ language: Language) -> HTML {
        let answers: [(Words, ListingPagePath)] =
            switch notice.kind {
            case .listingAsked: [(ListingPhrases.stillOpen, .confirm), (ListingPhrases.notOpen, .close)]
            case .listingClosedUnanswered: [(ListingPhrases.reopen, .reopen)]
            default: []
            }
        guard !answers.isEmpty else { return "" }
        let buttons = answers.map { words, path in
            ActionButton(
                words: words,
                action: path.filled(notice.target.id).leading(to: NoticePagePath.all.rawValue),
                about: notice.title
            ).html(in: language)
        }
        return "<div class=\"card-tools\">\(buttons)</div>"
    }

    private func content(_ notice: NoticeBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let mark = notice.readAt == nil ? dot(language) : ""
        let picture =
            notice.actor.map { Avatar(member: $0.member).html }
            ?? notice.kind.icon.tile(notice.kind.group.hue)
        return """
            \(picture)<span class="grow"><span class="block">\
            \(notice.words[language])</span>\
            <span class="soft small block">\(facts(notice, visit))</span></span>\(mark)
            """
    }

    private func dot(_ language: Language) -> HTML {
        "<span class=\"dot\"><span class=\"unseen\">\(NoticePhrases.unread[language])</span></span>"
    }

    private func facts(_ notice: NoticeBody, _ visit: Visit) -> String {
        let party = notice.party.map { NoticePhrases.party($0.member.nickname.text) }
        let amount = notice.amount.map(OrderPhrases.won)
        let facts = [party, amount, notice.at.age(at: visit.now)].compactMap { $0?[visit.language] }
        return ([notice.title].compactMap(\.self) + facts).joined(separator: " · ")
    }
}

extension NoticeBody {
    fileprivate var words: Words {
        kind.words(by: actor?.member.nickname.text, count: count, changes: changes, listing: listing, at: at)
    }
}
