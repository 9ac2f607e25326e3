import Domain
import Markup
import Wire
import Wording

/// What an operator decided about the reader, with the form of an appeal or what became of it.
struct TakenMeasurePage {
    let measure: TakenMeasureBody
    /// Of an email, for a reader who can't sign in.
    let token: String?
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = (measure.kind == .warning ? AppealPhrases.warningTitle : AppealPhrases.title)[language]
        var page = Page(
            title,
            tab: token == nil ? .mine : nil,
            back: token == nil ? AppealPagePath.mine.rawValue : BoardPagePath.home.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                <div class="stack">
                <section class="panel">\(MeasureFacts(measure: measure).html(in: language))\
                \(token == nil ? look(language) : "")</section>
                \(measure.appeal.map { outcome(of: $0, visit) } ?? choice(visit))
                </div>
                """
        )
        page.isSecret = token != nil
        return page
    }

    /// Its author sees what is hidden from others.
    private func look(_ language: Language) -> HTML {
        guard measure.subject?.kind != .member, let address = measure.subject?.pageAddress else { return "" }
        return "<a class=\"button small\" href=\"\(link: address)\">\(QueuePhrases.look[language])</a>"
    }

    private func choice(_ visit: Visit) -> HTML {
        guard measure.mayAppeal else {
            let refusal: AppealRefusal = measure.stands ? .tooLate : .measureUndone
            return "<p class=\"callout\">\(refusal.words[visit.language])</p>"
        }
        let parts = FormParts(visit: visit, entry: entry)
        let action =
            token.map(AppealPagePath.link(with:)) ?? AppealPagePath.measure.filled(measure.id.description)
        let hidden: HTML = token.map { "<input type=\"hidden\" name=\"token\" value=\"\($0)\">" } ?? ""
        return """
            <section class="panel"><h2>\(AppealPhrases.appeal[visit.language])</h2>
            <p class="soft">\(AppealPhrases.until(measure.appealableUntil)[visit.language])</p>
            \(parts.form(
                to: action,
                """
                \(parts.key)\(hidden)
                \(parts.area("text", AppealPhrases.text, most: AppealText.longest,
                    hint: AppealPhrases.textHint, isRequired: true))
                \(parts.button(AppealPhrases.send))
                """
            ))</section>
            """
    }

    private func outcome(of appeal: AppealBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let words: Words =
            switch appeal.outcome {
            case nil: AppealPhrases.waiting
            case .upheld: AppealPhrases.upheld
            case .reversed: AppealPhrases.reversed
            }
        return """
            <div class="callout"><p>\(words[language])</p>\
            \(appeal.reason.map { "<p class=\"prose\">\($0)</p>" as HTML })</div>
            <section class="panel"><h2>\(AppealPhrases.own[language])</h2>
            <blockquote class="prose">\(appeal.text)</blockquote>
            <p class="soft small">\(appeal.at.words[language])</p></section>
            """
    }
}

/// What was decided, why, about what and when.
struct MeasureFacts {
    let measure: TakenMeasureBody
    /// Further facts of the list.
    var more: HTML = ""

    func html(in language: Language) -> HTML {
        let content = measure.text ?? measure.excerpt
        return """
            \(content.map { "<blockquote class=\"prose\">\($0)</blockquote>" as HTML })
            <dl class="facts">
            <dt>\(AppealPhrases.action[language])</dt><dd>\(measure.words[language])</dd>
            \(measure.reason.map { fact(AppealPhrases.reason, $0.words, language) })
            \(measure.subject.map { fact(AppealPhrases.about, $0.kind.words, language) })
            \(fact(AppealPhrases.when, measure.at.words, language))
            \(more)
            </dl>
            """
    }

    private func fact(_ label: Words, _ words: Words, _ language: Language) -> HTML {
        "<dt>\(label[language])</dt><dd>\(words[language])</dd>"
    }
}

extension TakenMeasureBody {
    /// A warning, or what was hidden and until when the member is suspended.
    var words: Words {
        let parts = [
            kind == .warning ? AppealPhrases.warning : nil, hides ? QueuePhrases.hidden : nil,
            suspendsUntil.map(QueuePhrases.suspended),
        ].compactMap(\.self)
        return Words(
            parts.map { $0[.korean] }.joined(separator: " · "),
            parts.map { $0[.english] }.joined(separator: " · ")
        )
    }
}

/// Of an email's address that was altered or is too old.
struct LostAppealLinkPage {
    func page(for visit: Visit) -> Page {
        let title = AppealPhrases.appeal[visit.language]
        var page = Page(
            title,
            back: BoardPagePath.home.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                <p id="token">\(AppealRefusal.linkInvalid.words[visit.language])</p>
                """
        )
        page.isSecret = true
        return page
    }
}
