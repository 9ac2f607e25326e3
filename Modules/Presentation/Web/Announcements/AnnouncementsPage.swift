import Domain
import Markup
import Wire
import Wording

/// All announcements, for operators.
struct AnnouncementsPage {
    let list: ListBody<AnnouncementBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = AnnouncementPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(AnnouncementPhrases.hint[language])</p>\(list.items.isEmpty ? "" : """
                    <a class="button small" href="\(link: AnnouncementPagePath.new.rawValue)">\
                    \(AnnouncementPhrases.new[language])</a>
                    """)</div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))
                """
        )
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: AnnouncementPhrases.nothing,
            text: AnnouncementPhrases.hint,
            actions: [(AnnouncementPhrases.new, AnnouncementPagePath.new.rawValue)],
            isHeading: false
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        let next = list.next.map { AnnouncementPagePath.all.rawValue.asking(["cursor": $0]) }
        return """
            <ul class="plain rows" data-list>\(list.items.map { row($0, visit) })</ul>
            \(NextLink(address: next).html(in: visit.language))
            """
    }

    private func row(_ announcement: AnnouncementBody, _ visit: Visit) -> HTML {
        let (language, state) = (visit.language, announcement.state(at: visit.now))
        return """
            <li class="row-link"><div class="grow"><p>\(announcement.line(in: language))</p>
            <p class="soft small"><b>\(state[language])</b> · \
            \(AnnouncementPhrases.span(from: announcement.startsAt, until: announcement.endsAt)[language])</p>
            \(visit.now < announcement.endsAt ? acts(announcement, language) : "")</div></li>
            """
    }

    private func acts(_ announcement: AnnouncementBody, _ language: Language) -> HTML {
        let id = announcement.id.description
        let end = ActionButton(
            words: AnnouncementPhrases.end,
            action: AnnouncementPagePath.end.filled(id),
            about: announcement.text
        )
        return """
            <div class="buttons"><a class="button small" \
            href="\(link: AnnouncementPagePath.edit.filled(id))">\(AnnouncementPhrases.edit[language])</a>\
            \(end.html(in: language))</div>
            """
    }
}

extension AnnouncementBody {
    fileprivate func state(at now: Moment) -> Words {
        if isShown(at: now) { return AnnouncementPhrases.shown }
        return now < startsAt ? AnnouncementPhrases.planned : AnnouncementPhrases.over
    }
}

/// The form of a new announcement, or of one that is edited.
struct AnnouncementFormPage {
    private let announcement: AnnouncementBody?
    private let entry: FormEntry

    init(of announcement: AnnouncementBody?, entry: FormEntry) {
        self.announcement = announcement
        self.entry = entry
    }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = announcement == nil ? AnnouncementPhrases.new : AnnouncementPhrases.edit
        let action =
            announcement.map { AnnouncementPagePath.edit.filled($0.id.description) }
            ?? AnnouncementPagePath.new.rawValue
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title[language],
            tab: .mine,
            back: AnnouncementPagePath.all.rawValue,
            content: """
                <div class="head"><h1>\(title[language])</h1>
                <p class="soft">\(AnnouncementPhrases.hint[language])</p></div>
                \(parts.form(to: action, fields(parts)))
                """
        )
    }

    private func fields(_ parts: FormParts) -> HTML {
        """
        \(parts.area("text", AnnouncementPhrases.text, rows: 2, most: AnnouncementContents.longest,
            hint: AnnouncementPhrases.textHint, isRequired: true))
        \(parts.area("textEn", AnnouncementPhrases.english, rows: 2, most: AnnouncementContents.longest,
            hint: AnnouncementPhrases.englishHint))
        \(parts.line("link", AnnouncementPhrases.link, hint: AnnouncementPhrases.linkHint))
        \(parts.line("startsAt", AnnouncementPhrases.startsAt, type: "datetime-local",
            hint: AnnouncementPhrases.startHint))
        \(parts.line("endsAt", AnnouncementPhrases.endsAt, type: "datetime-local",
            hint: AnnouncementPhrases.endHint, isRequired: true))
        \(parts.key)\(parts.button(announcement == nil ? AnnouncementPhrases.post : FramePhrases.save))
        """
    }
}
