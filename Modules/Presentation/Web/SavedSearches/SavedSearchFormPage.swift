import Domain
import Markup
import Wire
import Wording

/// The form that saves a search, or renames one.
struct SavedSearchFormPage {
    let entry: FormEntry
    /// Nil for a new search.
    var renamed: SavedSearch.ID?

    /// The hidden fields of a new search.
    static let criteria =
        ["text", "kinds", "side", "minPrice", "maxPrice", "fits", "area", "neighbourhood", "reach"]
        + FigureFields.names + [WeekTimes.dayName, WeekTimes.partName] + Listing.Kind.facetNames

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let title = (renamed == nil ? SavedSearchPhrases.newTitle : SavedSearchPhrases.editTitle)[language]
        let action =
            renamed.map { SavedSearchPagePath.edit.filled($0.description) }
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
                    \(renamed == nil ? fieldsOfNew(parts) : "")
                    \(parts.button(FramePhrases.save))
                    """))
                """
        )
    }

    private func fieldsOfNew(_ parts: FormParts) -> HTML {
        let hidden = Self.criteria.flatMap { name in
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
        let asked = query(around: place).filter {
            !["cursor", "sort", "status", "favourites"].contains($0.0)
        }
        return SavedSearchPagePath.new.rawValue.asking(asked)
    }

    /// The fields of a new saved search.
    func savedFields(around code: String, in place: Words, _ language: Language) -> FormEntry {
        let criteria = SearchCriteriaFields(
            text: text,
            kinds: kind.map { [$0] } ?? [],
            side: side,
            facets: facets,
            fitsMe: onlyFitting
        )
        let single: [(String, String?)] = [
            ("name", SavedSearchName.suggested(criteria.parts, in: place)[language]),
            ("notifies", "true"), ("text", text), ("kinds", kind?.rawValue), ("side", side?.rawValue),
            ("minPrice", minPrice.map(String.init)), ("maxPrice", maxPrice.map(String.init)),
            ("fits", onlyFitting ? FitChoice.me.rawValue : nil), ("area", drawn?.description),
            ("neighbourhood", code), ("reach", "\(reach)"),
        ]
        return FormEntry(
            single.compactMap { name, value in value.map { (name: name, value: $0) } }
                + figures.map { (name: $0.key, value: $0.value) }
                + facets.flatMap { name, words in words.map { (name: name, value: $0) } }
                + WeekTimeFields.entry(times)
        )
    }
}
