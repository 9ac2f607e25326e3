import Domain
import Markup
import Wire
import Wording

/// The form for a new source.
struct SourceFormPage {
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let title = SourcePhrases.add[language]
        let formats =
            [("", SourcePhrases.detected)] + SourceFormat.allCases.map { ($0.rawValue, $0.words) }
        return Page(
            title,
            tab: .mine,
            back: SourcePagePath.all.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(SourcePhrases.addText[language])</p></div>
                \(parts.form(to: SourcePagePath.new.rawValue, """
                    \(parts.line("url", SourcePhrases.address, type: "url", isRequired: true))
                    \(parts.line("name", SourcePhrases.name, isRequired: true))
                    \(parts.line("licence", SourcePhrases.licence, hint: SourcePhrases.licenceHint,
                        isRequired: true))
                    \(parts.line("contact", SourcePhrases.contact, hint: SourcePhrases.contactHint))
                    \(parts.area("terms", SourcePhrases.terms, rows: 2, most: SourceNote.longest))
                    \(parts.line("host", SourcePhrases.host, hint: SourcePhrases.hostHint))
                    \(parts.line("neighbourhood", SourcePhrases.neighbourhood,
                        hint: SourcePhrases.neighbourhoodHint, isRequired: true))
                    \(parts.select("format", SourcePhrases.format, formats))
                    \(parts.key)\(parts.button(SourcePhrases.add))
                    """))
                """
        )
    }
}
