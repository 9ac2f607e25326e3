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
        try await database.once(making: id, identifiers, at: now) { transaction, _ in
            let claim = try make(transaction.claims.context(of: listing, for: member))
            try transaction.claims.save(claim)
            try transaction.claims.settle(claim)
            if claim.state == .waiting {
                try transaction.notices.tellOperators(.claimWaits, besides: [member])
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
        try await database.write(identifiers, at: now) { transaction in
            guard let found = try transaction.claims.find(id) else { throw ClaimRefusal.notFound }
            // Decisions about one listing wait for each other here.
            _ = try transaction.sources.lockedEntry(of: found.listing)
            guard var claim = try transaction.claims.find(id),
                try transaction.listings.find(claim.listing) != nil
            else { throw ClaimRefusal.notFound }
            try change(&claim)
            try transaction.claims.save(claim)
            try transaction.claims.settle(claim)
            try transaction.notices.tell(claim.decisionNotice)
        }
    }
}
