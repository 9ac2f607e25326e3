import Domain

/// Generates a demo's classes with their conversations and deals.
struct DemoListings: Sendable {
    let plan: DemoPlan
    let town: DemoTown
    let clock: DemoClock
    /// A cache of search texts for some twenty thousand combinations of title and description. Keyed by
    /// bytes, since comparing strings would check canonical equivalence.
    private var foldedTexts: [[UInt8]: String] = [:]

    init(plan: DemoPlan, town: DemoTown, clock: DemoClock) {
        self.plan = plan
        self.town = town
        self.clock = clock
    }

    mutating func add(_ numbers: Range<Int>, to batch: inout DemoBatch) {
        for number in numbers { add(number, to: &batch) }
    }

    private mutating func add(_ number: Int, to batch: inout DemoBatch) {
        var chance = Chance(plan.seed, .listing, number)
        var listing = DemoListing(number, town, clock, &chance)
        let favourites = addFavourites(of: listing, to: &batch, &chance)
        addConversations(of: &listing, number, to: &batch, &chance)
        let spot = listing.place.point.moved(by: 250, &chance)
        let arrangement = Arrangement(listing, &chance)
        let edited = chance.happens(10) ? listing.postedAt.later(minutes: chance.within(1...58)) : nil
        let bumped = chance.happens(8) ? clock.latest(after: listing.postedAt, &chance) : nil
        let position: Listing.ID = bumped.map { clock.id(at: $0, number) } ?? listing.id
        let status = listing.status(at: clock.now, &chance)
        batch.add(
            .listings,
            listing.id,
            Listing.Kind.class.rawValue,
            listing.authorID,
            listing.side.rawValue,
            listing.title,
            status.rawValue,
            listing.seats,
            listing.taken,
            facets(of: listing, arrangement, &chance),
            listing.price,
            listing.unit?.rawValue,
            listing.place.code.number,
            spot.micro.latitude,
            spot.micro.longitude,
            position,
            listing.postedAt,
            edited,
            bumped,
            listing.sessions.first,
            listing.endsAt,
            favourites,
            listing.conversations,
            chance.below(40) + favourites * 9,
            listing.isClosedByAuthor(status)
        )
        addTexts(of: listing, arrangement, near: spot, to: &batch, &chance)
    }

    private func facets(of listing: DemoListing, _ arrangement: Arrangement, _ chance: inout Chance) -> Marks
    {
        Class.marks(
            subjects: [listing.subject.subject],
            targets: [chance.pick(ClassTarget.allCases), .all],
            weekdays: arrangement.weekdays
        )
    }

    private mutating func addTexts(
        of listing: DemoListing,
        _ arrangement: Arrangement,
        near spot: Point,
        to batch: inout DemoBatch,
        _ chance: inout Chance
    ) {
        let description = listing.subject.description(listing.side, &chance)
        addContents(of: listing, description, arrangement, near: spot, to: &batch, &chance)
        addWords(of: listing, description, to: &batch)
    }

    private func addContents(
        of listing: DemoListing,
        _ description: String,
        _ arrangement: Arrangement,
        near spot: Point,
        to batch: inout DemoBatch,
        _ chance: inout Chance
    ) {
        let isFixed = !listing.sessions.isEmpty
        batch.add(
            .classes,
            listing.id,
            description,
            isFixed ? nil : listing.minutes,
            isFixed ? Marks(rawValue: 0) : arrangement.bands
        )
        for (place, session) in listing.sessions.enumerated() {
            batch.add(.sessions, listing.id, place, session, listing.minutes)
        }
        guard chance.happens(40) else { return }
        let exact = spot.moved(by: 200, &chance)
        batch.add(.places, listing.id, exact.micro.latitude, exact.micro.longitude, String?.none)
    }

    private mutating func addWords(of listing: DemoListing, _ description: String, to batch: inout DemoBatch)
    {
        guard let text = foldedText(listing.title, description) else { return }
        batch.add(.words, listing.id, text)
    }

    /// The search text, as the server would have stored it.
    private mutating func foldedText(_ title: String, _ description: String) -> String? {
        let text = title.utf8 + [UInt8(ascii: "\n")] + description.utf8
        if let known = foldedTexts[text] { return known }
        let folded = (try? ListingTitle(title)).map { ListingText(title: $0, words: description).folded }
        foldedTexts[text] = folded
        return folded
    }

    private func addFavourites(
        of listing: DemoListing,
        to batch: inout DemoBatch,
        _ chance: inout Chance
    ) -> Int {
        var fans: Set<Int> = []
        while fans.count < 12, chance.happens(30) { fans.insert(town.somebody(&chance)) }
        for (place, fan) in fans.sorted().enumerated() {
            let at = clock.latest(after: listing.postedAt, &chance)
            let mark: Listing.ID = clock.id(at: at, place)
            batch.add(.favourites, clock.member(fan), Subject.Kind.listing.rawValue, listing.id, mark)
        }
        return fans.count
    }

    private func addConversations(
        of listing: inout DemoListing,
        _ number: Int,
        to batch: inout DemoBatch,
        _ chance: inout Chance
    ) {
        var guests: Set<Int> = [listing.author]
        while guests.count < 4, chance.happens(9) {
            guests.insert(town.somebody(&chance, besides: listing.author))
        }
        guests.remove(listing.author)
        for (place, guest) in guests.sorted().enumerated() {
            var story = DemoStory(plan, clock, guest, number * 4 + place)
            listing.conversations += story.tell(about: &listing, to: &batch) ? 1 : 0
        }
    }
}

/// The arrangement of a class, or its fixed sessions.
struct Arrangement {
    let weekdays: Set<Weekday>
    let bands: Marks

    init(_ listing: DemoListing, _ chance: inout Chance) {
        let days = Set(listing.sessions.map(\.weekdayInSeoul))
        weekdays = days.isEmpty ? Marks(rawValue: Int64(chance.below(128))).words() : days
        bands = Marks(rawValue: Int64(chance.below(16)))
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
    fileprivate func moved(by metres: Int, _ chance: inout Chance) -> Point {
        let north = Double(chance.within(-metres...metres)) / 111_000
        let east = Double(chance.within(-metres...metres)) / 89_000
        return Point(latitude: latitude + north, longitude: longitude + east) ?? self
    }

    /// As it is stored.
    fileprivate var micro: (latitude: Int, longitude: Int) {
        (Int((latitude * 1_000_000).rounded()), Int((longitude * 1_000_000).rounded()))
    }
}
