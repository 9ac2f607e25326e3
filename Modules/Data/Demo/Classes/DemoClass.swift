import Domain
import Storage

/// A class of a demo.
struct DemoClass: DemoPost {
    let side: Listing.Side?
    let price: Price?
    let seats: Int
    let minutes: Int
    let sessions: [Moment]
    private(set) var facets: Marks = []
    private let subject: DemoSubject
    private let topic: DemoTopic
    private let offers: Listing.Side
    private var schedule: ClassSchedule?
    private var description = ""

    var title: String { topic.title }
    var motif: DemoMotif? { topic.motif }

    static let talk = DemoTalk(
        greetings: [
            "안녕하세요! 수업 신청하고 싶어요.", "안녕하세요, 글 보고 연락드려요. 아직 자리 있나요?", "혹시 이번 주에도 가능할까요?",
            "처음 배우는데 괜찮을까요?", "안녕하세요. 시간이 맞으면 바로 시작하고 싶어요.", "Hi! Is this still available?",
        ],
        replies: [
            "네, 안녕하세요! 가능해요.", "반가워요. 어느 요일이 편하세요?", "네 아직 자리 있어요 :)", "처음이셔도 괜찮아요. 천천히 해 봐요.",
            "그럼 시간을 정해서 약속 보내 드릴게요.",
        ],
        chatter: [
            "저는 평일 저녁이 좋아요.", "준비물이 따로 있을까요?", "없어요. 편하게 오시면 돼요.", "장소는 어디가 편하세요?",
            "역 근처 카페에서 만나요.", "네 좋아요!", "감사합니다. 그때 봬요.", "혹시 조금 늦어도 괜찮을까요?", "네, 천천히 오세요.",
            "지난번에 말씀하신 교재 샀어요.",
        ],
        notes: ["처음 배워요. 잘 부탁드려요."]
    )

    init(at postedAt: Moment, _ chance: inout Chance) {
        offers = chance.happens(68) ? .offer : .want
        side = offers
        // Hobbies are the most common subject among neighbours.
        subject = chance.happens(30) ? DemoSubject.all[8] : chance.pick(DemoSubject.all)
        topic = subject.topic(offers, &chance)
        seats = offers == .offer && chance.happens(30) ? chance.within(2...8) : 1
        minutes = chance.pick([30, 50, 60, 60, 60, 90, 90, 120])
        let won = chance.happens(12) ? nil : Money(won: chance.within(subject.price) * 1_000)
        price = won.map { [subject] in .fixed($0, per: subject.unit) } ?? .negotiable
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

    mutating func schedule(_ chance: inout Chance) throws {
        guard sessions.isEmpty else {
            let sessions = try sessions.map { try ClassSession(startsAt: $0, minutes: minutes) }
            schedule = .fixed(try ClassSessions(sessions))
            return
        }
        schedule = .byArrangement(
            try ClassSchedule.Arrangement(
                weekdays: Marks(rawValue: Int64(chance.below(128))).words(),
                timeBands: Marks(rawValue: Int64(chance.below(16))).words(),
                minutes: minutes
            )
        )
    }

    mutating func describe(_ chance: inout Chance) throws {
        facets = Class.marks(
            subjects: [topic.subject],
            targets: [chance.pick(ClassTarget.allCases), .all],
            weekdays: schedule?.weekdays ?? []
        )
        description = subject.description(offers, &chance)
    }

    func post(of listing: Listing) throws -> any StoredPost {
        Class(
            listing,
            try ClassDescription(description),
            try schedule ?? .byArrangement(ClassSchedule.Arrangement()),
            images: []
        )
    }
}
