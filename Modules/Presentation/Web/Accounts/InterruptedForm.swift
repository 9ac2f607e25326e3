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
            let credentials = SignInBody(
                email: entry.text(InterruptedPage.email),
                password: entry.text(InterruptedPage.password),
                deviceToken: BrowserCookie.device.value(in: visit.request)
            )
            let body = try await visit(API.sessions.signIn(credentials))
            let who = try await visitors.entered(with: body.admission.tokens.refresh)
            let member = try await visitors.visit(visit.request, by: who, asking: api)
            let entered = try await Redirect.to(member.address).entering(with: body, on: visit)
            let response = try await restore(member, kept.without(FormEntry.keyField)).response(
                to: visitors.counted(member)
            )
            return entered.settingCookies(in: response, for: visit.request)
        } catch let refusal as any Refusal & LocalizedRefusal {
            let problem = Problem(refusal)
            let refused = FormEntry([(InterruptedPage.email, entry.text(InterruptedPage.email))])
            var page = InterruptedPage(kept: kept, entry: refused.refused(problem)).page(for: visit)
            page.tell(problem)
            return page.response(to: visit)
        }
    }
}
