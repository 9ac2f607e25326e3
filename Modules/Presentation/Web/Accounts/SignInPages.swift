import Domain
import HTTPServer
import Wire
import Wording

/// Page routes for signing in and out.
public struct SignInPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [signInPage, signIn, codePage, code, signOut] }

    private var signInPage: PageRoute {
        .page(AccountPagePath.signIn) { visit in
            SignInPage(entry: .empty, others: try await visit.otherWaysIn).page(for: visit)
        }
    }

    private var signIn: PageRoute {
        .form(
            AccountPagePath.signIn,
            sends: API.sessions.signIn,
            forMembers: false,
            reading: { visit, entry in
                let device = BrowserCookie.device.value(in: visit.request)
                return .send(entry.saying(device.map { [$0] } ?? [], at: "deviceToken"))
            },
            turning: { visit, refusal in
                .toCode(after: refusal, leadingTo: visit.wayBack(or: BoardPagePath.home.rawValue))
            },
            then: { visit, body in
                try await .enter(visit, body, flash: .signedIn, or: BoardPagePath.home.rawValue)
            },
            refused: { visit, entry in
                SignInPage(entry: entry, others: try await visit.otherWaysIn).page(for: visit)
            }
        )
    }

    private var codePage: PageRoute {
        .page(AccountPagePath.signInCode) { SignInCodePage(entry: .empty).page(for: $0) }
    }

    /// The browser's cookie has the challenge, so that the page can be loaded again.
    private var code: PageRoute {
        .form(
            AccountPagePath.signInCode,
            sends: API.sessions.answer,
            forMembers: false,
            reading: { visit, entry in
                let challenge = BrowserCookie.challenge.value(in: visit.request) ?? "none"
                return .send(entry.without(SignInCodePage.kind).saying([challenge], at: "challenge"))
            },
            then: { visit, body in
                try await .enter(visit, body, flash: .signedIn, or: BoardPagePath.home.rawValue)
                    .keeping("", in: .challenge)
            },
            refused: { visit, entry in SignInCodePage(entry: entry).page(for: visit) }
        )
    }

    private var signOut: PageRoute {
        .button(AccountPagePath.signOut, sends: API.sessions.signOut) { _, _ in
            .to(BoardPagePath.home.rawValue, flash: .signedOut).keeping("", in: .session)
        }
    }
}

extension Redirect {
    /// Signs the browser in and continues to the requested page.
    static func enter(_ visit: Visit, _ body: SessionGrantBody, flash: Flash, or usual: String)
        async throws -> Redirect
    {
        try await Redirect.to(visit.wayBack(or: usual), flash: flash).entering(with: body, on: visit)
    }

    /// To the page that asks for the code of a second factor; nil after other refusals.
    static func toCode(after refusal: any Refusal, leadingTo way: String) -> Redirect? {
        refusal.challenge.map {
            .to(AccountPagePath.signInCode.rawValue.leading(to: way)).keeping($0, in: .challenge)
        }
    }

    /// Stores the session in the browser and applies the member's language. The browser's previous session
    /// ends.
    func entering(with body: SessionGrantBody, on visit: Visit) async throws -> Redirect {
        // A repeated form is answered with the session that its first request opened.
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
            try await self(API.sessions.signOut())
        } catch is SessionRefusal {
            // The session ended in the meantime.
        }
    }

    /// The identity providers that are configured.
    var otherWaysIn: [IdentityProvider] {
        get async throws { try await self(API.identities.providers()).items.map(\.provider) }
    }
}
