import Domain
import Markup
import Wire
import Wording

/// The form in which a member proposes terms.
struct ProposalPage {
    let conversation: ConversationBody
    let neighbourhoods: [NeighbourhoodBody]
    let entry: FormEntry

    private var isViewing: Bool { conversation.listing?.kind.dealPurpose == .viewing }

    private var takesBookings: Bool { conversation.listing?.kind.has(.bookings) == true }

    private func weeks(_ parts: FormParts) -> HTML {
        let range = DealExtent.allowedWeeks
        return parts.line(
            "weeks",
            DealPhrases.weeks,
            type: "number",
            hint: DealPhrases.weeksHint,
            attributes: " min=\"\(range.lowerBound)\" max=\"\(range.upperBound)\" inputmode=\"numeric\""
        )
    }

    private var title: Words { isViewing ? DealPhrases.proposeViewing : DealPhrases.propose }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let id = conversation.id.description
        let parts = FormParts(visit: visit, entry: entry)
        let meeting = MeetingFields(parts: parts, when: DealPhrases.when, neighbourhoods: neighbourhoods)
        let name = conversation.nameOfPartner[language]
        return Page(
            title[language],
            back: ConversationPagePath.one.filled(id),
            scripts: [.compose],
            content: """
                <div class="head"><h1>\(title[language])</h1>
                <p class="soft">\(DealPhrases.proposeLead(to: name)[language])</p></div>
                \(parts.form(
                    to: DealPagePath.propose.filled(id),
                    """
                    \(parts.key)
                    \(meeting.html)
                    \(OtherStarts(parts: parts).html)
                    \(takesBookings ? weeks(parts) : "")
                    \(isViewing ? "" : PriceFields(parts: parts).html)
                    \(parts.area("note", DealPhrases.note, rows: 3, most: DealNote.longest,
                        hint: DealPhrases.noteHint))
                    \(parts.button(DealPhrases.send))
                    """
                ))
                """
        )
    }
}

extension FormEntry {
    /// Starts with the terms of another deal.
    init(ofTerms terms: DealTermsBody, startsAt: Moment? = nil) {
        self.init(of: ProposalBody(terms, startsAt: startsAt ?? terms.startsAt))
        self =
            showingTimes(called: "startsAt").showingTimes(called: OtherStarts.name).showingPrice
            .showingPlace
    }
}
