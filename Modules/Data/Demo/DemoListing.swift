import Domain

/// A class of a demo while it is generated.
struct DemoListing {
    let id: Listing.ID
    let author: Int
    let authorID: Member.ID
    let place: DemoPlace
    let side: Listing.Side
    let subject: DemoSubject
    let title: String
    let postedAt: Moment
    let seats: Int
    let minutes: Int
    let sessions: [Moment]
    let price: Int?
    var taken = 0
    var conversations = 0

    init(_ number: Int, _ town: DemoTown, _ clock: DemoClock, _ chance: inout Chance) {
        postedAt = clock.posted(number)
        id = clock.id(at: postedAt, number)
        author = town.somebody(&chance)
        authorID = clock.member(author)
        place = town.home(of: author)
        side = chance.happens(68) ? .offer : .want
        // Hobbies are the most common subject among neighbours.
        subject = chance.happens(30) ? DemoSubject.all[8] : chance.pick(DemoSubject.all)
        title = subject.title(side, &chance)
        seats = side == .offer && chance.happens(30) ? chance.within(2...8) : 1
        minutes = chance.pick([30, 50, 60, 60, 60, 90, 90, 120])
        price = chance.happens(12) ? nil : chance.within(subject.price) * 1_000
        var sessions: [Moment] = []
        if chance.happens(35) {
            let first = chance.within(2...40)
            let (hour, half) = (chance.within(9...20), chance.pick([0, 30]))
            for week in 0..<chance.pick([1, 1, 2, 4]) {
                sessions.append(postedAt.day(first + 7 * week, hour: hour, minute: half))
            }
        }
        self.sessions = sessions
    }

    var endsAt: Moment? { sessions.last?.later(minutes: minutes) }
    var hasSeats: Bool { taken < seats }
    var unit: PriceUnit? { price == nil ? nil : subject.unit }

    /// Closed with free seats means closed by its author; 1 for yes, as it is stored.
    func isClosedByAuthor(_ status: Listing.Status) -> Int { status == .closed && hasSeats ? 1 : 0 }

    /// The current status; only a listing with free seats is open.
    func status(at now: Moment, _ chance: inout Chance) -> Listing.Status {
        if let endsAt, endsAt <= now { return .expired }
        return !hasSeats || chance.happens(8) ? .closed : .open
    }
}
