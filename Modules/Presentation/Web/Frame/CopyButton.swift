import Domain
import Markup
import Wording

/// A button that copies a text; a script shows it.
struct CopyButton {
    let text: String
    let words: Words

    func html(in language: Language) -> HTML {
        """
        <button type="button" class="button small" data-copy="\(text)" hidden>\(words[language])</button>
        """
    }
}
