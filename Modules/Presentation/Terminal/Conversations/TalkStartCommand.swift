import Arguments
import Domain
import Remote
import Wire

enum TalkStartCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "start",
            summary: language.say("글쓴이와 대화를 시작해요", "Start a conversation with a listing's author"),
            discussion: language.say(
                "이미 나눈 대화가 있으면 그 대화를 열어요. 나갔던 대화도 내 목록으로 돌아와요.",
                "An existing conversation is continued, even if you left it."
            ),
            example: .init("madang talk start 02SJ7Q4B80H5C 아직 자리 있나요?"),
            arguments: [
                Argument("id", label: "LISTING", summary: language.say("글의 ID", "the ID of a listing")),
                Argument(
                    "text",
                    label: "TEXT",
                    .any,
                    summary: language.say("첫 메시지. -이면 표준 입력", "the first message; - for standard input")
                ),
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let listing: Listing.ID = try context.identifier(or: ListingRefusal.notFound)
        let text = context.saidText
        let conversation = try await context.askAsMember { client in
            let conversation = try await client(API.conversations.begin(listing))
            guard let text else { return conversation }
            let message = OutgoingMessageBody(text: text, images: [])
            try await client(API.conversations.write(conversation.id, message))
            return try await client.read(API.conversations.one(conversation.id)).value
        }
        let name = context.partner(of: conversation).printable
        return Printout(
            conversation,
            text: context.say(
                "\(name)님과의 대화예요. 메시지를 보내려면: madang talk send \(conversation.id) …",
                "Your conversation with \(name). Reply with: madang talk send \(conversation.id) …"
            )
        )
    }
}
