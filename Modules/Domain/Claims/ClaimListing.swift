/// Makes an organiser the author of an imported listing, if a website of theirs proves it; else asks the
/// operators.
public struct ClaimListing: Sendable {
    private let claims: any ClaimRepository
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(claims: any ClaimRepository, identifiers: IdentifierGenerator, clock: any WallClock) {
        self.claims = claims
        self.identifiers = identifiers
        self.clock = clock
    }

    public func callAsFunction(_ listing: Listing.ID, _ note: ClaimNote?, by member: Member.ID) async throws
        -> Claim
    {
        let (id, now): (Claim.ID, Moment) = (identifiers.next(), clock.now)
        return try await claims.insert(id, of: listing, by: member, at: now) {
            try $0.claim(id, by: member, note, at: now)
        }
    }
}
