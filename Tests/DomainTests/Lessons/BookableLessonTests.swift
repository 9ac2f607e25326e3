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
        isOpen: Bool = true
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
                prices: LessonPrices(single: Money(won: 50_000)),
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
        return BookableLesson(lesson, TeachingSchedule(hours, besides: []), seat: .toTake)
    }

    private func terms(_ lesson: BookableLesson, at minute: Int = 600, by member: Member.ID? = nil) throws
        -> DealTerms
    {
        let monday = CivilDate(year: 2_026, month: 11, day: 23)!
        let start = monday.startInSeoul + .seconds(60 * minute)
        return try lesson.terms(startingAt: start, nil, by: member ?? ben, at: now)
    }

    @Test("is booked at a time of its teacher, for its length and its price")
    func books() throws {
        let lesson = try lesson()
        let terms = try terms(lesson)
        #expect(terms.minutes == 60 && terms.price == .fixed(Money(won: 50_000)!, per: .wholeClass))
        #expect(try lesson.slots(for: ben, at: now).first == terms.startsAt)
        #expect(throws: SlotRefusal.notOffered) { try self.terms(lesson, at: 780) }
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
