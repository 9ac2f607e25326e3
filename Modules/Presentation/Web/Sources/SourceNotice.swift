import Domain
import Markup
import Wire
import Wording

/// Where an event comes from, and under which licence.
struct SourceNotice {
    let source: SourceAttributionBody
    /// The listing that the reader may claim; nil for its author and signed-out readers.
    let claimable: Listing.ID?

    func html(in language: Language) -> HTML {
        let vanished: HTML =
            source.hasVanished
            ? "<p class=\"callout warn\">\(SourcePhrases.eventVanished[language])</p>" : ""
        return """
            <section class="source"><h2>\(SourcePhrases.attribution[language])</h2>
            <p><a href="\(link: source.address)" rel="external nofollow noopener">\(source.title)</a> \
            <span class="soft small">· \(source.licence)</span></p>\(vanished)\(claim(language))</section>
            """
    }

    private func claim(_ language: Language) -> HTML {
        guard !source.isClaimed else { return "<p class=\"soft\">\(ClaimPhrases.claimed[language])</p>" }
        guard let claimable else { return "" }
        return """
            <p><a class="button small" href="\(link: ClaimPagePath.mine.filled(claimable.description))">\
            \(ClaimPhrases.claim[language])</a></p>
            """
    }
}
