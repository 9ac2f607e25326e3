import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// A letter as it arrives, how far it has got, and what an operator can do with it.
struct LetterPage {
    let letter: LetterBody
    let entry: FormEntry

    private var id: String { letter.id.description }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let isEnglish = language == .english && letter.englishSubject != nil
        let subject = isEnglish ? letter.englishSubject ?? "" : letter.subject
        return Page(
            subject,
            tab: .mine,
            back: LetterPagePath.all.rawValue,
            content: """
                <div class="head"><h1 lang="\(isEnglish ? "en" : "ko")">\(subject)</h1>
                <p class="soft">\(letter.state.words[language])</p></div>
                \(FormParts(visit: visit, entry: entry).summary)
                \(numbers(language))
                \(preview(LetterPhrases.korean, letter.subject, letter.text, .korean, language))
                \(letter.englishText.map {
                    preview(LetterPhrases.inEnglish, letter.englishSubject ?? "", $0, .english, language)
                } ?? "")
                \(acts(visit))
                """
        )
    }

    private func numbers(_ language: Language) -> HTML {
        let began = letter.startedAt.map { [(LetterPhrases.startedAt, $0.words[language])] } ?? []
        let counts =
            letter.startedAt == nil
            ? []
            : [
                (LetterPhrases.sent, "\(letter.sent)"), (LetterPhrases.failed, "\(letter.failed)"),
                (LetterPhrases.remaining, "\(letter.remaining)"),
            ]
        let receivers = letter.receivers.map {
            [(LetterPhrases.receivers, LetterPhrases.members($0)[language])]
        }
        let facts = (receivers ?? []) + began + counts
        return """
            <section class="section"><dl class="facts">\(facts.map { name, value in
                "<dt>\(name[language])</dt><dd>\(value)</dd>" as HTML
            })</dl></section>
            """
    }

    private func preview(
        _ name: Words,
        _ subject: String,
        _ text: String,
        _ written: Language,
        _ language: Language
    ) -> HTML {
        """
        <section class="section"><h2>\(LetterPhrases.preview[language]) · \(name[language])</h2>
        <div lang="\(written.rawValue)"><p class="strong">\(subject)</p><p class="prose">\(text)</p></div>
        </section>
        """
    }

    private func acts(_ visit: Visit) -> HTML {
        let language = visit.language
        switch letter.state {
        case .draft:
            return """
                <section class="section"><div class="buttons">\
                <a class="button" href="\(link: LetterPagePath.edit.filled(id))">\
                \(LetterPhrases.edit[language])</a>\
                \(button(LetterPhrases.test, .test, visit))\
                \(button(LetterPhrases.discard, .stop, visit))</div>
                <p class="soft">\(LetterPhrases.hint[language]) \(LetterPhrases.advertising[language])</p>
                \(button(LetterPhrases.send(letter.receivers ?? 0), .send, visit, "button primary wide"))
                </section>
                """
        case .sending: return button(LetterPhrases.stop, .stop, visit, "button danger wide")
        case .stopped, .sent: return ""
        }
    }

    private func button(
        _ words: Words,
        _ path: LetterPagePath,
        _ visit: Visit,
        _ style: StaticString = "button"
    ) -> HTML {
        ActionButton(
            words: words,
            action: path.filled(id),
            style: style,
            field: (FormEntry.keyField, visit.request.id)
        ).html(in: visit.language)
    }
}
