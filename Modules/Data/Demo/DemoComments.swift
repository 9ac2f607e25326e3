import Database
import Domain
import Storage

/// The generated comments on a listing, most of them answered by its author.
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
        let remarks = listing.post.remarks
        var asked: Set<Int> = []
        while asked.count < 5, chance.happens(55) { asked.insert(chance.below(remarks.questions.count)) }
        for question in asked.sorted() {
            let asker = clock.member(town.member(&chance, besides: listing.author))
            let at = clock.latest(after: listing.postedAt, &chance)
            let comment = try add(remarks.questions[question].question, by: asker, at: at, to: &batch)
            let answered = at.later(minutes: chance.within(4...600))
            guard answered < clock.now, chance.happens(80) else { continue }
            let answer = remarks.questions[question].answer
            try add(answer, by: listing.authorID, at: answered, replyingTo: comment, to: &batch)
            let thanked = answered.later(minutes: chance.within(2...90))
            guard thanked < clock.now, chance.happens(25) else { continue }
            try add(chance.pick(remarks.thanks), by: asker, at: thanked, replyingTo: comment, to: &batch)
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
}
