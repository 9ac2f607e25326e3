import Domain
import TestSupport
import Testing

@Suite("A pass of lessons")
struct PassTests {
    private static let (ana, ben) = (SamplePass.ana, SamplePass.ben)
    private static let (now, day) = (SamplePass.now, SamplePass.day)

    /// The law, computed in another way: each month has its share of the lessons, and is judged by itself.
    private func byLaw(_ price: Int, used: Int, of count: Int, months: Int) -> Int {
        let sixths = (0..<months).reduce(0) { sum, month in
            // A lesson has as many parts as there are months, so each month has as many as there are lessons.
            let taken = max(0, min(count, used * months - month * count))
            if taken == 0 { return sum + 6 }
            if 3 * taken < count { return sum + 4 }
            return sum + (2 * taken < count ? 3 : 0)
        }
        let (won, rest) = (price * sixths).quotientAndRemainder(dividingBy: 6 * months)
        return rest == 0 ? won : won + 1
    }

    @Test("Refunds of passes follow the law to the won for any size, and fall with each lesson")
    func law() {
        var chance = SeededGenerator(seed: 31)
        for _ in 0..<3_000 {
            let price = Int.random(in: 1...3_000_000, using: &chance)
            let (count, months) = (
                Int.random(in: 2...100, using: &chance), Int.random(in: 1...24, using: &chance)
            )
            var last = price
            for used in 0...count {
                let back = PassLadder.law.amount(
                    of: Money(won: price)!,
                    used: used,
                    of: count,
                    months: months
                )
                #expect(back.won == byLaw(price, used: used, of: count, months: months))
                #expect(back.won <= last)
                last = back.won
            }
            #expect(last == 0)
        }
    }

    @Test(
        "Examples: a month, and four months of 48 lessons for 400,000 won",
        arguments: [
            (450_000, 0, 10, 1, 450_000), (450_000, 3, 10, 1, 300_000), (450_000, 4, 10, 1, 225_000),
            (450_000, 5, 10, 1, 0), (400_000, 3, 48, 4, 366_667), (400_000, 5, 48, 4, 350_000),
            (400_000, 6, 48, 4, 300_000), (400_000, 12, 48, 4, 300_000), (400_000, 15, 48, 4, 266_667),
        ]
    )
    func examples(_ price: Int, _ used: Int, _ count: Int, _ months: Int, _ back: Int) {
        let amount = PassLadder.law.amount(of: Money(won: price)!, used: used, of: count, months: months)
        #expect(amount.won == back)
    }

    @Test("A week before its end both hear of the lessons that aren't booked, and of a short pass nothing")
    func reminders() throws {
        let pass = try SamplePass.used(8, of: SamplePass.sold()).order
        let end = pass.terms.deadline
        let told = pass.endReminders(at: end - Pass.reminderTime)
        #expect(told.map(\.member) == [Self.ben, Self.ana])
        #expect(told.allSatisfy { $0.kind == .passEndsSoon && $0.count == 2 })
        #expect(pass.endReminders(at: end).isEmpty)
        let used = try SamplePass.used(10, of: SamplePass.sold()).order
        #expect(used.endReminders(at: end - Pass.reminderTime).isEmpty)
        let short = try SamplePass.sold(SamplePass.offer(10, 450_000, .days(6))).order
        #expect(short.endReminders(at: Self.now).isEmpty)
        #expect(try SamplePass.held().order.endReminders(at: Self.now).isEmpty)
    }

    @Test("The timeline before paying tells what is given back after each number of lessons")
    func timeline() {
        let pass = Pass(count: 10, validity: .days(30))
        let price = Money(won: 450_000)!
        let stretches = pass.stretches(of: price)
        #expect(stretches.map(\.used) == [0, 1, 4, 5])
        #expect(stretches.map(\.amount.won) == [450_000, 300_000, 225_000, 0])
        #expect(PassLadder(pass.ladder.description) == .law)
        for text in ["", "1/3", "1/3:2/3,1/4:1/2", "1/3:1/2,1/2:2/3", "2/1:1/2", "1/0:1/2", "1/3:0/1"] {
            #expect(PassLadder(text) == nil, "\(text)")
        }
    }

