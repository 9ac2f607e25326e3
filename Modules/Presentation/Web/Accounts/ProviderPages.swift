import Domain
import Foundation
import HTTPServer
import Wire
import Wording

/// To Kakao or Naver and back. Whoever is known there comes in, a newcomer chooses a nickname first, and a
/// member is asked whether it shall lead to their account.
public struct ProviderPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [trip, join, identities, link, unlink] }

    /// Leaves, or comes back with what the provider adds to the address.
    private var trip: PageRoute {
        PageRoute(method: .get, path: AccountPagePath.provider.rawValue, isForMembers: false) { visit in
            let query = visit.request.query
            guard let code = query["code"], let state = query["state"] else {
                guard query["error"] == nil else { throw IdentityRefusal.notVouchedFor }
                return .move(try await Self.leave(visit))
            }
            guard visit.who == nil else {
                return .page(
                    LinkPage(provider: visit.place("provider"), code: code, state: state).page(for: visit)
                )
            }
            return try await Self.arrive(visit, ReturnBody(code: code, state: state, ticket: visit.ticket))
        }
    }

    /// The ticket stays with this browser, so that nobody else's return can be slipped in.
    private static func leave(_ visit: Visit) async throws -> Move {
        let departure: DepartureBody = try await visit.get(AccountPath.provider, visit.place("provider"))
        return .to(departure.address)
            .keeping(departure.ticket, in: .ticket)
            .keeping(visit.wayBack(or: ""), in: .way)
    }

    private static func arrive(_ visit: Visit, _ back: ReturnBody) async throws -> PageAnswer {
        let arrival: ArrivalBody = try await visit.send(
            .post,
            AccountPath.providerSession,
            visit.place("provider"),
            body: back
        )
        guard let admission = arrival.admission else {
            guard let stranger = arrival.stranger?.stranger else { throw IdentityRefusal.notVouchedFor }
            let page = IntroducedPage(
                provider: visit.place("provider"),
                entry: FormEntry(of: stranger),
                isEmailTaken: stranger.isEmailTaken
            )
            return .page(page.page(for: visit))
        }
        let way = visit.way ?? BoardPagePath.feed.rawValue
        return .move(.to(way, telling: .signedIn).entering(with: admission).withoutPapers)
    }

    private var join: PageRoute {
        .form(
            AccountPagePath.provider,
            sends: .post,
            to: AccountPath.introducedAccounts,
            forMembers: false,
            then: { (_, body: AdmissionBody) in
                .to(NeighbourhoodPagePath.choose.rawValue, telling: .joined).entering(with: body)
                    .withoutPapers
            },
            refused: { visit, entry in
                let isTaken = entry.problem?.refusal.code == AccountRefusal.emailTaken.code
                return IntroducedPage(
                    provider: visit.place("provider"),
                    entry: entry,
                    isEmailTaken: isTaken
                ).page(for: visit)
            }
        )
    }

    private var identities: PageRoute {
        .memberPage(AccountPagePath.identities) { try await Self.list($0, .empty) }
    }

    private static func list(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let offered: ListBody<ProviderBody> = try await visit.get(AccountPath.providers)
        let linked: ListBody<IdentityBody> = try await visit.get(AccountPath.identities)
        return IdentitiesPage(
            offered: offered.items.map(\.provider),
            linked: linked.items,
            entry: entry
        ).page(for: visit)
    }

    private var link: PageRoute {
        PageRoute(
            method: .post,
            path: AccountPagePath.link.rawValue,
            isForMembers: true,
            body: PageRoute.longestForm
        ) { visit in
            let form = visit.request.form
            let back = ReturnBody(code: form["code"] ?? "", state: form["state"] ?? "", ticket: visit.ticket)
            do {
                try await visit.send(
                    .post,
                    AccountPath.identity,
                    visit.place("provider"),
                    body: back,
                    answers: Nothing.self
                )
            } catch let refusal as IdentityRefusal {
                let problem = Problem(refusal)
                var page = try await Self.list(visit, FormEntry.empty.refused(problem))
                page.tell(problem)
                return .page(page)
            }
            return .move(.to(AccountPagePath.identities.rawValue, telling: .linked).withoutPapers)
        }
    }

    private var unlink: PageRoute {
        .form(
            AccountPagePath.unlink,
            sends: .delete,
            to: AccountPath.identity,
            then: { (_, _: Nothing) in .to(AccountPagePath.identities.rawValue, telling: .unlinked) },
            refused: { visit, entry in try await Self.list(visit, entry) }
        )
    }
}

extension Visit {
    fileprivate var ticket: String { request.cookies[BrowserCookie.ticket.rawValue] ?? "" }

    /// Where they wanted to go before they set out.
    fileprivate var way: String? {
        request.cookies[BrowserCookie.way.rawValue]?.removingPercentEncoding
            .flatMap(LocalAddress.init)?.text
    }
}

extension Move {
    fileprivate var withoutPapers: Move { keeping("", in: .ticket).keeping("", in: .way) }
}

extension FormEntry {
    /// What a provider has said of a newcomer, to be completed.
    fileprivate init(of stranger: MeetProvider.Stranger) {
        self.init([
            (name: "introduction", value: stranger.introduction),
            (name: "nickname", value: stranger.nickname ?? ""),
            (name: "email", value: stranger.email?.text ?? ""),
        ])
    }
}
