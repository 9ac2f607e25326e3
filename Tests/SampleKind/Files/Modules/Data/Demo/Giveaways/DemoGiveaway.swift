import Domain
import Storage

struct DemoGiveaway: DemoPost {
    let side: Listing.Side? = nil
    let title: String
    let price: Price? = nil
    let seats = 1
    let minutes = 30
    let sessions: [Moment] = []
    private(set) var facets: Marks = []

    static let talk = DemoTalk(
        greetings: ["안녕하세요, 아직 있나요?"],
        replies: ["네, 있어요."],
        chatter: ["언제 가지러 갈까요?", "저녁이 좋아요."],
        notes: []
    )

    init(at postedAt: Moment, _ chance: inout Chance) {
        title = chance.pick(["화분 세 개", "유모차", "책상 의자"])
    }

    mutating func schedule(_ chance: inout Chance) {}

    mutating func describe(_ chance: inout Chance) {
        facets = Giveaway.condition.marks(of: [chance.pick(GiveawayCondition.allCases)])
    }

    func post(of listing: Listing) throws -> any StoredPost {
        Giveaway(listing, try GiveawayDescription("가져가실 분 찾아요."), images: [])
    }
}
