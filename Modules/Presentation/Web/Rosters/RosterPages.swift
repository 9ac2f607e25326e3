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
            ending(.withdraw, API.rosters.withdraw, .applicationWithdrawn),
            ending(.leave, API.rosters.leave, .participationEnded),
            claim, admit, decision(.decline), decision(.remove),
            deciding(.decline, API.rosters.decline, .applicationDeclined),
            deciding(.remove, API.rosters.remove, .memberRemoved),
        ]
    }

    private var mine: PageRoute {
        .memberPage(RosterPagePath.mine) { visit in
            let part = visit.request.query["part"].flatMap(Participation.Part.init(rawValue:)) ?? .ahead
            let query = RosterQuery(part: part, try visit.slice.slice)
            let list = try await visit(API.rosters.mine(query))
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
            try await visit(API.rosters.one(visit.place(of: API.rosters.one)))
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
            sends: API.rosters.apply,
            reading: { visit, entry in .send(try await entry.savingDetails(visit)) },
            spelling: { $0.without(DetailFields.part) },
            then: { _, roster in
                Self.back(to: roster, roster.own?.status == .admitted ? .seatTaken : .applied)
            },
            refused: { visit, entry in try await Self.applyPage(visit, entry) }
        )
    }

    private func confirm(_ way: LeaveConfirmationPage.Way) -> PageRoute {
        .memberPage(way.path) { visit in
            let listing = try await visit.listing
            return LeaveConfirmationPage(listing: listing, way: way).page(for: visit)
        }
    }

    private func ending(
        _ path: RosterPagePath,
        _ operation: RosterOperations.OfListing<Nothing, Nothing>,
        _ flash: Flash
    ) -> PageRoute {
        .button(path, sends: operation) { _, _ in .to(RosterPagePath.mine.rawValue, flash: flash) }
    }

    private var claim: PageRoute {
        .button(RosterPagePath.claim, sends: API.rosters.claim) { _, roster in
            Self.back(to: roster, .seatTaken)
        }
    }

    private var admit: PageRoute {
        .button(RosterPagePath.admit, sends: API.rosters.admit) { visit, roster in
            let member = visit.place("member")
            let entry = roster.entries.first { $0.member?.member.id.description == member }
            let flash: Flash = entry?.status == .offered ? .offeredAgain : .applicationAccepted
            return .to(RosterPagePath.one.filled(visit.place()), flash: flash)
        }
    }

    private func deciding(
        _ path: RosterPagePath,
        _ operation: RosterOperations.OfMember<RosterNoteBody>,
        _ flash: Flash
    ) -> PageRoute {
        .form(
            path,
            sends: operation,
            then: { _, roster in
                .to(RosterPagePath.one.filled(roster.listing.description), flash: flash)
            },
            refused: { visit, entry in try await Self.decisionPage(path, visit, entry) }
        )
    }

    private static func back(to roster: RosterBody, _ flash: Flash) -> Redirect {
        .to(ListingPagePath.one.filled(roster.listing.description), flash: flash)
    }
}
