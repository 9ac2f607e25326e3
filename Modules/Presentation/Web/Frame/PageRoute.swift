import Domain
import HTTPServer
import JSONCoding
import Wire
import Wording

/// One page, or one thing that a page's form does.
public struct PageRoute: Sendable {
    let method: Method
    let path: String
    let isForMembers: Bool
    var body = BodyPolicy.none
    let work: @Sendable (Visit) async throws -> PageAnswer

    /// Longest form; the longest listing stays far below.
    static let longestForm = BodyPolicy.buffered(limit: mostBytes)
    static let mostBytes = 128 * 1024
    /// The same with pictures that no script made smaller. It is read when it is known who sends it, and
    /// while there is room for it.
    static let longestFormWithFiles = BodyPolicy.streamed(limit: mostBytesWithFiles)
    static let mostBytesWithFiles = 48 * 1024 * 1024
}

/// What a page's route comes to.
enum PageAnswer: Sendable {
    case page(Page)
    case move(Move)
    case download(Download)
}

/// A file for the reader to keep.
struct Download: Sendable {
    let name: StaticString
    let type: StaticString
    let bytes: [UInt8]
}

/// What becomes of a form that came.
enum Step: Sendable {
    case send(FormEntry)
    /// It isn't finished: the reader asked for something on it to change.
    case showAgain(FormEntry)
}

/// Where a step leads, and what it has to say there.
struct Move: Sendable {
    let address: String
    var told: Flash?
    var cookies: [BrowserCookie: String] = [:]

    static func to(_ address: String, telling told: Flash? = nil) -> Move {
        Move(address: address, told: told)
    }

    /// The browser keeps that, too; what is empty it forgets.
    func keeping(_ value: String, in cookie: BrowserCookie) -> Move {
        var move = self
        move.cookies[cookie] = value
        return move
    }
}

extension PageRoute {
    /// For whoever comes.
    static func page(_ path: some Path, _ work: @escaping @Sendable (Visit) async throws -> Page) -> PageRoute
    {
        PageRoute(method: .get, path: path.rawValue, isForMembers: false) { .page(try await work($0)) }
    }

    /// For members; others sign in first and come back.
    static func memberPage(
        _ path: some Path,
        _ work: @escaping @Sendable (Visit) async throws -> Page
    ) -> PageRoute {
        PageRoute(method: .get, path: path.rawValue, isForMembers: true) { .page(try await work($0)) }
    }

    /// A link that leads on.
    static func link(_ path: some Path, _ work: @escaping @Sendable (Visit) async throws -> Move) -> PageRoute
    {
        PageRoute(method: .get, path: path.rawValue, isForMembers: false) { .move(try await work($0)) }
    }

    /// A form whose fields spell what an endpoint of the API takes. Refused, it is shown again with what was
    /// written and what is wrong with it.
    /// - Parameters:
    ///   - read: what the pressed button asks for before anything is sent, such as another row.
    ///   - spell: puts fields of the page's own, such as times by the clock of Seoul, into the API's words.
    static func form<Out: Body>(
        _ path: some Path,
        sends method: Method,
        to target: some Path,
        forMembers isForMembers: Bool = true,
        body: BodyPolicy = PageRoute.longestForm,
        reading read: @escaping @Sendable (Visit, FormEntry) async throws -> Step = { .send($1) },
        spelling spell: @escaping @Sendable (FormEntry) -> FormEntry = { $0 },
        then lead: @escaping @Sendable (Visit, Out) async throws -> Move,
        refused again: @escaping @Sendable (Visit, FormEntry) async throws -> Page
    ) -> PageRoute {
        PageRoute(method: .post, path: path.rawValue, isForMembers: isForMembers, body: body) { visit in
            var entry = try await FormEntry(of: visit.request)
            do {
                switch try await read(visit, entry) {
                case .showAgain(let changed): return .page(try await again(visit, changed))
                case .send(let read): entry = read
                }
                let endpoint = visit.api.endpoint(method, target)
                let answer: Out = try await visit.api.ask(
                    endpoint,
                    endpoint.placeNames.map(visit.place),
                    body: spell(entry).body(for: endpoint),
                    as: visit.who,
                    on: visit.asked(with: entry.key)
                )
                return .move(try await lead(visit, answer))
            } catch let refusal as any Refusal & LocalizedRefusal
                where (refusal.kind != .unauthenticated || !isForMembers)
                && refusal.code != SessionRefusal.freshSignInNeeded.code
            {
                let problem = Problem(refusal)
                var page = try await again(visit, entry.refused(problem))
                page.tell(problem)
                return .page(page)
            }
        }
    }

    /// A button: what it does and where that leads.
    static func button(
        _ path: some Path,
        forMembers isForMembers: Bool = true,
        _ work: @escaping @Sendable (Visit) async throws -> Move
    ) -> PageRoute {
        PageRoute(method: .post, path: path.rawValue, isForMembers: isForMembers, body: longestForm) {
            .move(try await work($0))
        }
    }
}
