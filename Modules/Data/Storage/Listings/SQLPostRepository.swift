public import Database
public import Domain

/// Posts of one kind.
public struct SQLPostRepository<Item: StoredPost>: PostRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func insert(
        _ id: Listing.ID,
        by author: Member.ID,
        at now: Moment,
        weeks: SeriesLength? = nil,
        isNew: Bool = true,
        _ make: @escaping @Sendable () throws -> Item
    ) async throws -> Listing.ID {
        try await database.once(making: id, identifiers, at: now) { transaction, _ in
            // Locked first, so that the author stays a teacher, or isn't one, until the post is stored.
            let isTeacher = try Item.kind.has(.teachers) && transaction.teachers.findLocked(author) != nil
            var post = try make()
            try post.listing.mustBeOffered(byTeacher: isTeacher)
            if let wait = try Self.dailyLimit(of: author).wait(in: transaction.connection, at: now) {
                throw ListingRefusal.tooManyToday(retryAfter: wait)
            }
            if !isNew, let likeness = post.likeness {
                let similar = try transaction.submissions.similar(
                    to: likeness,
                    among: Item.candidates(like: likeness),
                    for: author
                )
                guard similar.isEmpty else { throw ListingRefusal.similarExists(similar) }
            }
            post = try transaction.listings.publish(reviewed: post)
            if let weeks {
                try transaction.series.begin(post, as: transaction.identifiers.next(), weeks: weeks)
            }
        }
    }

    public func find(_ id: Listing.ID, of author: Member.ID) async throws -> Item {
        try await database.read { try $0.listings.post(id, by: author) }
    }

    public func update(
        _ id: Listing.ID,
        of author: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Item) throws -> Void
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            let former: Item = try transaction.listings.post(id, by: author)
            try transaction.teachers.mustOffer(former.listing)
            try transaction.listings.update(former, isReviewed: true, change)
        }
    }

    static func dailyLimit(of author: Member.ID) -> DailyLimit {
        DailyLimit(
            most: Item.dailyLimit,
            time: "created_at",
            acts: "listings WHERE author = \(author) AND kind = \(Item.kind.rawValue)"
        )
    }
}

extension ListingTable<Transaction> {
    /// Changes and saves a post, with the resulting notices; those of an edit that is held wait as well.
    ///
    /// - Parameter isReviewed: whether the change may be held; see ``HoldRule``.
    func update<Item: StoredPost>(
        _ former: Item,
        isReviewed: Bool,
        _ change: (inout Item) throws -> Void
    ) throws {
        let id = former.listing.id
        var post = former
        try change(&post)
        let sold = try transaction.orders.sold(former)
        if try transaction.orders.mustAskForContract(former, becoming: post) {
            try post.awaitContract(after: former, now: now)
        }
        if post.images == former.images {
            post.show(former.listing.details.thumbnail)
        } else {
            try illustrate(&post)
        }
        let changes = post.changes(since: former)
        if isReviewed { try transaction.submissions.review(&post, after: former, changes) }
        if Item.kind.has(.submissions) {
            try transaction.submissions.note(changes, of: former.listing, becoming: post.listing)
        }
        try save(post.listing, searchable: post.searchableText)
        try post.saveContents(replacing: former, in: connection)
        if Item.kind.has(.bookings) {
            try transaction.lessonTimes.settle(id, of: post.listing.author, at: now)
        }
        try transaction.orders.follow(post, since: sold)
        try transaction.orders.follow(post.listing)
        let waits = try transaction.submissions.isUnapproved(id)
        if !waits { try tell(of: former.listing, becoming: post.listing, after: changes) }
        try transaction.rosters.settle(of: id, after: waits ? [] : changes)
    }

    private func tell(of former: Listing, becoming listing: Listing, after changes: [ListingChange]) throws {
        try tell(
            of: former,
            becoming: listing,
            besides: try transaction.rosters.members(toldOf: changes, in: listing.id)
        )
    }

    /// Stores a new post, held if a rule says so; see ``HoldRule``. Returns it as it is stored.
    func publish<Item: StoredPost>(reviewed post: Item) throws -> Item {
        var post = post
        let cause = try transaction.submissions.rule(for: post.listing.author).cause(of: post)
        if cause != nil { post.awaitApproval() }
        try publish(post)
        if let cause { try transaction.submissions.submit(post.listing, for: cause) }
        return post
    }

    /// Stores a new post, with a roster if its kind takes applications, and claims its images.
    func publish<Item: StoredPost>(_ post: Item) throws {
        var post = post
        try illustrate(&post)
        try insert(post.listing, searchable: post.searchableText)
        try transaction.arrivals.note(post.listing, after: .absent, at: now)
        for row in post.contentRows { try connection.insert(row) }
        if Item.kind.has(.bookings) {
            try transaction.lessonTimes.settle(post.listing.id, of: post.listing.author, at: now)
        }
        if let admission = post.admission {
            try transaction.rosters.insert(Roster(of: post.listing, admission: admission))
        }
    }
}

extension ListingTable {
    fileprivate func post<Item: StoredPost>(_ id: Listing.ID, by author: Member.ID) throws -> Item {
        let listing = try find(id, by: author)
        guard listing.kind == Item.kind, let post: Item = try post(of: listing) else {
            throw ListingRefusal.notFound
        }
        return post
    }

    /// Claims the post's images and sets the first as its thumbnail.
    fileprivate func illustrate<Item: StoredPost>(_ post: inout Item) throws {
        let subject = post.listing.subject
        try connection.images.use(
            post.images,
            atMost: Item.mostImages,
            of: post.listing.author,
            for: subject
        )
        post.show(try connection.images.list(of: subject).first?.files.thumb)
    }
}
