import Domain
import Markup
import Wording

/// The content of an empty list: what it will contain, and a first step.
struct EmptyState {
    let drawing: Drawing
    let title: Words
    let text: Words
    /// The first is the main one.
    var actions: [(words: Words, address: String)] = []
    var isHeading = true

    func html(in language: Language) -> HTML {
        let title: HTML =
            isHeading ? "<h1>\(title[language])</h1>" : "<h2>\(title[language])</h2>"
        let links = actions.enumerated().map { index, action -> HTML in
            """
            <a class="button wide\(" primary", if: index == 0)" href="\(link: action.address)">\
            \(action.words[language])</a>
            """
        }
        return """
            <section class="empty">
            \(drawing.html)
            \(title)
            <p>\(text[language])</p>
            \(links)
            </section>
            """
    }
}
