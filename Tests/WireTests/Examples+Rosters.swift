import Domain
import Wire

extension Examples {
    private static let runner = MemberCard(id: account.id, nickname: account.nickname, picture: nil)
    private static let host = Member.ID(rawValue: 6)

    private static var roster: Roster {
        Roster(
            of: listing,
            admission: .byOrganiser,
            entries: [
                RosterEntry(
                    member: runner.id,
                    state: .offered(until: now + .seconds(900)),
                    turn: 1,
                    note: made { try RosterNote("줄\n바꿈 \"따옴표\"") },
                    appliedAt: now
                )
            ],
            lastTurn: 1
        )
    }

    private static let facts: [RosterFact] = [
        RosterFact(.waiting(place: 2), of: runner.id, at: now),
        RosterFact(.offered(until: now), of: runner.id, at: now),
        RosterFact(.removed(made { try RosterNote("늦어요") }), of: runner.id, at: now),
        RosterFact(.changed(changes), of: runner.id, at: now),
        RosterFact(.cancelled(made { try RosterNote("비가 와요") }), of: runner.id, at: now),
    ]

    static let changes: [ListingChange] = [
        .time(from: now, to: now + .seconds(900)), .length(from: 60, to: 90), .place, .conditions, .others,
    ]

    private static var cancelled: Roster {
        made {
            var roster = roster
            try roster.cancel(RosterNote("비가 와요"), at: now)
            return roster
        }
    }

    private static func summary(of roster: Roster, for reader: Member.ID) -> RosterSummary {
        RosterSummary(
            roster,
            for: reader,
            cards: [runner],
            facts: facts,
            conversation: Conversation.ID(rawValue: 4),
            at: now
        )
    }

    static let rosters: [any Body] = [
        RosterBody(summary(of: roster, for: host)), RosterBody(summary(of: roster, for: runner.id)),
        RosterBody(summary(of: cancelled, for: runner.id)), RosterNoteBody("안녕"),
        RosterNoteBody(nil), ParticipationBody(participation, posted),
    ]

    private static let participation = Participation(
        ListingSummary(
            SharedCard(listing, author: runner, favourites: 0, conversations: 0),
            isFavourite: false
        ),
        roster.entries[0],
        place: nil
    )
}
