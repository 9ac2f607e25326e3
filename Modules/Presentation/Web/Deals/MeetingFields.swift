import Domain
import Markup
import Wire
import Wording

/// The fields for the time and place of a lesson.
struct MeetingFields {
    let parts: FormParts
    let when: Words
    let neighbourhoods: [NeighbourhoodBody]

    private static let lengths: HTML = """
         min="\(DealTerms.allowedMinutes.lowerBound)" max="\(DealTerms.allowedMinutes.upperBound)" step="5" \
        inputmode="numeric"
        """

    var html: HTML {
        """
        <div class="row top">
        \(parts.line("startsAt", when, type: "datetime-local", isRequired: true))
        \(parts.line("minutes", DealPhrases.minutes, type: "number", isRequired: true,
            attributes: Self.lengths))
        </div>
        \(PlaceFields(
            parts: parts,
            homes: neighbourhoods,
            byHome: DealPhrases.neighbourhoodOnly,
            hint: DealPhrases.placeHint
        ).html)
        """
    }
}
