public import Domain
import HTTPServer
import Wire

/// The endpoint of a member's own warnings.
public struct WarningRoutes: Sendable {
    private let warnings: any WarningRepository

    public init(warnings: any WarningRepository) {
        self.warnings = warnings
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.warnings.mine) { _, query, who in
                let slice = try await warnings.list(of: who.member, query.slice)
                return ListBody(slice.items.map(WarningBody.init), next: slice.next)
            }
        ]
    }
}
