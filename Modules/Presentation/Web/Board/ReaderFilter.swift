public import Domain
import HTTPServer
import Wire

/// Reads the board's filter, and narrows it by the reader's own details where they ask for it.
public struct ReaderFilter: Sendable {
    private let members: any MemberQueries
    private let clock: any WallClock

    public init(members: any MemberQueries, clock: any WallClock) {
        self.members = members
        self.clock = clock
    }

    /// A reader who isn't signed in has told nothing.
    func callAsFunction(
        _ request: Request,
        for reader: Member.ID?,
        otherwise statuses: Set<Listing.Status> = [.open]
    ) async throws -> BoardFilter {
        let filter = try request.boardFilter(otherwise: statuses).within(request.drawnArea)
        guard try request.choice("fits", of: FitChoice.self) == .me else { return filter }
        let details = if let reader { try await members.details(of: reader) } else { MemberDetails() }
        return filter.admitting(details, at: clock.now)
    }
}
