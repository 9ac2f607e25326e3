import Domain
import Markup
import Wording

/// A mean rating as a star and numbers, small enough for a card.
struct RatingMark {
    let mean: Double
    let reviews: Int

    func html(in language: Language) -> HTML {
        let number = "\((mean * 10).rounded() / 10)"
        return """
            <span class="rated" role="img" aria-label="\(ReviewPhrases.mean(number, of: reviews)[language])">\
            \(Icon.star.html)\(number) (\(reviews))</span>
            """
    }
}
