import Domain
import Markup
import Wording

/// A rating in ten half stars as radio buttons, usable by touch and keyboard without scripts.
struct StarFields {
    let parts: FormParts

    private var language: Language { parts.visit.language }

    var html: HTML {
        let chosen = parts.entry.text("rating")
        return parts.group(
            "rating",
            ReviewPhrases.rating,
            hint: ReviewPhrases.ratingHint,
            """
            <div class="rate">\
            \(Rating.allowed.compactMap(Rating.init(halves:)).map { half($0, chosen) })</div>
            """
        )
    }

    private func half(_ rating: Rating, _ chosen: String) -> HTML {
        let isChosen = Double(chosen) == rating.stars
        return """
            <label\(" class=\"second\"", if: rating.halves.isMultiple(of: 2))>\
            <input type="radio" name="rating" value="\(rating.text)"\(" checked", if: isChosen)>\
            \(Icon.star.html)<span class="unseen">\(ReviewPhrases.choice(rating)[language])</span></label>
            """
    }
}
