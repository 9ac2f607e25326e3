import Domain
import Markup
import Wire
import Wording

/// The notes of one lesson, and the form of the reader's own.
struct LessonNotesPage {
    let deal: DealBody
    let notes: [LessonNoteBody]
    let entry: FormEntry

    private var id: String { deal.id.description }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = LessonNotePhrases.title[language]
        let when = deal.terms.startsAt.words(at: visit.now)[language]
        return Page(
            title,
            back: DealPages.place(of: deal),
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(deal.title) · \(deal.nameOfOther[language]) · \(when)</p></div>
                <h2 class="unseen">\(LessonNotePhrases.both[language])</h2>
                <div class="stack">\(notes.map {
                    LessonNoteCard(note: $0, isOpen: takesNotes(visit)).html(for: visit)
                })\(form(visit))</div>
                <p class="small"><a class="line-link" href="\(link: LessonNotePagePath.mine.rawValue)">\
                \(LessonNotePhrases.all[language])</a></p>
                """
        )
    }

    private func takesNotes(_ visit: Visit) -> Bool {
        let hasBegun = deal.state == .done || deal.state == .accepted && deal.terms.startsAt <= visit.now
        return deal.purpose == .teaching && hasBegun && !deal.isBlocked
            && deal.author != nil && deal.partner != nil
    }

    private func form(_ visit: Visit) -> HTML {
        let language = visit.language
        guard takesNotes(visit) else {
            return "<p class=\"soft\">\(LessonNotePhrases.closed[language])</p>\(remove(language))"
        }
        let parts = FormParts(visit: visit, entry: entry)
        let homework: HTML =
            deal.role == .provider
            ? parts.area(
                "homework",
                LessonNotePhrases.homeworkField,
                rows: 3,
                most: LessonNoteText.longest
            ) : ""
        return """
            \(parts.form(
                to: LessonNotePagePath.ofDeal.filled(id),
                """
                \(parts.area("text", LessonNotePhrases.text, rows: 5, most: LessonNoteText.longest,
                    hint: LessonNotePhrases.hint, isRequired: true))
                \(homework)\(parts.button(LessonNotePhrases.save))
                """
            ))\(remove(language))
            """
    }

    private func remove(_ language: Language) -> HTML {
        guard notes.contains(where: \.isMine) else { return "" }
        return """
            <details class="reason"><summary class="button">\(LessonNotePhrases.remove[language])</summary>
            <p>\(LessonNotePhrases.removeLead[language])</p>
            \(ActionButton(
                words: LessonNotePhrases.removeNow,
                action: LessonNotePagePath.remove.filled(id),
                style: "button danger"
            ).html(in: language))</details>
            """
    }
}

/// The notes of all lessons of the reader, the last written first.
struct MyLessonNotesPage {
    let list: ListBody<LessonNoteBody>
    /// The member whose lessons are shown; nil for everyone's.
    let other: String?

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = LessonNotePhrases.title[language]
        let base = LessonNotePagePath.mine.rawValue
        let everyone: HTML =
            other == nil
            ? ""
            : """
            <p><a class="line-link" href="\(link: base)">\(LessonNotePhrases.withEveryone[language])</a></p>
            """
        let next = list.next.map { base.asking(["with": other, "cursor": $0]) }
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>\(everyone)</div>
                \(list.items.isEmpty
                    ? nothing.html(in: language)
                    : "<ul class=\"plain stack\" data-list>\(list.items.map { item($0, visit) })</ul>")
                \(NextLink(address: next).html(in: language))
                """
        )
    }

    private func item(_ note: LessonNoteBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let lesson = LessonNotePagePath.ofDeal.filled(note.deal.description)
        let name: HTML =
            note.other.map { other in
                let address = LessonNotePagePath.mine.rawValue.asking(["with": other.member.id.description])
                return " · <a href=\"\(link: address)\">\(other.member.nickname.text)</a>"
            } ?? ""
        return """
            <li><h2 class="small"><a href="\(link: lesson)">\(note.title)</a></h2>\
            <p class="soft small">\(note.startsAt.words(at: visit.now)[language])\(name)</p>\
            \(LessonNoteCard(note: note, isOpen: note.other != nil).html(for: visit))</li>
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: LessonNotePhrases.nothing,
            text: LessonNotePhrases.nothingText,
            actions: [(LessonNotePhrases.deals, MemberPagePath.myDeals.rawValue)],
            isHeading: false
        )
    }
}
