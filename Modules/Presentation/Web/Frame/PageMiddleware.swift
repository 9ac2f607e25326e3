import Domain
import HTTPServer
import Wire
import Wording

/// Handles page requests: identifies the reader, refuses cross-site forms and renders the result.
struct PageMiddleware: Sendable {
    let api: InProcessAPI
    let visitors: VisitResolver
    let origins: Origins
    let site: Site
    let positions: ReadYourWrites
    let explain: @Sendable (any Error, Request) -> any Error
    /// Enough for four of the longest forms at once, two of them by one member.
    private let room = BodyMemory(
        bytes: 4 * PageRoute.mostBytesWithFiles,
        ofOneMember: 2 * PageRoute.mostBytesWithFiles
    )

    func route(_ page: PageRoute) -> Route {
        Route(page.method, page.path, body: page.body) { [self] request in
            guard let request = site.opening(origins.placing(request)) else { throw site.refusal }
            return try await positions.around(request) { try await answer(page, to: request) }
        }
    }

    private func answer(_ page: PageRoute, to request: Request) async throws -> Response {
        let browser = try await visitors.recognise(request)
        if let who = browser?.who { request.account.note(who.member.description) }
        let visit = try await visitors.visit(request, by: browser?.who, asking: api)
        var response = await answer(page, visit)
        if browser?.isRenewed == true, let token = BrowserCookie.session.value(in: request) {
            response.headers.add(BrowserCookie.session.keeping(token, for: request))
        }
        return response.framed(for: visit).guarded(for: request)
    }

    /// Renders an error outside of all page routes, without identifying the reader.
    func trouble(_ problem: Problem, _ request: Request) -> Response {
        let visit = visitors.stranger(request, asking: api)
        return ErrorPage(problem: problem).page(for: visit).response(to: visit).framed(for: visit)
    }

    private func answer(_ page: PageRoute, _ visit: Visit) async -> Response {
        do {
            guard page.method.isSafe || visit.request.isFromHere else { throw RequestRefusal.foreignOrigin }
            guard visit.who != nil || !page.isForMembers else {
                if let response = try await interrupted(page, visit) { return response }
                throw SessionRefusal.signInNeeded
            }
            switch try await outcome(of: page, visit) {
            case .page(let page): return page.response(to: try await visitors.counted(visit))
            case .redirect(let redirect):
                if redirect.keepsHome { try await keepHome(of: visit, after: redirect) }
                return redirect.response(to: visit)
            case .download(let download): return download.response
            }
        } catch SessionRefusal.freshSignInNeeded {
            return Redirect.to(AccountPagePath.confirm.leading(to: visit)).response(to: visit)
        } catch SessionRefusal.signInNeeded {
            return Redirect.to(AccountPagePath.signIn.leading(to: visit)).response(to: visit)
        } catch {
            let error =
                switch error {
                case let rejection as Rejection: RequestRefusal.rejected(rejection)
                case is any Refusal: error
                default: explain(error, visit.request)
                }
            let counted = (try? await visitors.counted(visit)) ?? visit
            return ErrorPage(problem: Problem(error)).page(for: visit).response(to: counted)
        }
    }
}

extension PageMiddleware {
    /// A refused home isn't kept; the member chooses again.
    private func keepHome(of visit: Visit, after redirect: Redirect) async throws {
        guard visit.who == nil, let home = visit.home, let token = redirect.cookies[.session] else { return }
        let who = try await visitors.entered(with: token)
        let member = try await visitors.visit(visit.request, by: who, asking: api)
        do {
            try await NeighbourhoodPages.changeHomes(of: member) { $0.choose(home.code) }
        } catch is NeighbourhoodRefusal {}
    }

    /// A form with files reserves memory while it is handled.
    private func outcome(of page: PageRoute, _ visit: Visit) async throws -> PageAnswer {
        guard case .streamed(let limit) = page.body, let who = visit.who else {
            return try await page.work(visit)
        }
        return try await room.holding(visit.request, atMost: limit, for: who.member) {
            try await page.work(visit)
        }
    }
}

extension AccountPagePath {
    /// Redirects, with a return to the requested page.
    func leading(to visit: Visit) -> String {
        let request = visit.request
        let former = request.headers["Referer"].flatMap { LocalAddress(referer: $0, to: request) }
        let wanted =
            request.method.isSafe
            ? visit.address : visit.wayBack(or: former?.text ?? BoardPagePath.home.rawValue)
        return rawValue.leading(to: wanted)
    }
}

/// Pages ask for the reader's position, and for nothing else. Payments are left out, because the provider's
/// window may need them.
private let permissions =
    "geolocation=(self), camera=(), microphone=(), display-capture=(), bluetooth=(), hid=(), serial=(), "
    + "usb=(), midi=(), browsing-topics=()"

extension Response {
    /// Sets the security headers: own scripts only, own connections only, no framing, and no permissions but
    /// the position. Map tiles may come from the configured server, which receives the origin as referrer and
    /// no more.
    fileprivate func framed(for visit: Visit) -> Response {
        var response = self
        let isLeaving = visit.tiles?.origin != nil
        response.headers["Content-Security-Policy"] =
            response.headers["Content-Security-Policy"] ?? visit.contentPolicy()
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        response.headers["Permissions-Policy"] = permissions
        response.headers["Referrer-Policy"] = isLeaving ? "strict-origin-when-cross-origin" : "same-origin"
        return response
    }
}

extension Visit {
    /// - Parameter provider: origins of the payment provider, only on the page to pay on.
    func contentPolicy(allowing provider: [String] = []) -> String {
        let pictures = ["'self' data: blob:", tiles?.origin].compactMap { $0 }.joined(separator: " ")
        let styles = ["'self'", styleNonce.map { "'nonce-\($0)'" }].compactMap { $0 }.joined(separator: " ")
        let origins = provider.map { " \($0)" }.joined()
        let frames = provider.isEmpty ? "" : "frame-src\(origins); "
        return "default-src 'none'; script-src 'self'\(origins); style-src \(styles); img-src \(pictures)"
            + "\(origins); connect-src 'self'\(origins); \(frames)font-src 'self'; media-src 'self'; "
            + "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
            + "frame-ancestors 'none'"
    }
}
