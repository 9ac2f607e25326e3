import Domain
import HTTPServer
import Wire
import Wording

/// A member's form that was sent after the session had ended. The page asks to sign in, keeps the form's
/// fields, and then shows the form again.
extension PageMiddleware {
    /// Nil for a request that isn't a form or is too large to keep.
    func interrupted(_ page: PageRoute, _ visit: Visit) async throws -> Response? {
        guard let restore = page.restore,
            let length = visit.request.headers["Content-Length"].flatMap({ Int($0) }),
            length <= PageRoute.mostBytes
        else { return nil }
        let entry = try await FormEntry(of: visit.request)
        let kept = entry.without(InterruptedPage.signIn)
        guard !entry.text(InterruptedPage.email).isEmpty else {
            var page = InterruptedPage(kept: kept, entry: .empty).page(for: visit)
            page.tell(Problem(SessionRefusal.signInNeeded))
            return page.response(to: visit)
        }
        do {
            let body = try await signedIn(entry, visit)
            let who = try await visitors.entered(with: body.admission.tokens.refresh)
            let member = try await visitors.visit(visit.request, by: who, asking: api)
            let entered = try await Redirect.to(member.address).entering(with: body, on: visit)
            let response = try await restore(member, kept.without(FormEntry.keyField)).response(
                to: visitors.counted(member)
            )
            return entered.settingCookies(in: response, for: visit.request)
        } catch let refusal as any Refusal & LocalizedRefusal {
            let problem = Problem(refusal)
            let refused = entry.answering(refusal).refused(problem)
            var page = InterruptedPage(kept: kept, entry: refused).page(for: visit)
            page.tell(problem)
            return page.response(to: visit)
        }
    }

    /// With the password, or with the code that was asked for after it.
    private func signedIn(_ entry: FormEntry, _ visit: Visit) async throws -> SessionGrantBody {
        let challenge = entry.text(InterruptedPage.challenge)
        guard challenge.isEmpty else {
            let code = entry.text(InterruptedPage.code)
            return try await visit(API.sessions.answer(SignInCodeBody(challenge: challenge, code: code)))
        }
        let credentials = SignInBody(
            email: entry.text(InterruptedPage.email),
            password: entry.text(InterruptedPage.password),
            deviceToken: BrowserCookie.device.value(in: visit.request)
        )
        return try await visit(API.sessions.signIn(credentials))
    }
}

extension FormEntry {
    /// The page's own fields after a refusal: a challenge asks for a code until it is over.
    fileprivate func answering(_ refusal: any Refusal) -> FormEntry {
        let isOver = refusal as? SecondFactorRefusal == .challengeOver
        let challenge = refusal.challenge ?? (isOver ? "" : text(InterruptedPage.challenge))
        return FormEntry([
            (InterruptedPage.email, text(InterruptedPage.email)), (InterruptedPage.challenge, challenge),
        ])
    }
}
