import Domain
import Markup
import Wording

/// A label and its value on a post's page.
struct PostFact {
    let label: Words
    let value: HTML

    func html(in language: Language) -> HTML {
        value.isEmpty ? "" : "<dt>\(label[language])</dt><dd>\(value)</dd>"
    }

    /// Shows several words as tags.
    static func tags(_ label: Words, _ words: [String]) -> PostFact {
        let tags = words.map { "<span class=\"tag\">\($0)</span>" as HTML }
        return PostFact(label: label, value: words.isEmpty ? "" : "<span class=\"tags\">\(tags)</span>")
    }
}

/// The facts of a post below what decides. The first ones are shown, the rest is folded.
struct PostFacts {
    private static let shown = 5

    let facts: [PostFact]

    func html(in language: Language) -> HTML {
        let rows = facts.map { $0.html(in: language) }.filter { !$0.isEmpty }
        guard !rows.isEmpty else { return "" }
        // A fold of a single row would be as high as the row.
        let shown = rows.count == Self.shown + 1 ? rows.count : Self.shown
        return """
            <section class="section" aria-labelledby="facts">
            <h2 id="facts">\(ListingPhrases.facts[language])</h2>
            <dl class="facts">\(Array(rows.prefix(shown)))</dl>
            \(folded(Array(rows.dropFirst(shown)), language))
            </section>
            """
    }

    private func folded(_ rows: [HTML], _ language: Language) -> HTML {
        guard !rows.isEmpty else { return "" }
        return """
            <details class="fold"><summary>\(ListingPhrases.otherFacts(rows.count)[language])</summary>
            <dl class="facts">\(rows)</dl></details>
            """
    }
}
