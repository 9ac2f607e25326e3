import Domain
import Testing

/// Ana gives lessons of an hour for 50,000 won on Mondays from ten to one, at her place.
@Suite("A lesson that can be booked")
struct BookableLessonTests {
    private let now = SampleListing.start
    private let ana = SampleListing.author
    private let ben = Member.ID(rawValue: 8)

    private func exact() throws -> ExactPlace {
        try ExactPlace(point: Point(latitude: 37.5637, longitude: 126.9838)!, address: "명동길 14")
    }

    private func lesson(
        side: Listing.Side = .offer,
        places: Set<LessonPlace> = [.teacher],
        sharesPlace: Bool = true,
        isOpen: Bool = true,
        taken: [Moment] = [],
        trial: LessonTrial = .none,
        besides ahead: LessonsAhead = .none,
        isNew: Bool = true
    ) throws -> BookableLesson {
        let lesson = try Lesson(
            posting: Listing.ID(rawValue: 1_000),
            by: ana,
            LessonContents(
                side: side,
                title: ListingTitle("바이올린"),
                description: LessonDescription("활 잡기부터 해요."),
                instrument: .violin,
                places: places,
                format: .single,
                seats: 1,
                minutes: 60,
                prices: LessonPrices(single: Money(won: 50_000), trial: trial),
                tags: .none
            ),
            at: ListingPlace(
                neighbourhood: NeighbourhoodCode(number: 1_114_055_000)!,
                shown: Point(latitude: 37.56, longitude: 126.98)!,
                exact: exact()
            ),
            now: now
        )
        let rules = try BookingRules(
            restsOnHolidays: true,
            pause: 0,
            notice: 24,
            horizon: 4,
            sharesPlace: sharesPlace
        )
        let week = [Weekday.monday: try TeachingDay([TeachingSpan(600, 780)])]
        let hours = try TeachingHours(of: ana, week: isOpen ? week : [:], rules)
        let times = taken.map { TakenTime($0, $0 + SampleDeal.hour, for: Subject(.listing, 1_001)) }
        return BookableLesson(
            lesson,
            TeachingSchedule(hours, besides: times),
            seat: .needed,
            besides: ahead,
            isNew: isNew
        )
    }

    private let monday = CivilDate(year: 2_026, month: 11, day: 23)!.startInSeoul + .seconds(600 * 60)
    private let week = SampleDeal.day * 7

    private func terms(_ lesson: BookableLesson, at minute: Int = 600, by member: Member.ID? = nil) throws
        -> DealTerms
    {
        let monday = CivilDate(year: 2_026, month: 11, day: 23)!
        let start = monday.startInSeoul + .seconds(60 * minute)
        return try lesson.booking(BookingWish(startsAt: start), by: member ?? ben, at: now).terms
    }

    @Test("is booked at a time of its teacher, for its length and its price")
    func books() throws {
        let lesson = try lesson()
        let terms = try terms(lesson)
        #expect(terms.minutes == 60 && terms.price == .fixed(Money(won: 50_000)!, per: .wholeClass))
        #expect(try lesson.slots(for: ben, at: now).first == terms.startsAt)
        #expect(throws: SlotRefusal.notOffered) { try self.terms(lesson, at: 780) }
    }

    @Test("is booked for several weeks at once, also beyond those that can be booked alone")
    func weekly() throws {
        let wish = try BookingWish(startsAt: monday, weeks: 6)
        let booking = try lesson().booking(wish, by: ben, at: now)
        #expect(booking.further == (1...5).map { monday + week * $0 })
        #expect(booking.terms.startsAt == monday && booking.terms.extent == .weekly(6))
        let late = try BookingWish(startsAt: monday + week * 5)
        #expect(throws: SlotRefusal.tooFar) { try lesson().booking(late, by: ben, at: now) }
    }

    @Test("of which one week is taken is booked in none and names it, or in the others by choice")
    func someTaken() throws {
        let lesson = try lesson(taken: [monday + week, monday + week * 3])
        let all = try BookingWish(startsAt: monday, weeks: 4)
        #expect(throws: WeeklySlotsRefusal.notFree([monday + week, monday + week * 3])) {
            try lesson.booking(all, by: ben, at: now)
        }
        let free = try BookingWish(startsAt: monday, weeks: 4, skipsTaken: true)
        let booking = try lesson.booking(free, by: ben, at: now)
        #expect(booking.terms.startsAt == monday && booking.further == [monday + week * 2])
        #expect(booking.terms.extent == .weekly(2))
        let none = try BookingWish(startsAt: monday + week, skipsTaken: true)
        #expect(throws: SlotRefusal.taken) { try lesson.booking(none, by: ben, at: now) }
    }

    @Test("is tried once, for the price of a trial, by a student who is new and has no pass")
    func trial() throws {
        let price = Money(won: 20_000)!
        let wish = try BookingWish(startsAt: monday, isTrial: true)
        let paid = try lesson(trial: .paid(price))
        #expect(paid.offer(at: nil).trial == price)
        let terms = try paid.booking(wish, by: ben, at: now).terms
        #expect(terms.price == .fixed(price, per: .wholeClass) && terms.extent == .trial)
        let free = try lesson(trial: .free).booking(wish, by: ben, at: now).terms
        #expect(free.price == .fixed(.zero, per: .wholeClass))
        #expect(throws: SlotRefusal.noTrial) { try lesson().booking(wish, by: ben, at: now) }
        let known = try lesson(trial: .free, isNew: false)
        #expect(throws: SlotRefusal.trialTaken) { try known.booking(wish, by: ben, at: now) }
        let passes = LessonsAhead(passes: [PassLeft(lessons: 2, until: monday + week)])
        let holder = try lesson(trial: .free, besides: passes)
        #expect(throws: SlotRefusal.trialTaken) { try holder.booking(wish, by: ben, at: now) }
        #expect(holder.offer(at: nil).trial == nil && holder.offer(at: monday).lessonsLeft == 2)
        #expect(holder.offer(at: monday + week).lessonsLeft == 0)
        #expect(throws: DealRefusal.weeks) { try BookingWish(startsAt: monday, weeks: 2, isTrial: true) }
    }

    @Test("isn't booked by its teacher, of one who looks for a teacher, or without hours")
    func refused() throws {
        let lesson = try lesson()
        #expect(throws: ConversationRefusal.ownListing) { try terms(lesson, by: ana) }
        #expect(throws: ConversationRefusal.ownListing) { try lesson.slots(for: ana, at: now) }
        #expect(throws: SlotRefusal.wanted) { try terms(self.lesson(side: .want)) }
        #expect(throws: SlotRefusal.notBookable) { try terms(self.lesson(isOpen: false)) }
    }

    @Test("tells its exact place only if it is the teacher's, who shares it with those who book")
    func places() throws {
        #expect(try terms(lesson()).place.exact == exact())
        #expect(try terms(lesson(places: [.teacher, .online])).place.exact == exact())
        for places in [[LessonPlace.student], [.online]] as [Set] {
            #expect(try terms(lesson(places: places)).place.exact == nil)
        }
        #expect(try terms(lesson(sharesPlace: false)).place.exact == nil)
    }
}
