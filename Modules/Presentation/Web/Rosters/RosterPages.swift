import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of rosters.
public struct RosterPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            mine, one, applying, apply, confirm(.withdraw), confirm(.leave),
            ending(.withdraw, .withdraw, .applicationWithdrawn), ending(.leave, .leave, .participationEnded),
            claim, admit, decision(.decline), decision(.remove),
            deciding(.decline, .decline, .applicationDeclined), deciding(.remove, .remove, .memberRemoved),
        ]
    }

    private var mine: PageRoute {
        .memberPage(RosterPagePath.mine) { visit in
            let part = visit.request.query["part"].flatMap(Participation.Part.init(rawValue:)) ?? .ahead
            let list: ListBody<ParticipationBody> = try await visit.get(
                RosterPath.mine,
                query: [("part", part.rawValue)] + visit.cursor
            )
            return ParticipationsPage(list: list, part: part)
                .page(for: try await visit.rating(authorsOf: list.items.map(\.listing)))
        }
    }

    private var one: PageRoute {
        .memberPage(RosterPagePath.one) { visit in
            let (listing, roster) = try await Self.read(visit)
            guard listing.author.member.id == visit.who?.member else { throw RosterRefusal.notOrganiser }
            return RosterPage(listing: listing, roster: roster).page(for: visit)
        }
    }

    private func decision(_ path: RosterPagePath) -> PageRoute {
        .memberPage(path) { visit in try await Self.decisionPage(path, visit, .empty) }
    }

    private static func decisionPage(_ path: RosterPagePath, _ visit: Visit, _ entry: FormEntry) async throws
        -> Page
    {
        let (listing, roster) = try await read(visit)
        guard listing.author.member.id == visit.who?.member else { throw RosterRefusal.notOrganiser }
        let members = roster.entries.compactMap { $0.member?.member }
        guard let member = members.first(where: { $0.id.description == visit.place("member") }) else {
            throw RosterRefusal.notApplied
        }
        return DecisionPage(listing: listing, member: member, path: path, entry: entry).page(for: visit)
    }

    private static func read(_ visit: Visit) async throws -> (ListingBody, RosterBody) {
        (
            try await visit.listing,
            try await visit.get(RosterPath.one, visit.place())
        )
    }

    private var applying: PageRoute {
        .memberPage(RosterPagePath.apply) { visit in try await Self.applyPage(visit, .empty) }
    }

    private static func applyPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let (listing, roster) = try await read(visit)
        return ApplyPage(listing: listing, roster: roster, entry: entry).page(for: visit)
    }

    private var apply: PageRoute {
        .form(
            RosterPagePath.apply,
            sends: .post,
            to: RosterPath.apply,
            reading: { visit, entry in .send(try await entry.savingDetails(visit)) },
            spelling: { $0.without(DetailFields.part) },
            then: { _, roster in
                let roster: RosterBody = roster
                return Self.back(to: roster, roster.own?.status == .admitted ? .seatTaken : .applied)
            },
            refused: { visit, entry in try await Self.applyPage(visit, entry) }
        )
    }

    private func confirm(_ way: GivingUpPage.Way) -> PageRoute {
        .memberPage(way.path) { visit in
            let listing = try await visit.listing
            return GivingUpPage(listing: listing, way: way).page(for: visit)
        }
    }

    private func ending(_ path: RosterPagePath, _ target: RosterPath, _ told: Flash) -> PageRoute {
        .button(path) { visit in
            try await visit.ask(.post, target, visit.place(), answers: Nothing.self)
            return .to(RosterPagePath.mine.rawValue, telling: told)
        }
    }

    private var claim: PageRoute {
        .button(RosterPagePath.claim) { visit in
            let roster: RosterBody = try await visit.ask(.post, RosterPath.claim, visit.place())
            return Self.back(to: roster, .seatTaken)
        }
    }

    private var admit: PageRoute {
        .button(RosterPagePath.admit) { visit in
            let (listing, member) = (visit.place(), visit.place("member"))
            let roster: RosterBody = try await visit.ask(.post, RosterPath.admit, listing, member)
            let entry = roster.entries.first { $0.member?.member.id.description == member }
            let told: Flash = entry?.status == .offered ? .offeredAgain : .applicationAccepted
            return .to(RosterPagePath.one.filled(listing), telling: told)
        }
    }

    private func deciding(_ path: RosterPagePath, _ target: RosterPath, _ told: Flash) -> PageRoute {
        .form(
            path,
            sends: .post,
            to: target,
            then: { visit, roster in
                let roster: RosterBody = roster
                return .to(RosterPagePath.one.filled(roster.listing.description), telling: told)
            },
            refused: { visit, entry in try await Self.decisionPage(path, visit, entry) }
        )
    }

    private static func back(to roster: RosterBody, _ told: Flash) -> Move {
        .to(ListingPagePath.one.filled(roster.listing.description), telling: told)
    }
}
