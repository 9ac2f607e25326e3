import Database
import Domain
import Storage

/// The generated comments on a listing: questions of neighbours, most of them answered by its author.
struct DemoComments {
    private let clock: DemoClock
    private let listing: DemoListing
    private var chance: Chance
    private(set) var count = 0

    init(_ plan: DemoPlan, _ clock: DemoClock, of listing: DemoListing) {
        self.clock = clock
        self.listing = listing
        chance = Chance(plan.seed, .comment, listing.number)
    }

    mutating func write(_ town: DemoTown, to batch: inout RowBatch) throws {
        guard listing.kind.has(.comments) else { return }
        var asked: Set<Int> = []
        while asked.count < 5, chance.happens(55) { asked.insert(chance.below(Self.questions.count)) }
        for question in asked.sorted() {
            let asker = clock.member(town.member(&chance, besides: listing.author))
            let at = clock.latest(after: listing.postedAt, &chance)
            let comment = try add(Self.questions[question].question, by: asker, at: at, to: &batch)
            let answered = at.later(minutes: chance.within(4...600))
            guard answered < clock.now, chance.happens(80) else { continue }
            let answer = Self.questions[question].answer
            try add(answer, by: listing.authorID, at: answered, replyingTo: comment, to: &batch)
            let thanked = answered.later(minutes: chance.within(2...90))
            guard thanked < clock.now, chance.happens(25) else { continue }
            try add(chance.pick(Self.thanks), by: asker, at: thanked, replyingTo: comment, to: &batch)
        }
    }

    @discardableResult
    private mutating func add(
        _ text: String,
        by author: Member.ID,
        at moment: Moment,
        replyingTo parent: Comment.ID? = nil,
        to batch: inout RowBatch
    ) throws -> Comment.ID {
        let id: Comment.ID = clock.id(at: moment, listing.number << 4 | count)
        let comment = Comment(
            id: id,
            on: Subject(.listing, listing.id),
            replyingTo: parent,
            by: author,
            try CommentText(text),
            writtenAt: moment
        )
        batch.add(CommentRow(comment))
        count += 1
        return id
    }

    private static let questions: [(question: String, answer: String)] = [
        ("전기 용량이 얼마나 되나요?", "15kW예요. 더 필요하면 증설도 할 수 있어요."),
        ("금액은 조금 조정할 수 있을까요?", "직접 보신 다음에 편하게 이야기해요."),
        ("저녁에도 볼 수 있나요?", "네, 평일 7시 이후도 괜찮아요. 채팅으로 시간을 알려 주세요."),
        ("도시가스 들어와 있나요?", "네, 들어와 있어요."),
        ("간판은 그대로 쓸 수 있나요?", "네, 틀은 그대로 쓰셔도 돼요."),
        ("에어컨이랑 집기는 두고 가시나요?", "에어컨은 두고 가고, 나머지는 보시고 정해요."),
        ("비 오는 날 물 새는 곳은 없나요?", "작년에 방수 공사를 해서 괜찮아요."),
        ("주변에 걸어 다니는 사람이 많은 편인가요?", "점심시간에 제일 많고, 주말에는 조금 조용해요."),
        ("화장실은 건물 안에 있나요?", "네, 복도 끝에 있고 매일 청소해요."),
        ("Could you show me the place on a Saturday?", "Sure, Saturday morning works. Send me a message."),
    ]

    private static let thanks = ["답변 고마워요!", "알려 주셔서 고마워요. 채팅 드릴게요.", "네, 한번 보러 갈게요."]
}
