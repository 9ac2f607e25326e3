public import Database
public import Domain

public struct SQLClassRepository: ClassRepository {
    private let database: Database
    private let mint: IdentifierMint

    public init(_ database: Database, mint: IdentifierMint) {
        self.database = database
        self.mint = mint
    }

    public func insert(
        _ id: Class.ID,
        by author: Member.ID,
        at now: Moment,
        _ make: @escaping @Sendable () throws -> Class
    ) async throws -> Class.ID {
        try await database.once(making: id) { connection, _ in
            var post = try make()
            try connection.refuseFlood(of: author, at: now)
            try connection.illustrate(&post)
            try connection.insert(post.listing, searchable: post.searchableWords)
            try connection.insertContents(of: post)
        }
    }

    public func find(_ id: Class.ID, of author: Member.ID) async throws -> Class {
        try await database.read { try $0.classOfTheirs(id, author) }
    }

    public func update(
        _ id: Class.ID,
        of author: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Class) throws -> Void
    ) async throws {
        try await database.write { [mint] connection in
            let former = try connection.classOfTheirs(id, author)
            var post = former
            try change(&post)
            if former.listing.isClosedByAuthor, !post.listing.isClosedByAuthor,
                try connection.isTakenDown(post.listing.subject)
            {
                throw ListingRefusal.takenDown
            }
            if post.images != former.images {
                try connection.illustrate(&post)
            } else {
                post.show(former.listing.details.thumbnail)
            }
            let isEdited = post.listing.editedAt != former.listing.editedAt
            try connection.save(post.listing, searchable: isEdited ? post.searchableWords : nil)
            try connection.saveContents(of: post, insteadOf: former)
            try connection.tell(of: former.listing, becoming: post.listing, mint: mint, at: now)
        }
    }

    public func delete(_ id: Class.ID, of author: Member.ID, at now: Moment) async throws {
        try await database.write { [mint] connection in
            let post = try connection.classOfTheirs(id, author)
            let plan = try connection.deletionPlan(for: post.listing, at: now)
            guard plan.isAllowed else { throw ClassRefusal.dealAhead }
            try connection.withdrawProposals(about: post.listing.subject, by: author, mint: mint, at: now)
            try connection.tellConversations(
                about: post.listing.subject,
                .listingDeleted,
                by: author,
                mint: mint,
                at: now
            )
            try connection.freeImages(of: post.listing.subject)
            try connection.removeListing(id)
        }
    }

    public func deletionPlan(
        for id: Class.ID,
        of author: Member.ID,
        at now: Moment
    ) async throws -> ClassDeletionPlan {
        try await database.read { connection in
            try connection.deletionPlan(for: try connection.classOfTheirs(id, author).listing, at: now)
        }
    }
}

extension SQLClassRepository {
    static func posts(of author: Member.ID) -> DayShare {
        DayShare(most: Class.mostPerDay, time: "created_at", acts: "listings WHERE author = \(author)")
    }
}

extension Connection {
    fileprivate func classOfTheirs(_ id: Class.ID, _ member: Member.ID) throws -> Class {
        guard let post = try postedClass(id) else { throw ListingRefusal.notFound }
        guard post.listing.author == member else {
            let isHidden = try hides(post.listing.author, from: member)
            throw isHidden ? ListingRefusal.notFound : ListingRefusal.notAuthor
        }
        return post
    }

    /// Nobody means to post so many classes in a day.
    fileprivate func refuseFlood(of author: Member.ID, at now: Moment) throws {
        if let wait = try wait(for: SQLClassRepository.posts(of: author), at: now) {
            throw ClassRefusal.tooManyToday(retryAfter: wait)
        }
    }

    /// Lets the class use its pictures, and shows the first on its card.
    fileprivate func illustrate(_ post: inout Class) throws {
        let subject = post.listing.subject
        try useImages(post.images, of: post.listing.author, for: subject)
        post.show(try images(of: subject).first?.files.thumb)
    }

    fileprivate func deletionPlan(for listing: Listing, at now: Moment) throws -> ClassDeletionPlan {
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
        return ClassDeletionPlan(
            conversations: try row?.value("conversations") ?? 0,
            proposals: try row?.value("proposals") ?? 0,
            dealsAhead: try row?.value("ahead") ?? 0,
            favourites: try row?.value("favourites") ?? 0
        )
    }
}
