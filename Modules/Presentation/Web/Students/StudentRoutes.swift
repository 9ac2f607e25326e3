public import Domain
import HTTPServer
import Wire

/// The endpoint of a teacher's students.
public struct StudentRoutes: Sendable {
    private let queries: any StudentQueries
    private let clock: any WallClock

    public init(queries: any StudentQueries, clock: any WallClock) {
        self.queries = queries
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            .on(API.students.mine) { _, query, who in
                let slice = try await queries.list(of: who.member, at: clock.now, query.slice)
                return ListBody(slice.items.map(StudentBody.init), next: slice.next)
            }
        ]
    }
}