    @Test(
        "A pass lasts until the end of its last day in Seoul, and a short month has an earlier one",
        arguments: [
            ((2026, 11, 25), PassValidity.days(30), (2026, 12, 26)),
            ((2026, 11, 25), .months(3), (2027, 2, 26)), ((2027, 1, 31), .months(1), (2027, 3, 1)),
            ((2026, 12, 31), .months(14), (2028, 3, 1)), ((2026, 12, 1), .months(24), (2028, 12, 2)),
        ] as [((Int, Int, Int), PassValidity, (Int, Int, Int))]
    )
    func validity(_ day: (Int, Int, Int), _ validity: PassValidity, _ dayAfter: (Int, Int, Int)) throws {
        let start = try #require(CivilDate(year: day.0, month: day.1, day: day.2)).startInSeoul
        let end = try #require(CivilDate(year: dayAfter.0, month: dayAfter.1, day: dayAfter.2))
        for moment in [start, start + Self.day - .milliseconds(1)] {
            #expect(validity.end(from: moment) == end.startInSeoul)
        }
        #expect(PassValidity(validity.description) == validity)
        #expect([PassValidity.days(30), .days(31), .months(3)].map(\.months) == [1, 2, 3])
    }

    @Test(
        "Ben becomes a student with the pass, for the price that the listing asks, and reads that it is paid"
    )
    func sells() throws {
        let held = try SamplePass.held()
        #expect(held.order.amount.won == 450_000 && held.listing?.seats.taken == 1)
        let sold = try SamplePass.sold()
        #expect(sold.order.state == .sold && sold.lines == [.passSold] && sold.order.lessonsLeft == 10)
        #expect(sold.order.terms.deadline == PassValidity.days(30).end(from: Self.now))

        let student = PayerStanding(seat: .held)
        let full = try SamplePass.held(SamplePass.offer(), SamplePass.listing(seats: 1), standing: student)
        #expect(full.listing?.seats.taken == 0)
        #expect(throws: OrderRefusal.ownListing) { try SamplePass.held(by: Self.ana) }
        #expect(throws: OrderRefusal.notForSale) { try SamplePass.held(choosing: nil) }
        let single = try #require(LessonOffer(single: Money(won: 1), pass: nil))
        #expect(throws: OrderRefusal.notForSale) { try SamplePass.held(single) }
        #expect(LessonOffer(single: .zero, pass: nil) == nil)
    }

    @Test("The time of a pass counts from the payment, and covers lessons that were agreed on before")
    func begins() throws {
        let deals = [try SamplePass.deal(number: 1, startsIn: .seconds(-60)), try SamplePass.deal(number: 2)]
        let held = try SamplePass.held()
        let later = Self.now + Order.holdTime - .seconds(1)
        var purchase = SampleOrder.later(held, later, standing: PayerStanding(deals: deals))
        purchase.apply(SampleOrder.payment(.paid, 450_000))
        #expect(purchase.order.terms.deadline == PassValidity.days(30).end(from: later))
        #expect(purchase.order.uses.map(\.deal) == [deals[1].id])
    }

    @Test("Each lesson uses one, once, and none is booked beyond the number or the time")
    func uses() throws {
        var pass = try SamplePass.sold(SamplePass.offer(2))
        let first = try SamplePass.deal()
        #expect(pass.use(for: first) && !pass.use(for: first))
        #expect(!pass.use(for: try SamplePass.deal(number: 2, startsIn: Self.day * 40)))
        #expect(!pass.use(for: try SamplePass.deal(.proposed, number: 3)))
        #expect(pass.use(for: try SamplePass.deal(number: 4)))
        #expect(!pass.use(for: try SamplePass.deal(number: 5)))
        #expect(pass.order.lessonsUsed == 2 && !pass.order.hasLessons(at: Self.now))
        #expect(pass.facts.filter { $0.event == .used }.count == 2)
        #expect(try SamplePass.held().order.hasLessons(at: Self.now))
        var held = try SamplePass.held()
        #expect(!held.use(for: try SamplePass.deal()))
    }

    /// How a lesson in five days ends, and whether it comes back to the pass.
    private static let endings: [(String, Bool, @Sendable () throws -> Deal)] = [
        ("done", false, { try SamplePass.deal(.done, number: 1) }),
        (
            "cancelled in time", true,
            { try SamplePass.deal(.cancelled, number: 1, at: now + day * 4, by: ben) }
        ),
        (
            "cancelled too late", false,
            { try SamplePass.deal(.cancelled, number: 1, at: now + day * 4 + .milliseconds(1), by: ben) }
        ),
        (
            "cancelled by the teacher", true,
            { try SamplePass.deal(.cancelled, number: 1, at: now + day * 5, by: ana) }
        ),
        ("student absent", false, { try missed(by: .partner) }),
        ("student absent, says otherwise", false, { try missed(by: .partner, .disputed) }),
        ("teacher absent", true, { try missed(by: .author) }),
        ("teacher absent, agrees", true, { try missed(by: .author, .agreed) }),
        ("teacher absent, says otherwise", false, { try missed(by: .author, .disputed) }),
    ]

