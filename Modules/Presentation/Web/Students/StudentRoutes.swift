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
            .member(
                .get,
                StudentPath.mine,
                "List the students of my lessons, with their lessons and passes; the latest first",
                query: Parameter.slice,
                answers: .json()
            ) { [queries, clock] request, who in
                let slice = try await queries.list(of: who.member, at: clock.now, request.slice)
                return ListBody(slice.items.map(StudentBody.init), next: slice.next)
            }
        ]
    }
}
