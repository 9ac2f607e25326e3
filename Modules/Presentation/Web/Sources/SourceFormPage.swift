import Domain
import Markup
import Wire
import Wording

/// The form for a new source, which members who aren't operators propose.
struct SourceFormPage {
    /// The field with the name of the neighbourhood.
    static let place = "place"
    /// The neighbourhoods to choose from.
    static let mostPlaces = 10

    let entry: FormEntry
    let isOperator: Bool
    /// The neighbourhoods that the name may mean.
    let places: [NeighbourhoodBody]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let title = isOperator ? SourcePhrases.add : SourcePhrases.propose
        let text = isOperator ? SourcePhrases.addText : SourcePhrases.proposeText
        return Page(
            title[language],
            tab: .mine,
            back: (isOperator ? SourcePagePath.all : .mine).rawValue,
            content: """
                <div class="head"><h1>\(title[language])</h1>
                <p class="soft">\(text[language])</p>\(isOperator ? "" : website(language))</div>
                \(parts.form(to: SourcePagePath.new.rawValue, """
                    \(parts.line("url", SourcePhrases.address, type: "url", isRequired: true))
                    \(parts.line("name", SourcePhrases.name, isRequired: true))
                    \(parts.line("licence", SourcePhrases.licence, hint: SourcePhrases.licenceHint,
                        isRequired: true))
                    \(parts.line("contact", SourcePhrases.contact, hint: SourcePhrases.contactHint,
                        isRequired: !isOperator))
                    \(parts.area("terms", SourcePhrases.terms, rows: 2, most: SourceNote.longest))
                    \(parts.line("host", SourcePhrases.host, hint: SourcePhrases.hostHint))
                    \(neighbourhood(parts, language))
                    \(parts.select("format", SourcePhrases.format, formats))
                    \(parts.key)\(parts.button(title))
                    """))
                """
        )
    }

    private var formats: [(value: String, words: Words)] {
        [("", SourcePhrases.detected)] + SourceFormat.allCases.map { ($0.rawValue, $0.words) }
    }

    private func website(_ language: Language) -> HTML {
        """
        <p class="soft">\(SourcePhrases.proposeWebsite[language]) \
        <a href="\(link: WebsitePagePath.mine.rawValue)">\(ClaimPhrases.websites[language])</a></p>
        """
    }

    /// The name, and a choice where it means several.
    private func neighbourhood(_ parts: FormParts, _ language: Language) -> HTML {
        let name = parts.line(
            Self.place,
            SourcePhrases.neighbourhood,
            hint: SourcePhrases.neighbourhoodHint,
            isRequired: true
        )
        guard places.count > 1 else {
            return "\(name)\(entry.isRefused("neighbourhood") ? parts.note("neighbourhood") : "")"
        }
        let choices = places.map { place in
            (
                value: place.code.description,
                words: Words(place.fullName(in: .korean), place.fullName(in: .english))
            )
        }
        return "\(name)\(parts.choices("neighbourhood", SourcePhrases.whichNeighbourhood, choices))"
    }
}
