import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of a member's webhooks.
public struct WebhookPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, create, trial, remove] }

    private var all: PageRoute {
        .memberPage(WebhookPagePath.all) { try await Self.show($0, .empty) }
    }

    /// Shows the secret at once: it is in no other answer, and must not be part of an address.
    private var create: PageRoute {
        .form(
            WebhookPagePath.all,
            sends: API.webhooks.create,
            answering: { visit, _, grant in .page(try await Self.show(visit, .empty, created: grant)) },
            refused: { visit, entry in try await Self.show(visit, entry) }
        )
    }

    private var trial: PageRoute {
        .form(
            WebhookPagePath.trial,
            sends: API.webhooks.try,
            then: { _, _ in .to(WebhookPagePath.all.rawValue, flash: .webhookAnswered) },
            refused: { visit, entry in try await Self.show(visit, entry) }
        )
    }

    private var remove: PageRoute {
        .button(WebhookPagePath.remove, sends: API.webhooks.remove) { _, _ in
            .to(WebhookPagePath.all.rawValue, flash: .webhookRemoved)
        }
    }

    private static func show(
        _ visit: Visit,
        _ entry: FormEntry,
        created grant: WebhookGrantBody? = nil
    ) async throws -> Page {
        WebhookPage(
            list: try await visit(API.webhooks.list()),
            entry: entry,
            mustConfirm: try await !visit.confirmationWays.isFresh,
            created: grant
        ).page(for: visit)
    }
}