    @Sendable
    private static func missed(by party: DealParties.Party, _ answer: NoShow.Answer? = nil) throws -> Deal {
        let note = NoShow(notedBy: party.other, notedAt: now + day * 5, answer: answer)
        return try SamplePass.deal(.cancelled, number: 1, at: now + day * 6, noShow: note)
    }

    @Test(
        "A lesson that is cancelled in time, or missed by the teacher, comes back; others are used",
        arguments: endings.indices
    )
    func ends(_ index: Int) throws {
        let (about, comesBack, ended) = Self.endings[index]
        var pass = try SamplePass.sold()
        pass.use(for: try SamplePass.deal(number: 1))
        var later = SampleOrder.later(pass, Self.now + Self.day * 6)
        later.follow(try ended())
        #expect(later.order.lessonsUsed == (comesBack ? 0 : 1), "\(about)")
        #expect(later.order.refunds.isEmpty)
        later.follow(try ended())
        #expect(later.facts.filter { $0.event == .returned }.count == (comesBack ? 1 : 0), "\(about)")
    }

    @Test(
        "A student who moves a booked lesson alone within its notice doesn't get its use back by cancelling"
    )
    func movedAlone() throws {
        var pass = try SamplePass.sold()
        pass.use(for: try SamplePass.deal(number: 1))
        let moment = Self.now + Self.day * 4 + .seconds(60)
        var later = SampleOrder.later(pass, moment)
        let share = later.order.share(at: moment)
        later.follow(try SamplePass.deal(number: 1, startsIn: Self.day * 20), movedBy: .payer)
        #expect(later.order.uses[0].startsAt == Self.now + Self.day * 20)
        #expect(later.order.share(at: moment) == share && later.order.lessonsTaken(at: moment) == 1)
        later.follow(
            try SamplePass.deal(.cancelled, number: 1, startsIn: Self.day * 20, at: moment, by: Self.ben)
        )
        #expect(later.order.lessonsUsed == 1)

        var agreed = SampleOrder.later(pass, moment)
        agreed.follow(try SamplePass.deal(number: 1, startsIn: Self.day * 20), movedBy: .payee)
        #expect(agreed.order.lessonsTaken(at: moment) == 0)
    }

    @Test("A lesson that the teacher misses after the pass is over is given back in money")
    func late() throws {
        var pass = try SamplePass.sold()
        pass.use(for: try SamplePass.deal(number: 1))
        var over = SampleOrder.later(pass, Self.now + Self.day * 40)
        over.endAtDeadline()
        #expect(!over.order.hasSeat && over.listing?.seats.taken == 0 && over.order.refunds.isEmpty)
        #expect(over.order.share(at: Self.now + Self.day * 40) == .zero)
        over.follow(try Self.missed(by: .author))
        #expect(over.order.refunds.map(\.amount.won) == [45_000])
        #expect(over.order.refunds.map(\.cause) == [.lessonCancelled])
    }

    @Test("A lesson that was moved past the end of the pass is given back in money if its teacher cancels it")
    func movedPastTheEnd() throws {
        var pass = try SamplePass.sold()
        pass.use(for: try SamplePass.deal())
        let (after, moment) = (Self.day * 40, Self.now + Self.day * 35)
        pass.follow(try SamplePass.deal(startsIn: after), movedBy: .payee)
        // Whether maintenance has ended the pass by then, or not yet.
        for isEnded in [true, false] {
            var over = SampleOrder.later(pass, moment)
            if isEnded { over.endAtDeadline() }
            #expect(over.order.hasSeat != isEnded)
            for (member, back) in [(Self.ana, [45_000]), (Self.ben, [])] {
                var ended = over
                ended.follow(try SamplePass.deal(.cancelled, startsIn: after, at: moment, by: member))
                #expect(ended.order.lessonsUsed == 0 && ended.order.refunds.map(\.amount.won) == back)
            }
        }
    }

    @Test("A lesson counts as taken from the moment on until which it can be cancelled in time")
    func taken() throws {
        var pass = try SamplePass.sold()
        pass.use(for: try SamplePass.deal())
        let notice = Self.now + Self.day * 4
        #expect(pass.order.lessonsTaken(at: notice - .milliseconds(1)) == 0)
        #expect(pass.order.lessonsTaken(at: notice) == 1)
    }

