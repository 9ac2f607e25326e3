import Domain
import Storage

/// A lesson of a demo.
struct DemoLesson: DemoPost {
    let side: Listing.Side?
    let title: String
    let seats: Int
    let minutes: Int
    let sessions: [Moment] = []
    private(set) var facets: Marks = []
    private(set) var price: Price?
    private let studio: DemoStudio
    private let instrument: LessonInstrument
    private let description: String
    private let format: LessonFormat
    private let purposes: Set<LessonPurpose>
    private let places: Set<LessonPlace>
    private let tags: [String]
    private let prices: LessonPrices

    init(at postedAt: Moment, _ chance: inout Chance) {
        let isOffer = chance.happens(85)
        side = isOffer ? .offer : .want
        studio = chance.pick(DemoStudio.all)
        instrument = chance.pick(studio.instruments)
        let title = isOffer ? chance.pick(studio.titles) : chance.pick(["배우고 싶어요", "선생님 찾아요"])
        self.title = "\(instrument.demoName) \(title)"
        description = isOffer ? chance.pick(studio.descriptions) : "일주일에 한 번, 저녁이나 주말에 배우고 싶어요."
        let isExam = title.contains("입시")
        purposes = isExam ? [.exam] : chance.happens(60) ? [.hobby] : [.hobby, .exam]
        format = isOffer && !isExam && chance.happens(20) ? .group : .single
        // One-to-one lessons have no end of seats.
        seats = !isOffer ? 1 : format == .group ? chance.within(2...6) : Seats.allowed.upperBound
        minutes = chance.pick([30, 50, 60, 60, 60, 90])
        places = chance.pick([
            [.teacher], [.teacher], [.teacher, .online], [.student], [.teacher, .student], [.online],
        ])
        tags = Self.some(of: studio.tags, &chance)
        prices = Self.prices(chance.within(studio.price) * 1_000, offered: isOffer, &chance)
        price = prices.listed
    }

    /// Every second one, at most.
    private static func some(of tags: [String], _ chance: inout Chance) -> [String] {
        tags.filter { _ in chance.happens(45) }
    }

    /// A pass costs a tenth less than its lessons, and a month as much as four.
    private static func prices(_ won: Int, offered: Bool, _ chance: inout Chance) -> LessonPrices {
        guard offered, chance.happens(90) else { return LessonPrices() }
        let count = chance.pick([4, 8, 10])
        let pass = Money(won: won * count / 10 * 9).flatMap { price in
            try? LessonPass(count: count, price: price, expiry: LessonExpiry(count < 5 ? 2 : 3, .months))
        }
        let trial: LessonTrial = chance.happens(25) ? .free : .none
        let paid = Money(won: won / 2 / 1_000 * 1_000).map { LessonTrial.paid($0) } ?? .none
        return LessonPrices(
            single: chance.happens(85) ? Money(won: won) : nil,
            pass: chance.happens(60) ? pass : nil,
            monthly: chance.happens(30) ? Money(won: 4 * won) : nil,
            trial: chance.happens(30) ? paid : trial
        )
    }

    static let talk = DemoTalk(
        greetings: [
            "안녕하세요! 레슨 받고 싶어요.", "안녕하세요, 평일 저녁에도 하시나요?", "악기가 없어도 괜찮을까요?",
            "Hi! Do you teach in English?",
        ],
        replies: ["네, 반가워요! 언제가 편하세요?", "네, 처음에는 빌려 드려요.", "체험 레슨부터 해 보셔도 좋아요."],
        chatter: [
            "배운 적은 없어요.", "괜찮아요. 처음부터 천천히 해요.", "화요일 저녁이 좋아요.", "그럼 약속을 보내 드릴게요.",
            "연습은 얼마나 해야 하나요?",
        ],
        notes: []
    )

    var lessons: LessonOffer? { side == .offer ? prices.offer : nil }

    var motif: DemoMotif? { instrument == .harp ? .harp : studio.motif }

    func teacher(_ chance: inout Chance) throws -> TeacherProfile? {
        guard side == .offer else { return nil }
        let career = "\(chance.pick(DemoStudio.groups)) 지도 \(chance.within(2...15))년"
        return TeacherProfile(
            instruments: chance.happens(60) ? [instrument] : Set(studio.instruments),
            places: places,
            credentials: try TeacherCredentials(
                education: ["\(chance.pick(DemoStudio.schools)) (\(instrument.demoName) 전공)"],
                career: chance.happens(70) ? [career] : []
            )
        )
    }

    mutating func schedule(_ chance: inout Chance) {}

    mutating func describe(_ chance: inout Chance) throws {
        facets = try contents(titled: ListingTitle(title)).marks
    }

    func post(of listing: Listing) throws -> any StoredPost {
        Lesson(listing, try contents(titled: listing.details.title))
    }

    private func contents(titled title: ListingTitle) throws -> LessonContents {
        try LessonContents(
            side: side ?? .offer,
            title: title,
            description: LessonDescription(description),
            instrument: instrument,
            purposes: purposes,
            places: places,
            travel: 5,
            format: format,
            seats: format == .group ? seats : 1,
            minutes: minutes,
            prices: prices,
            tags: ListingTags(tags)
        )
    }
}
