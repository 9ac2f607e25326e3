import Domain
import HTTPServer
import Wire
import Wording

/// Page routes for signing up. A server that sends mail asks for the address first and sends a code there.
public struct SignUpPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [start, code, signUp] }

    private var start: PageRoute {
        .page(AccountPagePath.signUp) { visit in
            do {
                return try await Self.start(visit)
            } catch let refusal as InvitationRefusal {
                return UninvitedPage(refusal: refusal).page(for: visit)
            }
        }
    }

    private static func start(_ visit: Visit) async throws -> Page {
        let invitation = try await visit.admitted(with: visit.request.query["invitation"])
        let entry = FormEntry.empty.saying([invitation].compactMap(\.self), at: "invitation")
        guard visit.sendsMail else { return try await page(.application, entry, visit) }
        guard let token = visit.request.query["token"] else { return try await page(.address, entry, visit) }
        return try await page(.linkedApplication, entry.saying([token], at: "code"), visit)
    }

    private var code: PageRoute {
        .signUpCode(AccountPagePath.signUpCode) { visit, entry in
            let step: SignUpStep = entry.problem == nil ? .provenApplication : .address
            return try await Self.page(step, entry, visit)
        }
    }

    private var signUp: PageRoute {
        .form(
            AccountPagePath.signUp,
            sends: API.accounts.signUp,
            forMembers: false,
            then: { visit, body in try await .join(with: body, on: visit) },
            refused: { visit, entry in
                guard visit.sendsMail else { return try await Self.page(.application, entry, visit) }
                let isLinked = entry.text("email").isEmpty
                return try await Self.page(isLinked ? .linkedApplication : .provenApplication, entry, visit)
            }
        )
    }

    private static func page(_ step: SignUpStep, _ entry: FormEntry, _ visit: Visit) async throws -> Page {
        SignUpPage(
            step: step,
            entry: entry,
            others: try await visit.otherWaysIn,
            documents: try await visit.consentedDocuments
        ).page(for: visit)
    }
}

extension Redirect {
    /// Signs a new member in. They continue to the requested page or, without a neighbourhood, which the
    /// start page needs, with choosing one.
    static func join(with body: SessionGrantBody, on visit: Visit) async throws -> Redirect {
        let hasHome = visit.who == nil && visit.home != nil
        let usual: any Path = hasHome ? BoardPagePath.home : NeighbourhoodPagePath.choose
        var redirect = try await enter(visit, body, flash: .joined, or: usual.rawValue)
        redirect.keepsHome = true
        return redirect
    }
}

extension Visit {
    /// Refuses who can't sign up now, before they fill in a form. Returns the code of the invitation where
    /// one is needed.
    func admitted(with code: String?) async throws -> String? {
        switch settings.signUp {
        case .open: return nil
        case .closed: throw AccountRefusal.signUpClosed
        case .invitation:
            guard let code, !code.isEmpty else { throw InvitationRefusal.needed }
            try await self(API.invitations.check(InvitationQuery(code: code)))
            return code
        }
    }
}

/// The part of a sign-up that a page shows.
enum SignUpStep {
    /// The whole form of a server without mail.
    case application
    /// The address to which a code is sent.
    case address
    /// The rest, with the code that was sent to the address.
    case provenApplication
    /// The rest, with the token of the email's link.
    case linkedApplication
}

extension PageRoute {
    /// A form that sends a sign-up code to the address in it. The next step is shown at once, so that the
    /// address needn't be part of a URL.
    static func signUpCode(
        _ path: some Path,
        showing page: @escaping @Sendable (Visit, FormEntry) async throws -> Page
    ) -> PageRoute {
        PageRoute(method: .post, path: path.rawValue, isForMembers: false, body: longestForm) { visit in
            let entry = try await FormEntry(of: visit.request)
            do {
                let invitation = entry.texts("invitation").last
                let address = SignUpCodeBody(email: entry.text("email"), invitation: invitation)
                try await visit(API.challenges.requestSignUp(address))
                return .page(try await page(visit, entry))
            } catch let refusal as any Refusal & LocalizedRefusal {
                let problem = Problem(refusal)
                var again = try await page(visit, entry.refused(problem))
                again.tell(problem)
                return .page(again)
            }
        }
    }
}
