import Domain
import Markup
import Wire
import Wording

/// The roster on the page of its listing: the reader's own state, and the members for those who may see them.
struct RosterPanel {
    let roster: RosterBody
    let listing: ListingBody

    private var organiser: MemberCard { listing.author.member }
    private var id: String { roster.listing.description }

    /// Empty for readers who see none of it.
    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let parts: [HTML] = [
            attendance(visit).map { "<p>\($0)</p>" } ?? "", together(visit), people(visit),
        ]
        guard parts.contains(where: { !$0.isEmpty }) else { return "" }
        return """
            <section class="section roster" aria-labelledby="roster">
            <h2 id="roster">\(RosterPhrases.title[language])</h2>
            \(parts)
            </section>
            """
    }

    private func attendance(_ visit: Visit) -> HTML? {
        AttendanceLink(listing: listing, roster: roster).html(for: visit)
    }

    /// The reader's own state.
    func own(_ visit: Visit) -> HTML {
        let language = visit.language
        guard let latest = roster.facts.last, roster.cancellation == nil else { return "" }
        let state: HTML =
            roster.own.map { "<strong>\($0.stateWords[language])</strong><br>" } ?? ""
        return """
            <div class="callout\(" warn", if: roster.own?.status == .offered)" role="status">\(state)\
            \(latest.event.words(at: visit.now)[language])\(earlier(visit))</div>
            \(hasBegun(visit) ? "" : givingUp(language))
            """
    }

    private func hasBegun(_ visit: Visit) -> Bool { listing.startsAt.map { $0 <= visit.now } ?? false }

    /// Leads those who took part in a run to its log, its runners and their stamps.
    private func together(_ visit: Visit) -> HTML {
        let isOrganiser = visit.who?.member == organiser.id
        guard listing.kind.has(.logs), hasBegun(visit), roster.cancellation == nil,
            isOrganiser || roster.own?.status == .admitted
        else { return "" }
        return """
            <p class="callout">\(RunLogPhrases.together[visit.language]) \
            <a href="\(link: RunLogPagePath.run.filled(id))">\
            \(RunLogPhrases.toTogether[visit.language])</a></p>
            """
    }

    private func earlier(_ visit: Visit) -> HTML {
        guard roster.facts.count > 1 else { return "" }
        let facts = roster.facts.map { fact -> HTML in
            let when = fact.at.words(at: visit.now)[visit.language]
            return """
                <li><time class="small" datetime="\(fact.at.rfc3339)">\(when)</time> \
                \(fact.event.words(at: visit.now)[visit.language])</li>
                """
        }
        return """
            <details><summary>\(RosterPhrases.history[visit.language])</summary>
            <ol class="facts-list">\(facts)</ol></details>
            """
    }

    /// The way out of each state.
    private func givingUp(_ language: Language) -> HTML {
        let way: (RosterPagePath, Words)? =
            switch roster.own?.status {
            case .applied, .waiting: (.withdraw, RosterPhrases.withdraw)
            case .offered: (.withdraw, RosterPhrases.giveUp)
            case .admitted: (.leave, isMoved ? RosterPhrases.leaveMoved : RosterPhrases.leave)
            case .declined, .removed, nil: nil
            }
        return way.map { path, words in
            "<p><a class=\"button small\" href=\"\(link: path.filled(id))\">\(words[language])</a></p>"
        } ?? ""
    }

    /// Whether the last that the reader was told is another time or place.
    private var isMoved: Bool {
        roster.facts.last?.event.changes.contains { [.time, .length, .place].contains($0.kind) } ?? false
    }

    /// For the organiser and the members.
    private func people(_ visit: Visit) -> HTML {
        let members = roster.entries([.admitted])
        let isOrganiser = visit.who?.member == organiser.id
        guard isOrganiser || roster.own?.status == .admitted else { return "" }
        return """
            <ul class="plain people">
            \(RosterPerson(member: organiser, mark: RosterPhrases.organiser).html(for: visit))
            \(members.compactMap { $0.member?.member }.map { RosterPerson(member: $0).html(for: visit) })
            </ul>
            """
    }
}

/// A member in a list of participants.
struct RosterPerson {
    let member: MemberCard
    /// A word beside the name.
    var mark: Words?

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let marks = [mark, member.id == visit.who?.member ? RosterPhrases.me : nil].compactMap(\.self)
        return """
            <li><a class="person" href="\(link: MemberPagePath.one.filled(member.id.description))">\
            \(Avatar(member: member).html)<span class="grow one-line">\(member.nickname.text)</span>\
            \(marks.map { "<span class=\"tag\">\($0[language])</span>" as HTML })</a></li>
            """
    }
}
