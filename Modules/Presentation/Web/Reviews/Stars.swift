import Domain
import Markup
import Wording

/// A rating drawn as stars and read as a number.
struct Stars {
    /// One member's rating, or a mean.
    let stars: Double

    func html(in language: Language) -> HTML {
        let text = "\((stars * 10).rounded() / 10)"
        return """
            <span class="stars" role="img" aria-label="\(ReviewPhrases.stars(text)[language])">\
            \((1...5).map(icon))</span>
            """
    }

    private func icon(_ place: Int) -> HTML {
        let filled = stars - Double(place - 1)
        return (filled >= 0.75 ? Icon.star : filled >= 0.25 ? .starHalf : .starEmpty).html
    }
}
