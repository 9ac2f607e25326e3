import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// The form that saves a search, or changes one.
struct SavedSearchFormPage {
    let entry: FormEntry
    /// Nil for a new search.
    var changed: SavedSearch.ID?

    /// The hidden fields of a new search.
    private static let hidden = SearchToSaveBody.schema.properties.map(\.name)
        .filter { !["name", "notifies", "frequency"].contains($0) }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let title = (changed == nil ? SavedSearchPhrases.newTitle : SavedSearchPhrases.editTitle)[language]
        let action =
            changed.map { SavedSearchPagePath.edit.filled($0.description) }
            ?? SavedSearchPagePath.new.rawValue
        return Page(
            title,
            tab: .mine,
            back: SavedSearchPagePath.all.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(parts.form(to: action, """
                    \(parts.line(
                        "name",
                        SavedSearchPhrases.name,
                        isRequired: true,
                        attributes: " maxlength=\"\(SavedSearchName.longest)\" autocomplete=\"off\""
                    ))
                    \(changed == nil ? fieldsOfNew(parts) : "")
                    \(parts.choices(
                        "frequency",
                        SavedSearchPhrases.frequency,
                        SavedSearch.Frequency.allCases.map { ($0.rawValue, $0.words) }
                    ))
                    \(parts.button(FramePhrases.save))
                    """))
                """
        )
    }

    private func fieldsOfNew(_ parts: FormParts) -> HTML {
        let hidden = Self.hidden.flatMap { name in
            entry.texts(name).filter { !$0.isEmpty }.map { HTML.hiddenField(name, $0) }
        }
        return """
            \(parts.choices("notifies", SavedSearchPhrases.notices, hint: SavedSearchPhrases.noticesHint, [
                ("true", SavedSearchPhrases.on), ("false", SavedSearchPhrases.off),
            ]))
            \(hidden)\(parts.key)
            """
    }
}

extension FeedFilter {
    /// The address of the form that saves this filter.
    func savingAddress(around place: NeighbourhoodCode) -> String {
        let asked = asked(around: place).filter {
            !["cursor", "sort", "status", "favourites"].contains($0.0)
        }
        return SavedSearchPagePath.new.rawValue.asking(asked)
    }

    /// The fields of a new saved search.
    func savedFields(around code: NeighbourhoodCode, in place: Words, _ language: Language) -> FormEntry {
        let criteria = SearchCriteriaFields(text: text, self.criteria, within: drawn)
        let title = SavedSearchName.suggested(criteria.parts, in: place)[language]
        return FormEntry(of: SearchToSaveBody(title: title, criteria, around: code, reach))
    }
}
