public import Domain
import HTTPServer
import Wire

/// Endpoints of what operators watch for, not found for other members.
public struct WatchListRoutes: Sendable {
    private let manage: ManageWatchList

    public init(manage: ManageWatchList) {
        self.manage = manage
    }

    public var endpoints: [Endpoint] {
        [
            list.audited(as: .wordsList), add.audited(as: .wordsAdd), remove.audited(as: .wordsRemove),
        ]
    }

    private var list: Endpoint {
        .on(API.watchList.list) { _, query, who in
            let slice = try await manage.list(query.slice, for: who.member)
            return ListBody(slice.items.map(WatchedTermBody.init), next: slice.next)
        }
    }

    private var add: Endpoint {
        .on(API.watchList.add) { _, draft, who in
            WatchedTermBody(try await manage.watch(draft.kind, draft.text, by: who.member))
        }
    }

    private var remove: Endpoint {
        .on(API.watchList.remove) { id, nothing, who in
            try await manage.unwatch(id, by: who.member)
            return nothing
        }
    }
}
