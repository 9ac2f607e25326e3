import Domain
import Markup
import Wire
import Wording

/// The applicants, the queue and the members of a listing, for its organiser.
struct RosterPage {
    let listing: ListingBody
    let roster: RosterBody

    private var id: String { roster.listing.description }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            RosterPhrases.manage[language],
            back: listing.pageAddress,
            content: """
                <div class="head"><h1>\(RosterPhrases.manage[language])</h1>
                <p class="soft">\(listing.title)<br>\(roster.countWords[language])</p>
                \(ways(visit))</div>
                \(roster.entries.isEmpty ? nothing.html(in: language) : "")
                \(section(RosterPhrases.applied, [.applied], visit))
                \(section(RosterPhrases.waiting, [.offered, .waiting], visit))
                \(section(RosterPhrases.members, [.admitted], visit))
                \(section(RosterPhrases.past, [.declined, .removed], visit))
                """
        )
    }

    /// To the conversation and to attendance, once there are any.
    private func ways(_ visit: Visit) -> HTML {
        let talk = roster.conversation.map { conversation in
            """
            <a class="button small" href="\(link: ConversationPagePath.latest(of: conversation))">\
            \(listing.kind.words.group[visit.language])</a>
            """ as HTML
        }
        let ways = [talk, AttendanceLink(listing: listing, roster: roster).html(for: visit)].compactMap(
            \.self
        )
        return ways.isEmpty ? "" : "<div class=\"buttons\">\(ways)</div>"
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: RosterPhrases.noApplications,
            text: RosterPhrases.noApplicationsText,
            isHeading: false
        )
    }

    private func section(_ title: Words, _ statuses: [RosterEntry.Status], _ visit: Visit) -> HTML {
        let entries = roster.entries(statuses)
        guard !entries.isEmpty else { return "" }
        return """
            <section class="section" aria-label="\(title[visit.language])">
            <h2>\(title[visit.language]) <span class="soft">\(entries.count)</span></h2>
            <ul class="plain people">\(entries.map { row($0, visit) })</ul>
            </section>
            """
    }

    private func row(_ entry: RosterEntryBody, _ visit: Visit) -> HTML {
        guard let member = entry.member?.member else { return "" }
        let language = visit.language
        let number = member.id.description
        let note: HTML = entry.note.map { "<p class=\"prose callout\">\($0)</p>" } ?? ""
        return """
            <li class="applicant" id="member-\(number)">
            <a class="person" href="\(link: MemberPagePath.one.filled(number))">\
            \(Avatar(member: member).html)<span class="grow"><span class="strong one-line block">\
            \(member.nickname.text)</span><span class="soft small">\(state(entry, visit))</span></span></a>
            \(note)
            <div class="buttons">\(actions(entry, member, language))</div>
            </li>
            """
    }

    private func state(_ entry: RosterEntryBody, _ visit: Visit) -> String {
        let language = visit.language
        let facts = [
            entry.status.label, entry.runner?.card.attendance?.words, entry.place.map(RosterPhrases.place),
            entry.claimUntil.map { until in
                Words(
                    "\(until.words(at: visit.now)[.korean])까지",
                    "until \(until.words(at: visit.now)[.english])"
                )
            },
            entry.appliedAt.age(at: visit.now), entry.isFitting ? RosterPhrases.fits : nil,
        ]
        return facts.compactMap { $0?[language] }.joined(separator: " · ")
    }

    private func actions(
        _ entry: RosterEntryBody,
        _ member: MemberCard,
        _ language: Language
    ) -> [HTML] {
        guard roster.cancellation == nil else { return [] }
        return switch entry.status {
        case .applied: [admit(member, language), decision(.decline, member, language)]
        case .waiting: [decision(.decline, member, language)]
        case .offered, .admitted: [decision(.remove, member, language)]
        case .declined, .removed: [invite(member, language)]
        }
    }

    private func admit(_ member: MemberCard, _ language: Language) -> HTML {
        let isFull = roster.taken >= roster.seats || roster.waiting > 0
        return ActionButton(
            words: isFull ? RosterPhrases.admitToQueue : RosterPhrases.admit,
            action: RosterPagePath.admit.filled(id, member.id.description),
            style: "button primary",
            about: member.nickname.text
        ).html(in: language)
    }

    private func invite(_ member: MemberCard, _ language: Language) -> HTML {
        ActionButton(
            words: RosterPhrases.invite,
            action: RosterPagePath.admit.filled(id, member.id.description),
            style: "button",
            about: member.nickname.text
        ).html(in: language)
    }

    /// Leads to a page of its own, since the decision is final and has a reason.
    private func decision(_ path: RosterPagePath, _ member: MemberCard, _ language: Language) -> HTML {
        let words = path == .remove ? RosterPhrases.remove : RosterPhrases.decline
        return """
            <a class="button" href="\(link: path.filled(id, member.id.description))" \
            aria-label="\(member.nickname.text): \(words[language])">\(words[language])</a>
            """
    }
}
