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
        try await database.once(making: id) { [identifiers] connection, _ in
            // Locked first, so that the author stays a teacher, or isn't one, until the post is stored.
            let isTeacher = try Item.kind.has(.teachers) && connection.teachers.findLocked(author) != nil
            let post = try make()
            try post.listing.mustBeOffered(byTeacher: isTeacher)
            if let wait = try Self.dailyShare(of: author).wait(in: connection, at: now) {
                throw ListingRefusal.tooManyToday(retryAfter: wait)
            }
            if !isNew, let likeness = post.likeness {
                let similar = try connection.submissions.similar(
                    to: likeness,
                    among: Item.candidates(like: likeness),
                    for: author
                )
                guard similar.isEmpty else { throw ListingRefusal.similarExists(similar) }
            }
            try connection.listings.publish(post, identifiers: identifiers, at: now)
            if let weeks {
                try connection.series.begin(post, as: identifiers.next(), weeks: weeks, at: now)
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
        try await database.write { [identifiers] connection in
            let former: Item = try connection.listings.post(id, by: author)
            try connection.teachers.mustOffer(former.listing)
            try connection.listings.update(former, identifiers: identifiers, at: now, change)
        }
    }

    static func dailyShare(of author: Member.ID) -> DayShare {
        DayShare(
            most: Item.dailyLimit,
            time: "created_at",
            acts: "listings WHERE author = \(author) AND kind = \(Item.kind.rawValue)"
        )
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

    /// Changes and saves a post, with the resulting notices.
    func update<Item: StoredPost>(
        _ former: Item,
        identifiers: IdentifierGenerator,
        at now: Moment,
        _ change: (inout Item) throws -> Void
    ) throws {
        let id = former.listing.id
        var post = former
        try change(&post)
        let sold = try connection.orders.sold(former)
        if try connection.orders.mustAskForContract(former, becoming: post, identifiers: identifiers, at: now)
        {
            try post.awaitContract(after: former, now: now)
        }
        if post.images == former.images {
            post.show(former.listing.details.thumbnail)
        } else {
            try illustrate(&post)
        }
        let changes = post.changes(since: former)
        if Item.kind.has(.submissions) {
            try connection.submissions.resubmit(id, identifiers: identifiers, at: now)
            try connection.submissions.note(changes, of: former.listing, becoming: post.listing, at: now)
        }
        try save(post.listing, searchable: post.searchableText, at: now)
        try post.saveContents(replacing: former, in: connection)
        if Item.kind.has(.bookings) {
            try connection.lessonTimes.settle(id, of: post.listing.author, at: now)
        }
        try connection.orders.follow(post, since: sold, identifiers: identifiers, at: now)
        try connection.orders.follow(post.listing, identifiers: identifiers, at: now)
        try tell(
            of: former.listing,
            becoming: post.listing,
            besides: try connection.rosters.members(toldOf: changes, in: id, at: now),
            identifiers: identifiers,
            at: now
        )
        try connection.rosters.settle(of: id, after: changes, identifiers: identifiers, at: now)
    }

    /// Stores a new post, with a roster if its kind takes applications, and claims its images.
    func publish<Item: StoredPost>(_ post: Item, identifiers: IdentifierGenerator, at now: Moment) throws {
        var post = post
        try illustrate(&post)
        try insert(post.listing, searchable: post.searchableText)
        try connection.arrivals.note(post.listing, after: .absent, at: now)
        for row in post.contentRows { try connection.insert(row) }
        if Item.kind.has(.bookings) {
            try connection.lessonTimes.settle(post.listing.id, of: post.listing.author, at: now)
        }
        if Item.kind.has(.submissions), post.listing.isHeldBack {
            try connection.submissions.submit(post.listing, identifiers: identifiers, at: now)
        }
        if let admission = post.admission {
            try connection.rosters.insert(Roster(of: post.listing, admission: admission))
        }
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
