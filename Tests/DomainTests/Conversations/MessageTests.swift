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

    @Test("is deleted by its sender within five minutes, and stays deleted")
    func deleted() throws {
        let written = message(.written(by: ana, text: try MessageText("안녕하세요"), images: []))
        let end = written.sentAt + Message.deletionTime
        let line = Line(.messageDeleted, by: ana)
        #expect(try written.deletion(by: ana, at: end) == line)
        #expect(throws: ConversationRefusal.deletionOver) {
            try written.deletion(by: ana, at: end + .milliseconds(1))
        }
        #expect(throws: ConversationRefusal.messageOfAnother) { try written.deletion(by: ben, at: end) }
        let rest = message(.line(line))
        #expect(try rest.deletion(by: ana, at: end + .seconds(60)) == nil)
        #expect(throws: ConversationRefusal.messageOfAnother) { try rest.deletion(by: ben, at: end) }
        for event in Line.Event.allCases where event != .messageDeleted {
            let line = message(.line(Line(event, by: ana)))
            #expect(throws: ConversationRefusal.messageNotFound) { try line.deletion(by: ana, at: end) }
        }
    }

    @Test("is hidden by a member of its conversation, as are lines in place of messages, but no other line")
    func hidden() throws {
        try message(.written(by: ana, text: try MessageText("안녕하세요"), images: [])).allowHiding()
        let replacing: [Line.Event] = [
            .messageDeleted, .messageHidden, .messageBlocked, .messageHiddenByReader,
        ]
        for event in Line.Event.allCases {
            let line = message(.line(Line(event, by: ana)))
            if replacing.contains(event) {
                try line.allowHiding()
            } else {
                #expect(throws: ConversationRefusal.messageNotFound) { try line.allowHiding() }
            }
        }
    }

    @Test("brings the conversation back to who has left it, unless it asks nothing of them")
    func bringsBack() {
        let silent: [Line.Event] = [
            .left, .listingClosed, .listingReopened, .listingDeleted, .listingCancelled, .reviewTakenBack,
            .phoneWithdrawn, .messageDeleted, .messageHidden, .messageBlocked, .messageHiddenByReader,
        ]
        for event in Line.Event.allCases { #expect(event.bringsBack != silent.contains(event), "\(event)") }
    }
}
