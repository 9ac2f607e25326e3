import Domain
import HTTPServer
import WebAddresses
import Wire
import Wording

/// Page routes of provider sign-in. A known identity is signed in, an unknown one is asked for a nickname,
/// and a signed-in member is asked whether to link it.
public struct ProviderPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [trip, code, join, identities, link, unlink] }

    /// Redirects to the provider, or handles its redirect back.
    private var trip: PageRoute {
        PageRoute(method: .get, path: AccountPagePath.provider.rawValue, isForMembers: false) { visit in
            let query = visit.request.query
            guard let code = query["code"], let state = query["state"] else {
                guard query["error"] == nil else { throw IdentityRefusal.notVouchedFor }
                return .redirect(try await Self.leave(visit))
            }
            let back = ReturnBody(code: code, state: state, ticket: visit.ticket)
            guard visit.who == nil else { return try await Self.comeBack(visit, back) }
            return try await Self.arrive(visit, back)
        }
    }

    /// The state cookie binds the redirect to this browser, which prevents login CSRF. A linked provider
    /// confirms a member's identity; linking another requires confirmation first.
    private static func leave(_ visit: Visit) async throws -> Redirect {
        var isConfirming = false
        if visit.who != nil {
            let ways = try await visit.confirmationWays
            isConfirming = ways.providers.contains { $0.rawValue == visit.place("provider") }
            guard isConfirming || ways.isFresh else {
                let way = AccountPagePath.identities.rawValue
                return .to(AccountPagePath.confirm.rawValue.leading(to: way))
            }
        }
        let provider = try visit.place(of: API.identities.depart)
        let query = DepartureQuery(askingAgain: isConfirming)
        let departure = try await visit(API.identities.depart(provider, query))
        return .to(departure.address)
            .keeping(departure.ticket, in: .ticket)
            .keeping(visit.wayBack(or: ""), in: .way)
            .keeping(visit.request.query["invitation"] ?? "", in: .invitation)
    }

    /// A redirect from a linked provider confirms the member's identity; for another one the member is
    /// asked whether to link it.
    private static func comeBack(_ visit: Visit, _ back: ReturnBody) async throws -> PageAnswer {
        let name = visit.place("provider")
        guard try await visit.confirmationWays.providers.contains(where: { $0.rawValue == name }) else {
            return .page(LinkPage(provider: name, code: back.code, state: back.state).page(for: visit))
        }
        let provider = try visit.place(of: API.confirmation.byProvider)
        try await visit(API.confirmation.byProvider(provider, back))
        let way = visit.way ?? AccountPagePath.settings.rawValue
        return .redirect(.to(way, flash: .confirmed).withoutPapers)
    }

    private static func arrive(_ visit: Visit, _ back: ReturnBody) async throws -> PageAnswer {
        let provider = try visit.place(of: API.identities.arrive)
        let way = visit.way ?? BoardPagePath.home.rawValue
        let arrival: ProviderSignInBody
        do {
            arrival = try await visit(API.identities.arrive(provider, back))
        } catch let refusal as SecondFactorRefusal {
            guard let redirect = Redirect.toCode(after: refusal, leadingTo: way) else { throw refusal }
            return .redirect(redirect.withoutPapers)
        }
        guard let admission = arrival.admission else {
            guard let stranger = arrival.stranger?.stranger else { throw IdentityRefusal.notVouchedFor }
            let code: String?
            do {
                code = try await visit.admitted(with: BrowserCookie.invitation.value(in: visit.request))
            } catch let refusal as InvitationRefusal {
                return .page(UninvitedPage(refusal: refusal).page(for: visit))
            }
            let page = ProviderSignUpPage(
                provider: visit.place("provider"),
                step: visit.sendsMail && stranger.email == nil ? .address : .application,
                entry: FormEntry(of: stranger).saying([code].compactMap(\.self), at: "invitation"),
                isEmailTaken: stranger.isEmailTaken,
                documents: try await visit.consentedDocuments
            )
            return .page(page.page(for: visit))
        }
        let redirect = try await Redirect.to(way, flash: .signedIn).entering(with: admission, on: visit)
        return .redirect(redirect.withoutPapers)
    }

    private var code: PageRoute {
        .signUpCode(AccountPagePath.providerCode) { visit, entry in
            try await ProviderSignUpPage(
                provider: visit.place("provider"),
                step: entry.problem == nil ? .provenApplication : .address,
                entry: entry,
                isEmailTaken: false,
                documents: visit.consentedDocuments
            ).page(for: visit)
        }
    }

    private var join: PageRoute {
        .form(
            AccountPagePath.provider,
            sends: API.identities.signUp,
            forMembers: false,
            then: { visit, body in
                try await Redirect.join(with: body, on: visit).withoutPapers
            },
            refused: { visit, entry in
                let isTaken = entry.problem?.refusals.contains { $0.code == AccountRefusal.emailTaken.code }
                return try await ProviderSignUpPage(
                    provider: visit.place("provider"),
                    step: entry.texts("code").isEmpty ? .application : .provenApplication,
                    entry: entry,
                    isEmailTaken: isTaken == true,
                    documents: visit.consentedDocuments
                ).page(for: visit)
            }
        )
    }

    private var identities: PageRoute {
        .memberPage(AccountPagePath.identities) { try await Self.list($0, .empty) }
    }

    private static func list(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        IdentitiesPage(
            offered: try await visit.otherWaysIn,
            linked: try await visit(API.identities.mine()).items,
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
                let provider = try visit.place(of: API.identities.link)
                try await visit(API.identities.link(provider, back))
            } catch let refusal as IdentityRefusal {
                let problem = Problem(refusal)
                var page = try await Self.list(visit, FormEntry.empty.refused(problem))
                page.tell(problem)
                return .page(page)
            }
            return .redirect(.to(AccountPagePath.identities.rawValue, flash: .linked).withoutPapers)
        }
    }

    private var unlink: PageRoute {
        .form(
            AccountPagePath.unlink,
            sends: API.identities.unlink,
            then: { _, _ in .to(AccountPagePath.identities.rawValue, flash: .unlinked) },
            refused: { visit, entry in try await Self.list(visit, entry) }
        )
    }
}

extension Visit {
    fileprivate var ticket: String { BrowserCookie.ticket.value(in: request) ?? "" }

    /// The page to return to after signing in.
    fileprivate var way: String? {
        BrowserCookie.way.value(in: request).flatMap { PercentEncoding.decode($0) }
            .flatMap(LocalAddress.init)?.text
    }
}

extension Redirect {
    fileprivate var withoutPapers: Redirect {
        keeping("", in: .ticket).keeping("", in: .way).keeping("", in: .invitation)
    }
}

extension FormEntry {
    /// Prefills the form from the provider's profile.
    fileprivate init(of stranger: SignInWithProvider.Stranger) {
        self.init([
            (name: "introduction", value: stranger.introduction),
            (name: "nickname", value: stranger.nickname ?? ""),
            (name: "email", value: stranger.email?.text ?? ""),
        ])
    }
}
