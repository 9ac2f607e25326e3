import Domain
import Testing

@Suite("A lesson")
struct LessonTests {
    private let now = SampleListing.start

    private func money(_ won: Int) throws -> Money { try #require(Money(won: won)) }

    private func contents(
        side: Listing.Side = .offer,
        instrument: LessonInstrument = .violin,
        purposes: Set<LessonPurpose> = [],
        places: Set<LessonPlace> = [.teacher],
        travel: Int? = nil,
        format: LessonFormat = .single,
        seats: Int = 1,
        minutes: Int = 60,
        prices: LessonPrices = LessonPrices(),
        tags: [String] = []
    ) throws -> LessonContents {
        try LessonContents(
            side: side,
            title: try ListingTitle("바이올린"),
            description: try LessonDescription("활 잡기부터 해요."),
            instrument: instrument,
            purposes: purposes,
            places: places,
            travel: travel,
            format: format,
            seats: seats,
            minutes: minutes,
            prices: prices,
            tags: ListingTags(tags)
        )
    }

    private func post(_ contents: LessonContents) throws -> Lesson {
        try SampleListing.post(contents)
    }

    private func words(_ facet: String, of lesson: Lesson) -> [String] {
        Listing.Kind.lesson.facets.filter { $0.name == facet }
            .flatMap { $0.words(in: lesson.listing.details.facets) }
    }

    @Test("has one instrument of 18, each in one of seven families, and a saxophone is a woodwind")
    func families() throws {
        #expect(LessonInstrument.allCases.count == 18)
        let families = Dictionary(grouping: LessonInstrument.allCases, by: \.family)
        #expect(Set(families.keys) == Set(LessonFamily.allCases))
        #expect(families[.woodwind] == [.flute, .oboe, .clarinet, .bassoon, .saxophone])
        #expect(families[.brass] == [.trumpet, .trombone, .tuba, .horn])
        let lesson = try post(contents(instrument: .saxophone))
        #expect(words("family", of: lesson) == ["woodwind"])
        #expect(words("instrument", of: lesson) == ["saxophone"])
    }

    @Test("is for every purpose and level unless its author chose some")
    func everyone() throws {
        let lesson = try post(contents())
        #expect(words("purpose", of: lesson) == ["hobby", "exam"])
        #expect(words("level", of: lesson) == ["beginner", "intermediate", "advanced"])
        #expect(words("purpose", of: try post(contents(purposes: [.exam]))) == ["exam"])
    }

    @Test("has a place, and tells how far the teacher travels only for lessons at the student's")
    func places() throws {
        #expect(throws: LessonRefusal.placeMissing) { try contents(places: []) }
        #expect(try contents(places: [.teacher, .online], travel: 5).travel == nil)
        #expect(try contents(places: [.student], travel: 5).travel == 5)
        #expect(throws: LessonRefusal.travel) { try contents(places: [.student], travel: 101) }
    }

    @Test("takes from 1 to 20 students, a group at least 2, for 10 to 240 minutes")
    func limits() throws {
        for seats in [0, 21] { #expect(throws: LessonRefusal.seats) { try contents(seats: seats) } }
        #expect(throws: LessonRefusal.groupSeats) { try contents(format: .group, seats: 1) }
        #expect(try post(contents(format: .group, seats: 2)).listing.seats.total == 2)
        for minutes in [9, 241] { #expect(throws: LessonRefusal.minutes) { try contents(minutes: minutes) } }
    }

    @Test("is listed by the price of one lesson, alone or of a pass, or by month, or to be agreed on")
    func prices() throws {
        let pass = try LessonPass(count: 3, price: money(100_000), expiry: LessonExpiry(2, .months))
        let (one, month) = (try money(50_000), try money(180_000))
        let ofPass = Price.fixed(try money(33_333), per: .wholeClass)
        #expect(LessonPrices(single: one, pass: pass, monthly: month).listed == .fixed(one, per: .wholeClass))
        #expect(LessonPrices(pass: pass, monthly: month).listed == ofPass)
        // 66,666.7 and 100,000.5 are rounded half up.
        for (count, won, each) in [(3, 200_000, 66_667), (2, 200_001, 100_001)] {
            let uneven = try LessonPass(count: count, price: money(won), expiry: LessonExpiry(2, .months))
            #expect(uneven.priceOfLesson == (try money(each)))
        }
        #expect(LessonPrices(monthly: month).listed == .fixed(month, per: .month))
        #expect(LessonPrices(trial: .free).listed == .negotiable)
        let lesson = try post(contents(prices: LessonPrices(pass: pass, trial: .paid(try money(0)))))
        #expect(words("fee", of: lesson) == ["pass"] && words("trial", of: lesson) == ["paid"])
    }

    @Test("has passes of 2 to 100 lessons that last for up to two years, and a price of a paid trial")
    func passes() throws {
        let price = try money(1)
        for count in [1, 101] {
            #expect(throws: LessonRefusal.passCount) {
                try LessonPass(count: count, price: price, expiry: LessonExpiry(1, .days))
            }
        }
        for (count, unit) in [(0, LessonExpiry.Unit.days), (731, .days), (25, .months)] {
            #expect(throws: LessonRefusal.passExpiry) { try LessonExpiry(count, unit) }
        }
        #expect(throws: LessonRefusal.trialPriceMissing) { try LessonTrial(.paid, price: nil) }
        #expect(try LessonTrial(.free, price: price) == .free)
    }

    @Test("keeps its side, and is found by its tags")
    func edits() throws {
        var lesson = try post(contents(tags: ["#조성진", "실내악", "조성진"]))
        #expect(lesson.contents.tags.all.map(\.text) == ["조성진", "실내악"])
        #expect(lesson.searchableText == "활 잡기부터 해요.\n#조성진\n#실내악")
        let place = try SampleListing.details().place
        #expect(throws: LessonRefusal.sideIsFixed) {
            try lesson.edit(contents(side: .want), at: place, now: now)
        }
        try lesson.edit(contents(format: .group, seats: 3), at: place, now: now)
        #expect(lesson.listing.seats.total == 3 && lesson.contents.tags == .none)
    }

    @Test("that is one-to-one has room for one after another; a group and a wish become full")
    func room() throws {
        var lesson = try post(contents(seats: 3))
        #expect(lesson.contents.seats == 1 && !lesson.listing.fillsSeats)
        var single = lesson.listing
        for _ in 0..<3 { try single.takeSeat(at: now) }
        #expect(single.status == .open && single.seats.taken == 3)
        // As a group it has room for no fewer than its students.
        lesson = Lesson(single, lesson.contents)
        let place = single.details.place
        #expect(throws: ListingRefusal.fewerSeatsThanTaken) {
            try lesson.edit(contents(format: .group, seats: 2), at: place, now: now)
        }
        try lesson.edit(contents(format: .group, seats: 3), at: place, now: now)
        #expect(lesson.listing.status == .closed && lesson.listing.fillsSeats)
        try lesson.edit(contents(), at: place, now: now)
        #expect(lesson.listing.status == .open)

        var group = try post(contents(format: .group, seats: 2)).listing
        try group.takeSeat(at: now)
        try group.takeSeat(at: now)
        #expect(group.status == .closed)
        var wish = try post(contents(side: .want)).listing
        try wish.takeSeat(at: now)
        #expect(wish.status == .closed)
    }
}

@Suite("A tag")
struct ListingTagTests {
    @Test(
        "is the same however it is spelled",
        arguments: ["클래식작곡", "#클래식작곡", " 클래식 작곡 ", "＃클래식-작곡", "##클래식작곡!"]
    )
    func spelling(_ text: String) throws {
        #expect(try ListingTag(text).text == "클래식작곡")
    }

    @Test("has letters in lower case")
    func letters() throws {
        #expect(try ListingTag("Bach ＢＷＶ988").text == "bachbwv988")
    }

    @Test("has from 1 to 20 letters", arguments: ["", "#", "♪♫", String(repeating: "가", count: 21)])
    func length(_ text: String) {
        #expect(throws: ListingRefusal.tag) { try ListingTag(text) }
    }

    @Test("can't be one of more than ten, and a repeated one counts once")
    func count() throws {
        let ten = (0..<10).map { "태그\($0)" }
        #expect(try ListingTags(ten + ["#태그0"]).all.count == 10)
        #expect(throws: ListingRefusal.tooManyTags) { try ListingTags(ten + ["하나더"]) }
    }
}
