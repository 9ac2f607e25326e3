public import Database
public import Domain

/// Listings of every kind.
public struct SQLListingRepository: ListingRepository {
    private let database: Database
    private let mint: IdentifierGenerator

    public init(_ database: Database, mint: IdentifierGenerator) {
        self.database = database
        self.mint = mint
    }

    public func update(
        _ id: Listing.ID,
        of author: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Listing) throws -> Void
    ) async throws {
        try await database.write { [mint] connection in
            let former = try connection.listings.find(id, by: author)
            var listing = former
            try change(&listing)
            if former.isClosedByAuthor, !listing.isClosedByAuthor,
                try connection.isTakenDown(listing.subject)
            {
                throw ListingRefusal.takenDown
            }
            try connection.listings.save(listing)
            try connection.tell(of: former, becoming: listing, mint: mint, at: now)
        }
    }

    public func delete(_ id: Listing.ID, of author: Member.ID, at now: Moment) async throws {
        try await database.write { [mint] connection in
            let listing = try connection.listings.find(id, by: author)
            let plan = try connection.deletionPlan(for: listing, at: now)
            guard plan.isAllowed else { throw ListingRefusal.dealAhead }
            try connection.withdrawProposals(about: listing.subject, by: author, mint: mint, at: now)
            try connection.closeRoster(of: listing, mint: mint, at: now)
            try connection.tellConversations(
                about: listing.subject,
                .listingDeleted,
                by: author,
                mint: mint,
                at: now
            )
            try connection.freeImages(of: listing.subject)
            try connection.listings.remove(id)
        }
    }

    public func deletionPlan(
        for id: Listing.ID,
        of author: Member.ID,
        at now: Moment
    ) async throws -> ListingDeletionPlan {
        try await database.read { connection in
            try connection.deletionPlan(for: connection.listings.find(id, by: author), at: now)
        }
    }
}

extension ListingTable {
    /// Returns the author's own listing. Throws ``ListingRefusal/notFound`` if `member` can't see it, else
    /// ``ListingRefusal/notAuthor``.
    func find(_ id: Listing.ID, by member: Member.ID) throws -> Listing {
        guard let listing = try find(id) else { throw ListingRefusal.notFound }
        guard listing.author == member else {
            let isHidden = try connection.hides(listing.author, from: member)
            throw isHidden ? ListingRefusal.notFound : ListingRefusal.notAuthor
        }
        return listing
    }
}

extension Connection {
    fileprivate func deletionPlan(for listing: Listing, at now: Moment) throws -> ListingDeletionPlan {
        let (kind, number) = (listing.subject.kind.rawValue, listing.subject.number)
        let row = try first(
            """
            SELECT (SELECT count(*) FROM conversations
                    WHERE subject_kind = \(kind) AND subject_id = \(number)) AS conversations,
                (SELECT count(*) FROM deals JOIN conversations ON conversations.id = deals.conversation
                    WHERE conversations.subject_kind = \(kind) AND conversations.subject_id = \(number)
                        AND \(Deal.isNegotiable(at: now))) AS proposals,
                (SELECT count(*) FROM deals JOIN conversations ON conversations.id = deals.conversation
                    WHERE conversations.subject_kind = \(kind) AND conversations.subject_id = \(number)
                        AND deals.state = 'accepted' AND deals.ends_at > \(now)) AS ahead,
                (SELECT favourites FROM listings WHERE id = \(listing.id)) AS favourites
            """
        )
        return ListingDeletionPlan(
            conversations: try row?.value("conversations") ?? 0,
            proposals: try row?.value("proposals") ?? 0,
            dealsAhead: try row?.value("ahead") ?? 0,
            favourites: try row?.value("favourites") ?? 0
        )
    }
}
