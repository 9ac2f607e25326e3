import Domain
import HTTPServer
import JSONCoding
import Wire
import Wording

/// A page, or the action of a page's form.
public struct PageRoute: Sendable {
    let method: Method
    let path: String
    let isForMembers: Bool
    var body = BodyPolicy.none
    let work: @Sendable (Visit) async throws -> PageAnswer
    /// Shows a member's form with this input again; nil for other routes.
    var restore: (@Sendable (Visit, FormEntry) async throws -> Page)?

    /// Longest form; the longest listing is much shorter.
    static let longestForm = BodyPolicy.buffered(limit: mostBytes)
    static let mostBytes = 128 * 1024
    /// A form whose images no script resized. It is read once the sender is known and memory is
    /// available.
    static let longestFormWithFiles = BodyPolicy.streamed(limit: mostBytesWithFiles)
    static let mostBytesWithFiles = 48 * 1024 * 1024
}

/// The result of a page's route.
enum PageAnswer: Sendable {
    case page(Page)
    case redirect(Redirect)
    case download(Download)
}

/// A file to download.
struct Download: Sendable {
    let name: StaticString
    let type: StaticString
    let bytes: [UInt8]
}

/// The result of a form.
enum Step: Sendable {
    case send(FormEntry)
    /// Shows the form again because the reader asked to change it, for example to add a row.
    case showAgain(FormEntry)
}

/// A redirect with a flash message.
struct Redirect: Sendable {
    let address: String
    var flash: Flash?
    var cookies: [BrowserCookie: String] = [:]
    /// Whether the neighbourhood that the browser shows becomes the home of the member who signs in by this.
    var keepsHome = false

    static func to(_ address: String, flash: Flash? = nil) -> Redirect {
        Redirect(address: address, flash: flash)
    }

    /// Returns a copy that also sets a cookie; an empty value deletes it.
    func keeping(_ value: String, in cookie: BrowserCookie) -> Redirect {
        var redirect = self
        redirect.cookies[cookie] = value
        return redirect
    }
}

extension PageRoute {
    /// A page for everyone.
    static func page(_ path: some Path, _ work: @escaping @Sendable (Visit) async throws -> Page) -> PageRoute
    {
        PageRoute(method: .get, path: path.rawValue, isForMembers: false) { .page(try await work($0)) }
    }

    /// A page for members; others sign in first and return.
    static func memberPage(
        _ path: some Path,
        _ work: @escaping @Sendable (Visit) async throws -> Page
    ) -> PageRoute {
        PageRoute(method: .get, path: path.rawValue, isForMembers: true) { .page(try await work($0)) }
    }

    /// A link that redirects.
    static func link(_ path: some Path, _ work: @escaping @Sendable (Visit) async throws -> Redirect)
        -> PageRoute
    {
        PageRoute(method: .get, path: path.rawValue, isForMembers: false) { .redirect(try await work($0)) }
    }

    /// A form whose fields are those of an operation's body. When refused, it is shown again with its input
    /// and errors.
    /// - Parameters:
    /// - read: handles buttons that change the form before it is sent, such as one for another row.
    /// - spell: translates the page's own fields, such as local times, to the API's.
    /// - turn: leads elsewhere after some refusals.
    static func form<Caller, Place, In, Out>(
        _ path: some Path,
        sends operation: Operation<Caller, Place, In, Out>,
        forMembers isForMembers: Bool = true,
        body: BodyPolicy = PageRoute.longestForm,
        reading read: @escaping @Sendable (Visit, FormEntry) async throws -> Step = { .send($1) },
        spelling spell: @escaping @Sendable (FormEntry) -> FormEntry = { $0 },
        turning turn: @escaping @Sendable (Visit, any Refusal) -> Redirect? = { _, _ in nil },
        then lead: @escaping @Sendable (Visit, Out) async throws -> Redirect,
        refused again: @escaping @Sendable (Visit, FormEntry) async throws -> Page
    ) -> PageRoute {
        .form(
            path,
            sends: operation,
            forMembers: isForMembers,
            body: body,
            reading: read,
            spelling: spell,
            turning: turn,
            answering: { visit, _, out in .redirect(try await lead(visit, out)) },
            refused: again
        )
    }

    /// A form whose answer may be a page, for what is shown once.
    static func form<Caller, Place, In, Out>(
        _ path: some Path,
        sends operation: Operation<Caller, Place, In, Out>,
        forMembers isForMembers: Bool = true,
        body: BodyPolicy = PageRoute.longestForm,
        reading read: @escaping @Sendable (Visit, FormEntry) async throws -> Step = { .send($1) },
        spelling spell: @escaping @Sendable (FormEntry) -> FormEntry = { $0 },
        turning turn: @escaping @Sendable (Visit, any Refusal) -> Redirect? = { _, _ in nil },
        answering answer: @escaping @Sendable (Visit, FormEntry, Out) async throws -> PageAnswer,
        refused again: @escaping @Sendable (Visit, FormEntry) async throws -> Page
    ) -> PageRoute {
        var route = PageRoute(method: .post, path: path.rawValue, isForMembers: isForMembers, body: body) {
            visit in
            var entry = try await FormEntry(of: visit.request).without(InterruptedPage.signIn)
            do {
                switch try await read(visit, entry) {
                case .showAgain(let changed): return .page(try await again(visit, changed))
                case .send(let read): entry = read
                }
                let input =
                    try Nothing() as? In ?? In(validating: spell(entry).document(like: In.self))
                let out = try await visit(operation(visit.place(of: operation), input), of: entry)
                return try await answer(visit, entry, out)
            } catch let refusal as any Refusal & LocalizedRefusal
                where (refusal.kind != .unauthenticated || !isForMembers)
                && refusal.code != SessionRefusal.freshSignInNeeded.code
            {
                if let redirect = turn(visit, refusal) { return .redirect(redirect) }
                let problem = Problem(refusal)
                var page = try await again(visit, entry.refused(problem))
                page.tell(problem)
                return .page(page)
            }
        }
        route.restore = isForMembers ? again : nil
        return route
    }

    /// A button that calls an operation, and the page that follows.
    static func button<Caller, Place, Out>(
        _ path: some Path,
        sends operation: Operation<Caller, Place, Nothing, Out>,
        then lead: @escaping @Sendable (Visit, Out) async throws -> Redirect
    ) -> PageRoute {
        .button(path) { visit in
            try await lead(visit, try await visit(operation(visit.place(of: operation))))
        }
    }

    /// A button's action, which may show a page to confirm it first.
    static func choice(
        _ path: some Path,
        _ work: @escaping @Sendable (Visit) async throws -> PageAnswer
    ) -> PageRoute {
        PageRoute(method: .post, path: path.rawValue, isForMembers: true, body: longestForm, work: work)
    }

    /// A button's action and the page that follows.
    static func button(
        _ path: some Path,
        forMembers isForMembers: Bool = true,
        _ work: @escaping @Sendable (Visit) async throws -> Redirect
    ) -> PageRoute {
        PageRoute(method: .post, path: path.rawValue, isForMembers: isForMembers, body: longestForm) {
            .redirect(try await work($0))
        }
    }
}
