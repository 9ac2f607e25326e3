import Database
import Domain
import Storage

/// Generates a demo's listings with their conversations and deals.
struct DemoListings: Sendable {
    let plan: DemoPlan
    let town: DemoTown
    let clock: DemoClock
    /// A cache of search texts for some twenty thousand combinations of title, marks and text. Keyed by
    /// bytes, since comparing strings would check canonical equivalence.
    private var foldedTexts: [[UInt8]: String] = [:]
    private var album: DemoAlbum
    /// By their numbers, so that no time is booked twice; nil for those who take no bookings.
    private var hours: [Int: DemoTeachingHours?] = [:]
    private var teachers: DemoTeachers

    init(plan: DemoPlan, town: DemoTown, clock: DemoClock, media: DemoMedia) {
        album = DemoAlbum(media.pictures)
        teachers = DemoTeachers(media.recordings)
        self.plan = plan
        self.town = town
        self.clock = clock
    }

    mutating func add(_ numbers: Range<Int>, to batch: inout RowBatch) throws {
        for number in numbers { try add(number, to: &batch) }
    }

    private mutating func add(_ number: Int, to batch: inout RowBatch) throws {
        var chance = Chance(plan.seed, .listing, number)
        var listing = DemoListing(number, town, clock, &chance)
        let favourites = addFavourites(of: listing, to: &batch, &chance)
        try addHours(of: &listing, to: &batch)
        try addConversations(of: &listing, number, to: &batch, &chance)
        if let known = listing.hours { hours[listing.author] = known }
        let shown = listing.place.point.moved(by: 250, &chance)
        try listing.post.schedule(&chance)
        let edited = chance.happens(10) ? listing.postedAt.later(minutes: chance.within(1...58)) : nil
        let isEdited = edited.map { $0 < clock.now } ?? false
        let bumped = chance.happens(8) ? clock.latest(after: listing.postedAt, &chance) : nil
        let status = listing.status(at: clock.now, &chance)
        try listing.post.describe(&chance)
        let exact = try exactPlace(of: listing, shownAt: shown, &chance)
        var choice = Chance(plan.seed, .picture, number)
        let posted = Listing(
            id: listing.id,
            kind: listing.kind,
            author: listing.authorID,
            side: listing.post.side,
            createdAt: listing.postedAt,
            details: try listing.details(
                at: ListingPlace(neighbourhood: listing.place.code, shown: shown, exact: exact),
                showing: album.addPictures(of: listing, clock, to: &batch, &choice),
                status
            ),
            status: status,
            seats: try Seats(listing.post.seats, taken: listing.taken),
            position: bumped.map { clock.id(at: $0, number) } ?? Identifier(rawValue: listing.id.rawValue),
            editedAt: isEdited ? edited : nil,
            bumpedAt: bumped,
            isClosedByAuthor: listing.isClosedByAuthor(status),
            cancellation: try listing.cancellation
        )
        let views = chance.below(40) + favourites * 9
        try add(listing, as: posted, exact, favourites: favourites, views: views, to: &batch)
    }

    /// The hours of its author, with the author's first listing that takes bookings.
    private mutating func addHours(of listing: inout DemoListing, to batch: inout RowBatch) throws {
        guard listing.kind.has(.bookings), listing.post.side == .offer else { return }
        if let known = hours[listing.author] {
            listing.hours = known
            return
        }
        var chance = Chance(plan.seed, .teachingHours, listing.author)
        listing.hours = try DemoTeachingHours(listing.authorID, &chance)
        listing.hours?.addHours(to: &batch, at: listing.postedAt)
        hours[listing.author] = .some(listing.hours)
    }

    /// The rows of the listing itself.
    private mutating func add(
        _ listing: DemoListing,
        as posted: Listing,
        _ exact: ExactPlace?,
        favourites: Int,
        views: Int,
        to batch: inout RowBatch
    ) throws {
        let comments = try addComments(on: listing, to: &batch)
        batch.add(
            ListingRow(
                posted,
                favourites: favourites,
                conversations: listing.conversations,
                comments: comments,
                views: views,
                reviews: listing.reviews,
                times: listing.hours?.times(lasting: listing.post.minutes) ?? .none
            )
        )
        if let exact { batch.add(ExactPlaceRow(exact, of: listing.id)) }
        try teachers.add(authorOf: listing, plan, clock, to: &batch)
        let post = try listing.post.post(of: posted)
        for row in post.contentRows { batch.add(row) }
        batch.add(SearchTextRow(foldedText(of: post), of: listing.id))
    }

