import Domain
import Markup
import Wording

/// The link to the next part of a list, which scripts load automatically.
struct NextLink {
    /// Nil at the end.
    let address: String?

    func html(in language: Language) -> HTML {
        guard let address else { return "" }
        return """
            <p class="next"><a class="button" href="\(link: address)" rel="next" data-next>\
            \(FramePhrases.more[language])</a></p>
            """
    }
}
