import Database
import Domain
import Storage

/// Lessons that are sold through Madang: a pass that is used week by week, and one that is paid by itself.
struct DemoLessonSale {
    private let plan: DemoPlan
    private let clock: DemoClock
    private let demo: DemoListing
    private let sale: Sale
    private let offer: LessonOffer
    private var listing: Listing
    private var chance: Chance
    /// Distinguishes the identifiers of each student's orders, lessons and lines. Lessons of two students can
    /// begin at the same moment.
    private var number = 0
    /// The conversations that begin with an order or a lesson.
    private(set) var conversations = 0

    /// Nil for a listing whose lessons can't be sold, and for some at random.
    init?(_ plan: DemoPlan, _ clock: DemoClock, of demo: DemoListing) throws {
        chance = Chance(plan.seed, .purchase, demo.number)
        guard demo.kind.has(.paidLessons), let offer = demo.post.lessons, chance.happens(70) else {
            return nil
        }
        let place = ListingPlace(neighbourhood: demo.place.code, shown: demo.place.point, exact: nil)
        listing = Listing(
            posting: demo.id,
            demo.kind,
            by: demo.authorID,
            side: demo.post.side,
            seats: try Seats(demo.post.seats, taken: demo.taken),
            try demo.details(at: place, showing: nil, .open),
            at: demo.postedAt
        )
        let seller = try Seller(
            name: DemoNeighbours.nickname(demo.author),
            contact: "seller\(demo.author)@example.invalid",
            businessNumber: nil
        )
        sale = try Sale(ofLessonsOf: listing, offer, by: seller)
        self.plan = plan
        self.clock = clock
        self.demo = demo
        self.offer = offer
    }

    var taken: Int { listing.seats.taken }

    /// Sells to neighbours who haven't written about the listing.
    ///
    /// - Parameter guests: those who have.
    mutating func sell(_ town: DemoTown, besides guests: Set<Int>, to batch: inout RowBatch) throws {
        batch.add(SaleRow(sale))
        var members = guests
        for place in 0..<2 where listing.seats.areLeft {
            let student = town.member(&chance, besides: demo.author)
            // Milliseconds of their own keep the identifiers of the orders apart.
            let at = demo.postedAt.later(minutes: chance.within(20...4_000)) + .milliseconds(20 * (place + 1))
            guard at.later(minutes: 60) < clock.now, members.insert(student).inserted else { continue }
            number = demo.number * 4 + 3 + place << 21
            if place == 0, offer.pass != nil {
                try sellPass(to: student, at: at, to: &batch)
            } else if let price = offer.single {
                try sellLesson(for: price, to: student, at: at, to: &batch)
            }
        }
    }

    private mutating func sellPass(to student: Int, at moment: Moment, to batch: inout RowBatch) throws {
        var purchase = try DemoPurchase(
            number,
            in: sale,
            of: listing,
            by: clock.member(student),
            paying: .pass,
            at: moment,
            clock
        )
        try purchase.settle(&chance)
        var lines = purchase.lines
        var next = purchase.latest.day(chance.within(1...4), hour: chance.within(10...20))
        var proposedAt = purchase.latest.later(minutes: 10)
        while proposedAt < clock.now, proposedAt.later(minutes: 30) < next,
            purchase.order.covers(lessonAt: next)
        {
            let talk = talk(with: student, begunAt: lines.first?.at ?? proposedAt, hasSeat: true)
            let lesson = try lesson(in: talk, startsAt: next, proposedAt: proposedAt, .negotiable)
            guard let accepted = lesson.accepted else { break }
            try purchase.book(accepted, at: lesson.acceptedAt)
            lines += lesson.lines
            try add(lesson.deal, to: &batch)
            guard let doneAt = lesson.doneAt else { break }
            (proposedAt, next) = (doneAt.later(minutes: 30), DealTerms.again(next, at: doneAt))
        }
        try purchase.endAtDeadline(keepingSeat: !purchase.order.uses.isEmpty)
        try end(purchase, of: student, telling: lines, to: &batch)
    }

    private mutating func sellLesson(
        for price: Money,
        to student: Int,
        at moment: Moment,
        to batch: inout RowBatch
    ) throws {
        let start = moment.day(chance.within(2...9), hour: chance.within(10...20))
        let talk = talk(with: student, begunAt: moment, hasSeat: false)
        let price = Price.fixed(price, per: .wholeClass)
        let lesson = try lesson(in: talk, startsAt: start, proposedAt: moment, price)
        guard let accepted = lesson.accepted, lesson.acceptedAt.later(minutes: 10) < clock.now else { return }
        listing = lesson.listing ?? listing
        var purchase = try DemoPurchase(
            number,
            in: sale,
            of: listing,
            by: clock.member(student),
            paying: .single(accepted),
            at: lesson.acceptedAt.later(minutes: 2),
            clock
        )
        try purchase.pay([accepted])
        if let doneAt = lesson.doneAt { try purchase.follow(lesson.deal, at: doneAt) }
        try add(lesson.deal, to: &batch)
        try end(purchase, of: student, telling: purchase.lines + lesson.lines, to: &batch)
    }

    private func talk(with student: Int, begunAt: Moment, hasSeat: Bool) -> DemoAgreement.Talk {
        DemoAgreement.Talk(
            id: clock.id(at: begunAt, number),
            listing: listing,
            student: clock.member(student),
            hasSeat: hasSeat
        )
    }

    /// A lesson that the teacher proposes and the student accepts, which took place if it is over.
    private func lesson(
        in talk: DemoAgreement.Talk,
        startsAt start: Moment,
        proposedAt: Moment,
        _ price: Price
    ) throws -> DemoAgreement {
        let terms = try DealTerms(
            startsAt: start,
            minutes: demo.post.minutes,
            place: DealPlace(neighbourhood: demo.place.code),
            price: price
        )
        let id: Deal.ID = clock.id(at: proposedAt, number)
        return try DemoAgreement(id, on: terms, in: talk, at: proposedAt, until: clock.now)
    }

    private func add(_ lesson: Deal, to batch: inout RowBatch) throws {
        batch.add(lesson)
        var notes = DemoLessonNotes(plan.seed, clock, of: lesson)
        try notes?.write(to: &batch)
    }

    private mutating func end(
        _ purchase: DemoPurchase,
        of student: Int,
        telling lines: [(line: Line, at: Moment)],
        to batch: inout RowBatch
    ) throws {
        listing = purchase.listing ?? listing
        purchase.add(to: &batch)
        var story = DemoStory(plan, clock, student, number)
        conversations += story.tell(of: lines.sorted { $0.at < $1.at }, in: demo, to: &batch) ? 1 : 0
    }
}