    @Test("A pass numbers its lessons by their time, and tells which one a proposed lesson would be")
    func numbers() throws {
        var pass = try SamplePass.sold(SamplePass.offer(2))
        let (first, second) = (
            try SamplePass.deal(number: 8), try SamplePass.deal(number: 7, startsIn: Self.day * 6)
        )
        let proposed = try SamplePass.deal(.proposed, number: 9)
        #expect(pass.order.payment(of: proposed) == .passAhead(pass.order.id, number: 1, of: 2))
        pass.use(for: second)
        #expect(pass.order.payment(of: proposed) == .passAhead(pass.order.id, number: 2, of: 2))
        pass.use(for: first)
        #expect(pass.order.payment(of: first) == .pass(pass.order.id, number: 1, of: 2))
        #expect(pass.order.payment(of: second) == .pass(pass.order.id, number: 2, of: 2))
        #expect(pass.order.payment(of: proposed) == nil)
    }

    @Test("After its end nothing of a pass is given back to a student who stops, before maintenance either")
    func stopsAfterTheEnd() throws {
        let pass = try SamplePass.sold()
        let end = pass.order.terms.deadline
        #expect(pass.order.share(at: end - .milliseconds(1)).won == 450_000)
        var over = SampleOrder.later(pass, end, by: .payer)
        #expect(over.order.share(at: end) == .zero)
        try over.withdraw(by: Self.ben)
        #expect(over.order.refunds.isEmpty && !over.order.hasSeat)
    }

    @Test("A teacher who stops after the end of a pass, before maintenance, gives nothing back of it")
    func teacherStopsAfterTheEnd() throws {
        let pass = try SamplePass.sold()
        var over = SampleOrder.later(pass, pass.order.terms.deadline, by: .payee)
        try over.withdraw(by: Self.ana)
        #expect(over.order.refunds.isEmpty && !over.order.hasSeat)
    }

    @Test("The price of lessons that a teacher doesn't give is rounded up to the won")
    func unevenPrice() throws {
        for (used, back) in [(0, 100_000), (1, 66_667), (2, 33_334), (3, 0)] {
            let pass = try SamplePass.used(used, of: SamplePass.sold(SamplePass.offer(3, 100_000)))
            var later = SampleOrder.later(pass, Self.now + Self.day, by: .payee)
            try later.withdraw(by: Self.ana)
            #expect(later.order.refundedOrAsked == back, "\(used)")
        }
    }

    @Test(
        "A student who stops gets what the law says, and booked lessons come back",
        arguments: [(0, 450_000), (3, 300_000), (4, 225_000), (5, 0)]
    )
    func stops(after used: Int, _ back: Int) throws {
        var pass = try SamplePass.used(used, of: SamplePass.sold())
        pass.use(for: try SamplePass.deal(number: 99, startsIn: Self.day * 9))
        let moment = Self.now + Self.day
        var later = SampleOrder.later(pass, moment, by: .payer)
        #expect(later.order.share(at: moment).won == back)
        try later.withdraw(by: Self.ben)
        #expect(later.order.refundedOrAsked == back && later.listing?.seats.taken == 0)
        #expect(later.order.lessonsUsed == used && later.lines == [.passEnded])
        #expect(throws: OrderRefusal.ended) { try later.withdraw(by: Self.ben) }
    }

    @Test(
        "A teacher who stops, or leaves, gives the price of all lessons back that aren't taken",
        arguments: [0, 3, 7, 10],
        [true, false]
    )
    func teacherStops(after used: Int, _ leaves: Bool) throws {
        let pass = try SamplePass.used(used, of: SamplePass.sold())
        var later = SampleOrder.later(pass, Self.now + Self.day, by: .payee)
        if leaves { try later.end(becauseOf: Self.ana) } else { try later.withdraw(by: Self.ana) }
        #expect(later.order.refundedOrAsked == 45_000 * (10 - used) && !later.order.hasSeat)
        #expect(throws: OrderRefusal.notFound) { try later.withdraw(by: Member.ID(rawValue: 5)) }
        var held = try SamplePass.held()
        #expect(throws: OrderRefusal.notPayer) { try held.withdraw(by: Self.ana) }
    }

    @Test("A seat that the student needs for lessons stays when the pass ends")
    func seat() throws {
        let pass = try SamplePass.sold()
        let standing = PayerStanding(seat: .held)
        var later = SampleOrder.later(pass, Self.now + Self.day, by: .payer, standing: standing)
        try later.withdraw(by: Self.ben)
        #expect(later.listing?.seats.taken == 1)
    }
}
