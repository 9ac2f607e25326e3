import Domain
import Markup
import Wire
import Wording

/// What a student chooses besides the time: a trial, or how many lessons of a pass.
struct BookingFields {
    let parts: FormParts
    let listing: ListingBody
    let offer: BookingOfferBody
    let start: Moment?

    private var language: Language { parts.visit.language }

    var html: HTML {
        if let won = offer.trial, let trial = Money(won: won) { return choice(of: trial) }
        return offer.lessonsLeft > 1 ? weeks : ""
    }

    private func choice(of trial: Money) -> HTML {
        parts.choices(
            "isTrial",
            SlotPhrases.kindOfLesson,
            hint: SlotPhrases.trialHint,
            [
                (value: "false", words: SlotPhrases.usual(listing.priceWords ?? Price.negotiable.words)),
                (value: "true", words: SlotPhrases.trial(trial)),
            ]
        )
    }

    private var weeks: HTML {
        let most = min(offer.lessonsLeft, DealExtent.allowedWeeks.upperBound)
        let options = (1...most).map { count in
            (value: "\(count)", words: SlotPhrases.weekly(count, from: start, at: parts.visit.now))
        }
        let isOn = parts.entry.text("skipsTaken") == "true"
        return """
            \(parts.select("weeks", SlotPhrases.weeks, hint: SlotPhrases.weeksHint, options))
            <label class="check tall"><input type="checkbox" name="skipsTaken" value="true"\
            \(" checked", if: isOn)> <span>\(SlotPhrases.skipsTaken[language])</span></label>
            """
    }
}
