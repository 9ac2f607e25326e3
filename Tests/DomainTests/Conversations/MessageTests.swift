import Domain
import Testing

@Suite("An entry of a conversation")
struct MessageTests {
    private let ana = Member.ID(rawValue: 1)
    private let ben = Member.ID(rawValue: 2)

    private func message(_ content: Message.Content) -> Message {
        Message(
            id: Message.ID(rawValue: 1),
            conversation: Conversation.ID(rawValue: 2),
            number: 3,
            content: content,
            sentAt: SampleListing.start
        )
    }

    @Test("after a block names no member but the reader, whether it was written or happened")
    func blocked() throws {
        let text = try MessageText("안녕하세요")
        let deal = Identifier<Deal>(rawValue: 9)
        for author in [ana, ben] {
            let shown = author == ana ? author : nil
            let written = message(.written(by: author, text: text, images: []))
            #expect(
                written.anonymous(exceptFor: ana) == message(.written(by: shown, text: text, images: []))
            )
            let line = message(.line(Line(.dealCancelled, by: author, deal: deal)))
            #expect(
                line.anonymous(exceptFor: ana) == message(.line(Line(.dealCancelled, by: shown, deal: deal)))
            )
        }
    }

    @Test("brings the conversation back to who has left it, unless it asks nothing of them")
    func bringsBack() {
        let silent: [Line.Event] = [
            .left, .listingClosed, .listingReopened, .listingDeleted, .listingCancelled, .reviewTakenBack,
            .phoneWithdrawn, .messageHidden, .messageBlocked,
        ]
        for event in Line.Event.allCases { #expect(event.bringsBack != silent.contains(event), "\(event)") }
    }
}
