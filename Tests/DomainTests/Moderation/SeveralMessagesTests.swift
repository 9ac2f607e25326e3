import Domain
import Testing

@Suite("A report of several messages")
struct SeveralMessagesTests {
    private let ana = Member.ID(rawValue: 1)
    private let ben = Member.ID(rawValue: 2)

    private func report(_ kind: Subject.Kind = .message, with messages: [Int]) throws -> Report {
        try Report(
            .init(rawValue: 1),
            of: Subject(kind, 7),
            by: ben,
            for: .abuse,
            nil,
            with: messages,
            at: Moment(milliseconds: 0)
        )
    }

    @Test("names at most twenty, each once, in their order, and only where the subject is a message")
    func limits() throws {
        let most = Array(2...Report.mostMessages)
        #expect(try report(with: most.reversed()).messages == most)
        #expect(throws: ReportRefusal.tooManyMessages) { try report(with: most + [99]) }
        #expect(throws: ReportRefusal.messageRepeated) { try report(with: [2, 3, 2]) }
        #expect(throws: ReportRefusal.messagesOfOtherSubject) { try report(.conversation, with: [2]) }
        #expect(try report(.conversation, with: []).messages.isEmpty)
    }

    @Test("names messages of the subject's sender only")
    func senders() throws {
        let senders: [Int: Member.ID?] = [1: ana, 2: ana, 3: ben, 4: nil]
        try report(with: [2]).allowMessages(sentBy: senders, besides: 1)
        let refusals: [([Int], ReportRefusal)] = [
            ([1], .messageRepeated), ([3], .messagesOfSeveral), ([2, 4], .messagesOfSeveral),
            ([2, 5], .messageNotFound),
        ]
        for (messages, refusal) in refusals {
            #expect(throws: refusal) {
                try report(with: messages).allowMessages(sentBy: senders, besides: 1)
            }
        }
    }
}
