import Domain
import Markup
import Wording

/// Where a list goes on. Where scripts run, it goes on by itself.
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
