import Domain
import Markup
import Wire
import Wording

/// The start page of readers with a neighbourhood: what concerns them, then what is new around them.
struct HomePage {
    let title: Words
    /// Nil for a reader who isn't signed in.
    let agenda: AgendaBody?
    let shelves: [HomeShelf]

    private static let mostAnswers = 3

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let isAppointed = agenda?.next != nil
        let first = isAppointed ? nil : shelves.first { $0.look == .days }
        let isAwaited = agenda?.waiting.isEmpty == false
        let rest = isAppointed ? shelves : shelves.filter { $0.look != .days }
        return Page(
            FramePhrases.home[language],
            tab: .home,
            summary: FeedPhrases.summary[language],
            styles: [.commonStyles],
            content: """
                <h1 class="unseen">\(title[language])</h1>
                \(agenda?.next.map { NextAppointment(appointment: $0).html(for: visit, drawing: .evening) })
                \(first?.html(for: visit))
                \(answers(visit))
                \(kinds(visit))
                \(shelves.isEmpty ? nothing(visit.placeName).html(in: language) : "")
                \(rest.enumerated().map { place, shelf in
                    shelf.html(for: visit, isInSight: place == 0 && !isAppointed && !isAwaited)
                })
                """
        )
    }

    private func answers(_ visit: Visit) -> HTML {
        guard let agenda, !agenda.waiting.isEmpty else { return "" }
        return """
            <section class="section">
            <div class="with-icon"><h2>\(HomePhrases.waiting[visit.language])</h2>\
            <span class="tag want">\(agenda.waitingCount)</span></div>
            <ul class="plain rows">\(agenda.waiting.prefix(Self.mostAnswers).map { answer in
                "<li>\(AwaitedAnswerLink(answer: answer).html(for: visit))</li>" as HTML
            })</ul>
            </section>
            """
    }

    private func kinds(_ visit: Visit) -> HTML {
        """
        <nav class="kinds" aria-label="\(FramePhrases.browse[visit.language])">\(visit.kinds.map { kind in
            """
            <a href="\(link: BoardPagePath.feed.rawValue.asking([("kind", kind.rawValue)]))">\
            \(kind.iconTile)\(kind.words.name[visit.language])</a>
            """ as HTML
        })</nav>
        """
    }

    private func nothing(_ site: Words) -> EmptyState {
        EmptyState(
            drawing: .quiet,
            title: HomePhrases.nothing(site),
            text: HomePhrases.nothingText,
            actions: [
                (FeedPhrases.beFirst, ListingPagePath.chooseKind.rawValue),
                (HomePhrases.lookAround, BoardPagePath.feed.rawValue),
            ],
            isHeading: false
        )
    }
}

/// Something that waits for the reader's answer, with the way to answer.
private struct AwaitedAnswerLink {
    let answer: AwaitedAnswerBody

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let name = answer.whom?.member.nickname.text
        return """
            <a class="row-link" href="\(link: address)">\(lead)<span class="grow">\
            <b class="two-lines">\(answer.kind.words(by: name)[language])</b>\
            <span class="two-lines small soft">\(facts(visit))</span></span>\
            <span class="button accent small">\(HomePhrases.answer[language])</span></a>
            """
    }

    private var lead: HTML {
        answer.whom.map { Avatar(member: $0.member).html } ?? answer.listingKind.iconTile
    }

    private func facts(_ visit: Visit) -> String {
        let time =
            [.seat, .openQuestion].contains(answer.kind)
            ? answer.until.map { HomePhrases.until($0, at: visit.now) }
            : answer.startsAt?.words(at: visit.now)
        return [answer.title, time?[visit.language]].compactMap(\.self).joined(separator: " · ")
    }

    private var address: String {
        switch answer.kind {
        case .proposal, .changes, .move, .noShow: DealPagePath.one.filled(answer.subject.id)
        case .application: RosterPagePath.one.filled(answer.subject.id)
        case .seat, .openQuestion: ListingPagePath.one.filled(answer.subject.id)
        case .absence, .dispute: AttendancePagePath.one.filled(answer.subject.id)
        }
    }
}
