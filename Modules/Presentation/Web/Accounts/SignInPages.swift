import Domain
import HTTPServer
import Wire
import Wording

/// Coming in and going out.
public struct SignInPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [signInPage, signIn, signUpPage, signUp, signOut] }

    private var signInPage: PageRoute {
        .page(AccountPagePath.signIn) { visit in
            SignInPage(entry: .empty, others: try await visit.otherWaysIn).page(for: visit)
        }
    }

    private var signIn: PageRoute {
        .form(
            AccountPagePath.signIn,
            sends: .post,
            to: AccountPath.sessions,
            forMembers: false,
            reading: { visit, entry in
                let device = BrowserCookie.device.value(in: visit.request)
                return .send(entry.saying(device.map { [$0] } ?? [], at: "deviceToken"))
            },
            then: { visit, body in
                try await Self.enter(visit, body, .signedIn, or: BoardPagePath.feed.rawValue)
            },
            refused: { visit, entry in
                SignInPage(entry: entry, others: try await visit.otherWaysIn).page(for: visit)
            }
        )
    }

    private var signUpPage: PageRoute {
        .page(AccountPagePath.signUp) { visit in
            SignUpPage(entry: .empty, others: try await visit.otherWaysIn).page(for: visit)
        }
    }

    /// The second step asks where they live; without that there is nothing to see.
    private var signUp: PageRoute {
        .form(
            AccountPagePath.signUp,
            sends: .post,
            to: AccountPath.accounts,
            forMembers: false,
            then: { visit, body in
                try await Self.enter(visit, body, .joined, or: NeighbourhoodPagePath.choose.rawValue)
            },
            refused: { visit, entry in
                SignUpPage(entry: entry, others: try await visit.otherWaysIn).page(for: visit)
            }
        )
    }

    private var signOut: PageRoute {
        .button(AccountPagePath.signOut) { visit in
            try await visit.ask(.delete, AccountPath.currentSession, answers: Nothing.self)
            return .to(BoardPagePath.feed.rawValue, telling: .signedOut).keeping("", in: .session)
        }
    }

    /// Signed in as they came, and on to where they wanted to go.
    private static func enter(_ visit: Visit, _ body: SessionGrantBody, _ told: Flash, or usual: String)
        async throws -> Move
    {
        try await Move.to(visit.wayBack(or: usual), telling: told).entering(with: body, on: visit)
    }
}

extension Move {
    /// The browser is this member's from now on, and speaks their language. The session that it had until now
    /// ends.
    func entering(with body: SessionGrantBody, on visit: Visit) async throws -> Move {
        // A form that was sent again is answered with the session that the first has opened.
        if BrowserCookie.session.value(in: visit.request) != body.admission.tokens.refresh {
            try await visit.endFormerSession()
        }
        return keeping(body.admission.tokens.refresh, in: .session)
            .keeping(body.admission.deviceToken, in: .device)
            .keeping(body.admission.account.language.rawValue, in: .language)
    }
}

extension Visit {
    fileprivate func endFormerSession() async throws {
        guard who != nil else { return }
        do {
            try await ask(.delete, AccountPath.currentSession, answers: Nothing.self)
        } catch is SessionRefusal {
            // It has ended meanwhile.
        }
    }

    /// By whom the server lets itself be told who somebody is.
    fileprivate var otherWaysIn: [IdentityProvider] {
        get async throws {
            let offered: ListBody<ProviderBody> = try await get(AccountPath.providers)
            return offered.items.map(\.provider)
        }
    }
}
