/// Shows the organiser the present check-in code.
public struct ShowCheckInCode: Sendable {
    private let queries: any AttendanceQueries
    private let codes: any CheckInCodeIssuer
    private let clock: any WallClock

    public init(queries: any AttendanceQueries, codes: any CheckInCodeIssuer, clock: any WallClock) {
        self.queries = queries
        self.codes = codes
        self.clock = clock
    }

    /// Throws while members can't check in.
    public func callAsFunction(_ listing: Listing.ID, to member: Member.ID) async throws -> ShownCode {
        let now = clock.now
        let summary = try await queries.find(listing, for: member, at: now)
        guard summary.isOrganiser else { throw AttendanceRefusal.notOrganiser }
        guard summary.window.opensAt <= now else { throw AttendanceRefusal.tooEarly }
        guard now < summary.window.endsAt else { throw AttendanceRefusal.over }
        return ShownCode(
            code: codes.code(of: listing, step: CheckInCode.step(at: now)),
            until: CheckInCode.end(at: now)
        )
    }

    public struct ShownCode: Sendable {
        public let code: CheckInCode
        /// When the next code replaces it.
        public let until: Moment
    }
}
