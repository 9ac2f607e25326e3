import Domain
import Storage

/// A run of a demo. Its texts avoid what members may look for among classes.
struct DemoRun: DemoPost {
    let side: Listing.Side? = nil
    let title: String
    let price: Price? = nil
    let seats: Int
    let minutes: Int
    let sessions: [Moment]
    let facets: Marks
    private let description: String

    init(at postedAt: Moment, _ chance: inout Chance) {
        let tag = chance.pick(RunTag.allCases)
        let hour =
            switch tag {
            case .beforeWork: chance.within(5...7)
            case .afterWork: chance.within(19...21)
            case .dayOff: chance.within(8...17)
            }
        sessions = [postedAt.day(chance.within(1...13), hour: hour, minute: chance.pick([0, 30]))]
        title = chance.pick(Self.courses) + chance.pick(["", " 한 바퀴", " 5km", " 10km", " 러닝", " 조깅"])
        minutes = chance.pick([30, 40, 60, 60, 60, 90, 120])
        seats = chance.within(RunCapacity.allowed)
        facets = Run.marks(
            tag,
            chance.pick(Pace.allCases),
            chance.happens(30) ? .yes : .no,
            Self.conditions(&chance)
        )
        description = chance.pick(Self.descriptions)
    }

    /// Most runs are for everyone. None asks for a gender, which its host would have to share.
    private static func conditions(_ chance: inout Chance) -> AdmissionConditions {
        let ages = try? AgeRange(5 * chance.within(4...6), 5 * chance.within(7...13))
        let groups = Set([chance.pick(JobGroup.allCases), chance.pick(JobGroup.allCases)])
        return AdmissionConditions(
            ages: chance.happens(35) ? ages ?? .everyone : .everyone,
            jobGroups: chance.happens(15) ? groups : []
        )
    }

    static let talk = DemoTalk(
        greetings: ["안녕하세요! 같이 뛰고 싶어요.", "안녕하세요, 남는 자리 있나요?", "처음 뛰는데 괜찮을까요?", "Hi! Can I join?"],
        replies: ["네, 반가워요! 같이 뛰어요.", "네, 자리 있어요 :)", "괜찮아요. 천천히 뛰어요."],
        chatter: ["어디에서 만나요?", "정문 앞에서 만나요.", "짐을 둘 곳이 있나요?", "네, 보관함이 있어요.", "네 좋아요!", "그때 봬요."],
        notes: ["처음이에요. 잘 부탁해요!", "같이 뛰고 싶어요.", "천천히 뛰어도 괜찮을까요?", "지난번에 재미있었어요."]
    )

    private static let courses = ["남산 둘레길", "한강 자전거길 옆", "호수 둘레", "개천 길", "운동장 트랙", "뒷산 흙길", "동네 골목"]
    private static let descriptions = [
        "", "천천히 이야기하면서 뛰어요.", "마지막 1km는 조금 빠르게 가요.", "비가 오면 쉬어요. 마실 것은 각자 챙겨 주세요.",
        "정문 앞에서 모여 같이 나가요.",
    ]

    mutating func schedule(_ chance: inout Chance) {}
    mutating func describe(_ chance: inout Chance) {}

    func post(of listing: Listing) throws -> any StoredPost {
        Run(
            listing,
            try RunDescription(description),
            try RunTime(startsAt: sessions[0], minutes: minutes),
            images: []
        )
    }
}
