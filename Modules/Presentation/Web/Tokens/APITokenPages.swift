import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of a member's API tokens.
public struct APITokenPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, create, remove] }

    private var all: PageRoute {
        .memberPage(APITokenPagePath.all) { try await Self.show($0, .usual) }
    }

    /// Shows the text at once: it is in no other answer, and must not be part of an address.
    private var create: PageRoute {
        .form(
            APITokenPagePath.all,
            sends: API.apiTokens.create,
            answering: { visit, _, grant in .page(try await Self.show(visit, .usual, created: grant)) },
            refused: { visit, entry in try await Self.show(visit, entry) }
        )
    }

    private var remove: PageRoute {
        .button(APITokenPagePath.remove, sends: API.apiTokens.remove) { _, _ in
            .to(APITokenPagePath.all.rawValue, flash: .apiTokenRemoved)
        }
    }

    private static func show(
        _ visit: Visit,
        _ entry: FormEntry,
        created grant: APITokenGrantBody? = nil
    ) async throws -> Page {
        APITokenPage(
            list: try await visit(API.apiTokens.list()),
            entry: entry,
            mustConfirm: try await !visit.confirmationWays.isFresh,
            created: grant
        ).page(for: visit)
    }
}

extension FormEntry {
    fileprivate static let usual: FormEntry = {
        let body = APITokenRequestBody(name: "")
        return FormEntry([
            (name: "scope", value: body.scope.rawValue), (name: "days", value: "\(body.days)"),
        ])
    }()
}
