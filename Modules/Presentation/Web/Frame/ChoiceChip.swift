import Domain
import Markup
import Wording

/// A chip that opens its choices, each a link. It shows the chosen one.
struct ChoiceChip {
    /// What is chosen from.
    let label: Words
    /// Nil for the usual choice.
    let chosen: Words?
    /// The usual one comes first.
    let choices: [(words: Words, address: String, isCurrent: Bool)]

    /// The address without what the chip chooses.
    var usual: String? { choices.first?.address }

    func html(in language: Language) -> HTML {
        let shown = (chosen ?? label)[language]
        let spoken: HTML =
            chosen == nil ? "" : " aria-label=\"\(label[language]): \(shown)\""
        return """
            <details class="menu choice"><summary class="chip\(" chosen", if: chosen != nil)"\(spoken)>\
            \(shown)\(Icon.down.html)</summary>\
            <div class="menu-items" role="group" aria-label="\(label[language])">\
            \(choices.map { choice in
                """
                <a href="\(link: choice.address)"\(" aria-current=\"true\"", if: choice.isCurrent)>\
                \(choice.words[language])\(choice.isCurrent ? Icon.check.html : "")</a>
                """ as HTML
            })</div></details>
            """
    }
}