    /// The number of comments.
    private func addComments(on listing: DemoListing, to batch: inout RowBatch) throws -> Int {
        var comments = DemoComments(plan, clock, of: listing)
        try comments.write(town, to: &batch)
        return comments.count
    }

    /// Some are known exactly, and those of a kind with public places are not moved.
    private func exactPlace(
        of listing: DemoListing,
        shownAt shown: Point,
        _ chance: inout Chance
    ) throws -> ExactPlace? {
        guard !listing.kind.has(.publicPlace) else {
            return listing.post.hasPlace ? try ExactPlace(point: shown) : nil
        }
        return chance.happens(40) ? try ExactPlace(point: shown.moved(by: 200, &chance)) : nil
    }

    /// The search text, as the server would have stored it.
    private mutating func foldedText(of post: any StoredPost) -> String {
        let title = post.listing.details.title
        let marks = "\(post.listing.kind.rawValue) \(post.listing.details.facets.rawValue)"
        let text = Array("\(title.text)\n\(marks)\n\(post.searchableText)".utf8)
        if let known = foldedTexts[text] { return known }
        let folded = ListingText(of: post.listing, words: post.searchableText).folded
        foldedTexts[text] = folded
        return folded
    }

    private func addFavourites(
        of listing: DemoListing,
        to batch: inout RowBatch,
        _ chance: inout Chance
    ) -> Int {
        var fans: Set<Int> = []
        while fans.count < 12, chance.happens(30) { fans.insert(town.member(&chance)) }
        for (place, fan) in fans.sorted().enumerated() {
            let at = clock.latest(after: listing.postedAt, &chance)
            let subject = Subject(.listing, listing.id)
            batch.add(FavouriteRow(of: subject, by: clock.member(fan), as: clock.id(at: at, place)))
        }
        return fans.count
    }

    private func addConversations(
        of listing: inout DemoListing,
        _ number: Int,
        to batch: inout RowBatch,
        _ chance: inout Chance
    ) throws {
        var guests: Set<Int> = [listing.author]
        while guests.count < 4, chance.happens(plan.spread.talks) {
            guests.insert(town.member(&chance, besides: listing.author))
        }
        guests.remove(listing.author)
        for (place, guest) in guests.sorted().enumerated() {
            var story = DemoStory(plan, clock, guest, number * 4 + place)
            listing.conversations += try story.tell(about: &listing, to: &batch) ? 1 : 0
        }
        if var sale = try DemoSale(plan, clock, of: listing) {
            try sale.sell(town, besides: guests, to: &batch)
            listing.taken = sale.taken
            listing.conversations += sale.conversations
        }
        if var sale = try DemoLessonSale(plan, clock, of: listing) {
            try sale.sell(town, besides: guests, to: &batch)
            listing.taken = sale.taken
            listing.conversations += sale.conversations
        }
        guard let admission = listing.post.admission ?? listing.kind.admission else { return }
        var roster = DemoRoster(plan, clock, of: listing)
        try roster.fill(admission, town, to: &batch)
        listing.taken = roster.taken
        var group = DemoStory(plan, clock, listing.author, number * 4 + 3)
        listing.conversations += try group.tell(of: roster.joined, in: listing, to: &batch) ? 1 : 0
        if listing.kind.has(.attendance) {
            var attendance = DemoAttendance(plan, clock, of: listing)
            attendance.mark(roster.joined.map(\.member), to: &batch)
        }
        guard listing.kind.has(.logs) else { return }
        var logs = DemoCrewLogs(plan, clock, of: listing)
        try logs.write(by: [listing.authorID] + roster.joined.map(\.member), to: &batch)
    }
}

extension DemoClock {
    /// A random time between a moment and now.
    func latest(after moment: Moment, _ chance: inout Chance) -> Moment {
        let minutes = Int((now.milliseconds - moment.milliseconds) / 60_000)
        return moment.later(minutes: chance.below(max(1, minutes)))
    }
}

extension Point {
    /// A random point in a square that extends this many metres to each side.
    func moved(by metres: Int, _ chance: inout Chance) -> Point {
        let north = Double(chance.within(-metres...metres)) / 111_000
        let east = Double(chance.within(-metres...metres)) / 89_000
        return Point(latitude: latitude + north, longitude: longitude + east) ?? self
    }
}
