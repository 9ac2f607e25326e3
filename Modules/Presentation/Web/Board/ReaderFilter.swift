public import Domain
import HTTPServer
import Wire

/// Reads the board's filter, and narrows it by the reader's own details where they ask for it.
public struct ReaderFilter: Sendable {
    private let accounts: any AccountRepository
    private let clock: any WallClock

    public init(accounts: any AccountRepository, clock: any WallClock) {
        self.accounts = accounts
        self.clock = clock
    }

    /// A reader who isn't signed in has told nothing.
    func callAsFunction(
        _ request: Request,
        for reader: Member.ID?,
        otherwise statuses: Set<Listing.Status> = [.open]
    ) async throws -> BoardFilter {
        let filter = try request.boardFilter(otherwise: statuses)
        guard try request.choice("fits", of: FitChoice.self) == .me else { return filter }
        var details: MemberDetails?
        if let reader { details = try await accounts.find(reader)?.details }
        return filter.admitting(details ?? MemberDetails(), at: clock.now)
    }
}
