import Domain
import Markup
import Wire
import Wording

/// A button in a form of its own, so that it works without scripts.
struct ActionButton {
    let words: Words
    let action: String
    var style: StaticString = "button small"
    /// An extra field of the form.
    var field: (name: String, value: String)?
    /// The subject's name for screen readers, when a page has several such buttons.
    var about: String?

    func html(in language: Language) -> HTML {
        let label: HTML =
            about.map { " aria-label=\"\($0): \(words[language])\"" } ?? ""
        let hidden: HTML =
            field.map { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" } ?? ""
        return """
            <form method="post" action="\(link: action)">\(hidden)\
            <button class="\(style.description)" type="submit"\(label)>\(words[language])</button></form>
            """
    }
}

extension String {
    /// The address of a form with the page that follows it.
    func leading(to address: String) -> String { asking(["then": address]) }
}
