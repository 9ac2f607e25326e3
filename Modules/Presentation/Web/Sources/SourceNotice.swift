import Domain
import Markup
import Wire
import Wording

/// Where an event comes from, and under which licence.
struct SourceNotice {
    let source: SourceAttributionBody

    func html(in language: Language) -> HTML {
        let vanished: HTML =
            source.hasVanished
            ? "<p class=\"callout warn\">\(SourcePhrases.eventVanished[language])</p>" : ""
        return """
            <section class="source"><h2>\(SourcePhrases.attribution[language])</h2>
            <p><a href="\(link: source.address)" rel="external nofollow noopener">\(source.title)</a> \
            <span class="soft small">· \(source.licence)</span></p>\(vanished)</section>
            """
    }
}
