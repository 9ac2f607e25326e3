import Domain
import Markup
import Wire
import Wording

/// A deal's state, with the reader's available actions.
struct DealCard {
    let deal: DealBody
    /// The refused input of an action.
    var answering = FormEntry.empty
    var isReviewed = false

    private var id: String { deal.id.description }
    private var isAuthor: Bool { deal.party == .author }
    private var isMine: Bool { deal.party == deal.proposedBy }

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            <section class="panel deal" aria-labelledby="deal-\(id)">
            <div class="section-head"><h2 id="deal-\(id)">\(deal.purpose.words[language])</h2>\
            <span class="tag \(deal.state.isOpen ? "offer" : "")">\(deal.stateWords[language])</span></div>
            \(DealTermsList(terms: deal.terms, purpose: deal.purpose, payment: deal.payment).html(for: visit))
            \(deal.reason.map { "<p class=\"callout warn\">\($0)</p>" as HTML })
            \(hint(visit).map { "<p class=\"soft small\">\($0[language])</p>" as HTML })
            \(deal.move.map { DealMoveNote(deal: deal, move: $0).html(for: visit) })
            \(deal.noShow.map { NoShowNote(deal: deal, noShow: $0).html(for: visit) })
            <div class="buttons">\(actions(visit))</div>
            </section>
            """
    }

    /// Whether the reader is asked to answer a proposal, a wish, a move or a no-show.
    func asksReader(at now: Moment) -> Bool {
        switch deal.state {
        case .proposed: !isMine
        case .changesAsked: isMine
        case .accepted where deal.noShow.map({ $0.answer == nil && $0.notedBy != deal.party }) == true: true
        case .accepted: deal.move.map { $0.proposedBy != deal.party } ?? false
        default: false
        }
    }

    private func hint(_ visit: Visit) -> Words? {
        switch deal.state {
        case .proposed where isMine: DealPhrases.waiting
        case .proposed where !deal.terms.otherStarts.isEmpty: DealPhrases.pickOne
        case .proposed: deal.terms.hasExactPlace ? DealPhrases.placeOnceAccepted : DealPhrases.yourTurn
        case .changesAsked: isMine ? DealPhrases.changesAsked : DealPhrases.waitingForTerms
        case .lapsed: DealPhrases.lapsed
        case .accepted where deal.noShow != nil: nil
        case .accepted where deal.purpose == .viewing:
            canNoteNoShow(at: visit.now) ? NoShowPhrases.noteHint : nil
        case .accepted where visit.now >= deal.terms.endsAt:
            hasMarked ? DealPhrases.waitingForDone : DealPhrases.over
        case .accepted where canNoteNoShow(at: visit.now): NoShowPhrases.noteHint
        default: nil
        }
    }

    private func canNoteNoShow(at now: Moment) -> Bool {
        deal.noShow == nil && now >= NoShow.start(of: deal.terms.startsAt, until: deal.terms.endsAt)
    }

    private var hasMarked: Bool { isAuthor ? deal.authorIsDone : deal.partnerIsDone }

    private func actions(_ visit: Visit) -> [HTML] {
        let language = visit.language
        switch deal.state {
        case .proposed where isMine:
            return [
                propose(DealPhrases.proposeOther, language),
                button(.withdraw, DealPhrases.withdraw, language),
            ]
        case .proposed:
            return acceptances(visit) + [
                button(.decline, DealPhrases.decline, language),
                reason(.askChanges, DealPhrases.askChanges, DealPhrases.whatElse, visit),
                propose(DealPhrases.proposeOther, language),
            ]
        case .changesAsked where isMine:
            return [
                propose(DealPhrases.proposeOther, language, "primary"),
                button(.withdraw, DealPhrases.withdraw, language),
            ]
        case .changesAsked:
            return [
                propose(DealPhrases.proposeOther, language), button(.decline, DealPhrases.decline, language),
            ]
        case .lapsed: return [propose(DealPhrases.proposeOther, language, "primary")]
        case .accepted where visit.now < deal.terms.startsAt:
            let move = link(DealPagePath.move.filled(id), DealPhrases.move, language, "")
            return payment(visit) + (deal.move == nil ? [move] : []) + [
                link(DealPagePath.calendar.filled(id), DealPhrases.calendar, language, ""),
                cancel(visit),
            ]
        case .accepted: return afterStart(visit)
        case .done where deal.purpose == .viewing: return [propose(DealPhrases.again, language)]
        case .done:
            let words = isReviewed ? DealPhrases.seeReview : DealPhrases.review
            return [
                link(ReviewPagePath.write.filled(id), words, language, isReviewed ? "" : "primary"),
                notes(language), propose(DealPhrases.again, language),
            ]
        default: return []
        }
    }

    /// The button with which a student pays for the lesson.
    private func payment(_ visit: Visit) -> [HTML] {
        guard visit.takesPayments, let payment = deal.payment else { return [] }
        return PaymentMark(payment: payment).button(of: deal, in: visit.language).map { [$0] } ?? []
    }

    /// A button for each of the proposed times that lie ahead.
    private func acceptances(_ visit: Visit) -> [HTML] {
        let terms = deal.terms
        guard !terms.otherStarts.isEmpty else {
            return [button(.accept, DealPhrases.accept, visit.language, "primary")]
        }
        return ([terms.startsAt] + terms.otherStarts).filter { $0 > visit.now }.map { start in
            ActionButton(
                words: DealPhrases.accept(start, at: visit.now),
                action: DealPagePath.choose.filled(id),
                style: "button primary",
                field: (name: "startsAt", value: start.rfc3339)
            ).html(in: visit.language)
        }
    }

    private func afterStart(_ visit: Visit) -> [HTML] {
        let language = visit.language
        var actions: [HTML] = []
        let isAsked = deal.noShow.map { $0.answer == nil && $0.notedBy != deal.party } ?? false
        if isAsked {
            actions += [
                button(.agreeNoShow, NoShowPhrases.agree, language),
                reason(.disputeNoShow, NoShowPhrases.dispute, NoShowPhrases.what, visit),
            ]
        }
        if let noShow = deal.noShow, noShow.answer == nil, noShow.notedBy == deal.party {
            actions.append(button(.withdrawNoShow, NoShowPhrases.withdraw, language))
        }
        if deal.purpose == .teaching, visit.now >= deal.terms.endsAt, !hasMarked {
            actions.append(
                button(.complete, DealPhrases.complete, language, deal.noShow == nil ? "primary" : "")
            )
        }
        if deal.purpose == .teaching { actions.append(notes(language)) }
        if canNoteNoShow(at: visit.now), !hasMarked {
            actions.append(link(DealPagePath.noShow.filled(id), NoShowPhrases.note, language, ""))
        }
        return actions
    }

    private func notes(_ language: Language) -> HTML {
        link(LessonNotePagePath.ofDeal.filled(id), LessonNotePhrases.title, language, "")
    }

    private func propose(_ words: Words, _ language: Language, _ style: String = "") -> HTML {
        link(DealPagePath.propose.filled(deal.conversation.description), words, language, style)
    }

    private func link(_ address: String, _ words: Words, _ language: Language, _ style: String) -> HTML {
        "<a class=\"button \(style)\" href=\"\(link: address)\">\(words[language])</a>"
    }

    private func button(_ path: DealPagePath, _ words: Words, _ language: Language, _ style: String = "")
        -> HTML
    {
        """
        <form method="post" action="\(link: path.filled(id))">\
        <button class="button \(style)">\(words[language])</button></form>
        """
    }

    /// Says what becomes of what was paid.
    private func cancel(_ visit: Visit) -> HTML {
        let stake = deal.payment.flatMap {
            PaymentMark(payment: $0).cancelling(byStudent: deal.party == .partner)
        }
        return reason(.cancel, DealPhrases.cancel, DealPhrases.why, visit, act: stake)
    }

    /// The form of an action that needs a reason.
    ///
    /// - Parameter act: the words of its button; those of the action by default.
    private func reason(
        _ path: DealPagePath,
        _ words: Words,
        _ question: Words,
        _ visit: Visit,
        act: Words? = nil
    ) -> HTML {
        let parts = FormParts(visit: visit, entry: answering)
        let area = parts.area("reason", question, rows: 3, most: DealReason.longest, isRequired: true)
        let send: HTML = "<button class=\"button\">\((act ?? words)[visit.language])</button>"
        return """
            <details class="reason"\(" open", if: answering.problem != nil)>\
            <summary class="button">\(words[visit.language])</summary>
            \(parts.form(to: path.filled(id), "\(area)\(send)"))
            </details>
            """
    }
}

extension DealBody {
    var stateWords: Words {
        state == .cancelled && noShow != nil ? NoShowPhrases.notHeldTag : state.words
    }
}
