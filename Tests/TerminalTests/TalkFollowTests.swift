import Domain
import JSONCoding
import Remote
import Testing
import Wire

@Suite("Following what is said, at a terminal")
struct TalkFollowTests {
    private static let talk = "0000000000004"
    private static let moment = Moment(milliseconds: 1_795_170_600_000)

    private static func message(_ text: String, in conversation: Int64) throws -> MessageBody {
        let content = Message.Content.written(
            by: Member.ID(rawValue: 2),
            text: try MessageText(text),
            images: []
        )
        return MessageBody(
            Message(
                id: .init(rawValue: 100 + conversation),
                conversation: .init(rawValue: conversation),
                number: 1,
                content: content,
                sentAt: moment
            )
        )
    }

    /// A stream that says two things, in two conversations, and then lets the device go.
    private static func desk() async throws -> TerminalSession {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let server = desk.server.server
        let events = try [message("내일 어때요?", in: 4), message("elsewhere", in: 5)].enumerated().map {
            let data = String(decoding: $0.element.encoded, as: UTF8.self)
            return "id: \($0.offset + 8)\nevent: message\ndata: \(data)\n\n"
        }
        let stream = "id: 7\nevent: hello\ndata: {\"head\":7}\n\n\(events.joined())event: bye\ndata: {}\n\n"
        server.answer("GET /api/v1/stream", Reply(status: 200, body: Array(stream.utf8)))
        server.answer("GET /api/v1/conversations/\(talk)", try SampleTalks.conversation())
        return desk
    }

    @Test("Each thing that is said is a line, with who said it and about what")
    func lines() async throws {
        let outcome = try await Self.desk().type("talk", "follow")

        #expect(outcome.status == 0)
        #expect(outcome.output == "2026-11-20 19:30  성인 피아노 기초  냉이: 내일 어때요?\n")
        #expect(outcome.error.contains("Listening"))
        #expect(outcome.error.contains("this one stops"))
    }

    @Test("One conversation is followed without the others, and scripts get a document a line")
    func one() async throws {
        let desk = try await Self.desk()

        let outcome = await desk.type("talk", "follow", Self.talk, "--json")

        #expect(outcome.status == 0)
        #expect(outcome.document?["text"] == "내일 어때요?")
        #expect(outcome.document?["conversation"] == .string(Self.talk))
    }
}
