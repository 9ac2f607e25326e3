import Domain
import Markup
import Wording

/// The content of an empty list: what it will contain, and a first step.
struct EmptyState {
    let icon: Icon
    let title: Words
    let text: Words
    var action: (words: Words, address: String)?
    var isHeading = true

    func html(in language: Language) -> HTML {
        let title: HTML =
            isHeading ? "<h1>\(title[language])</h1>" : "<h2>\(title[language])</h2>"
        let link: HTML =
            action.map {
                "<a class=\"button primary\" href=\"\(link: $0.address)\">\($0.words[language])</a>"
            } ?? ""
        return """
            <section class="empty">
            \(icon.html)
            \(title)
            <p>\(text[language])</p>
            \(link)
            </section>
            """
    }
}
