public import Database
public import Domain

public struct SQLClaimRepository: ClaimRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func insert(
        _ id: Claim.ID,
        of listing: Listing.ID,
        by member: Member.ID,
        at now: Moment,
        _ make: @escaping @Sendable (ClaimContext) throws -> Claim
    ) async throws -> Claim {
        try await database.once(making: id) { [identifiers] connection, _ in
            let claim = try make(connection.claims.context(of: listing, for: member))
            try connection.claims.save(claim)
            try connection.claims.settle(claim, identifiers: identifiers, at: now)
            if claim.state == .waiting {
                try connection.notices.tellOperators(
                    .claimWaits,
                    besides: [member],
                    identifiers: identifiers,
                    at: now
                )
            }
            return claim
        } knowing: { connection, id in
            guard let claim = try connection.claims.find(id) else { throw ClaimRefusal.notFound }
            return claim
        }
    }

    public func update(
        _ id: Claim.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Claim) throws -> Void
    ) async throws {
        try await database.write { [identifiers] connection in
            guard let found = try connection.claims.find(id) else { throw ClaimRefusal.notFound }
            // Decisions about one listing wait for each other here.
            _ = try connection.sources.lockedEntry(of: found.listing)
            guard var claim = try connection.claims.find(id),
                let listing = try connection.listings.find(claim.listing)
            else { throw ClaimRefusal.notFound }
            try change(&claim)
            try connection.claims.save(claim)
            try connection.claims.settle(claim, identifiers: identifiers, at: now)
            try connection.claims.tell(
                claim.member,
                claim.state == .approved ? .claimApproved : .claimDeclined,
                of: listing,
                identifiers: identifiers,
                at: now
            )
        }
    }
}
