import Domain
import Markup
import Wire
import Wording

/// All letters, for operators.
struct LettersPage {
    let list: ListBody<LetterBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = LetterPhrases.title[language]
        let new: HTML = """
            <a class="button small" href="\(link: LetterPagePath.new.rawValue)">\
            \(LetterPhrases.new[language])</a>
            """
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(LetterPhrases.hint[language])</p>\(list.items.isEmpty ? "" : new)</div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))
                """
        )
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: LetterPhrases.nothing,
            text: LetterPhrases.advertising,
            actions: [(LetterPhrases.new, LetterPagePath.new.rawValue)],
            isHeading: false
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        let next = list.next.map { LetterPagePath.all.rawValue.asking(["cursor": $0]) }
        return """
            <ul class="plain rows" data-list>\(list.items.map { row($0, visit.language) })</ul>
            \(NextLink(address: next).html(in: visit.language))
            """
    }

    private func row(_ letter: LetterBody, _ language: Language) -> HTML {
        let facts = [
            letter.state.words[language], letter.startedAt?.words[language],
            letter.receivers.map { "\(letter.sent)/\(LetterPhrases.members($0)[language])" },
        ].compactMap(\.self)
        return """
            <li><a class="row-link" href="\(link: LetterPagePath.one.filled(letter.id.description))">\
            \(Icon.send.html)<span class="grow"><span class="block">\(letter.subject)</span>\
            <span class="soft small block">\(facts.joined(separator: " · "))</span></span></a></li>
            """
    }
}

/// The form of a new letter, or of a draft that is edited.
struct LetterFormPage {
    private let letter: LetterBody?
    private let entry: FormEntry

    init(of letter: LetterBody?, entry: FormEntry) {
        self.letter = letter
        self.entry = entry
    }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = LetterPhrases.new[language]
        let id = letter?.id.description
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            tab: .mine,
            back: id.map { LetterPagePath.one.filled($0) } ?? LetterPagePath.all.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(LetterPhrases.advertising[language])</p></div>
                \(parts.form(
                    to: id.map { LetterPagePath.edit.filled($0) } ?? LetterPagePath.new.rawValue,
                    fields(parts)
                ))
                """
        )
    }

    private func fields(_ parts: FormParts) -> HTML {
        """
        \(parts.line("subject", LetterPhrases.subject, isRequired: true))
        \(parts.area("text", LetterPhrases.text, rows: 8, most: LetterText.longestText,
            hint: LetterPhrases.textHint, isRequired: true))
        \(parts.line("subjectEn", LetterPhrases.englishSubject, hint: LetterPhrases.englishHint))
        \(parts.area("textEn", LetterPhrases.englishText, rows: 8, most: LetterText.longestText))
        \(parts.key)\(parts.button(LetterPhrases.next))
        """
    }
}
