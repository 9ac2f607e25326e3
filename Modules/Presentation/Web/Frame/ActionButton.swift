import Domain
import Markup
import Wire
import Wording

/// A button that does one thing: a form of its own, so that it works by itself.
struct ActionButton {
    let words: Words
    let action: String
    var style: StaticString = "button small"
    /// What is sent along.
    var field: (name: String, value: String)?
    /// Who or what it is about, where several such buttons stand on a page.
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
    /// The address of a form that leads on to another of ours when it is done.
    func leading(to address: String) -> String { asking(["then": address]) }
}
