import Domain
import Markup
import Wording

/// The fields of a review.
struct ReviewFields {
    let parts: FormParts
    /// Of the reviewed member in a deal; nil for other subjects.
    let role: DealParties.Role?
    /// When others see it, or could.
    let hint: Words

    var html: HTML {
        """
        \(StarFields(parts: parts).html)
        \(parts.choices("manners", ReviewPhrases.manners, several: true, hint: ReviewPhrases.mannersHint,
            Manner.list(for: role).map { ($0.rawValue, $0.words) }))
        \(parts.area("text", ReviewPhrases.text, rows: 5, most: ReviewText.longest, hint: hint))
        """
    }
}
