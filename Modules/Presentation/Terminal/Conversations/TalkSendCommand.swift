import Arguments
import Domain
import Remote
import Wire

enum TalkSendCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "send",
            summary: language.say("메시지를 보내요", "Send a message"),
            example: .init("madang talk send 02SJ7Q4B80H5C 내일 저녁 일곱 시 어때요?"),
            more: [
                .init(
                    "madang talk send 02SJ7Q4B80H5C - < letter.txt",
                    language.say("표준 입력의 내용을 보내요", "sends the text on standard input")
                ),
                .init("madang talk send 02SJ7Q4B80H5C --image piano.jpg"),
            ],
            options: [
                Option(
                    "image",
                    .file,
                    label: "FILE",
                    repeated: true,
                    summary: language.say("함께 보낼 사진, 8장까지", "a picture to attach, at most 8")
                ),
                Option(
                    "key",
                    label: "TEXT",
                    summary: language.say(
                        "같은 키로 다시 실행해도 한 번만 보내요",
                        "a key that prevents duplicates when the command is repeated"
                    )
                ),
            ],
            arguments: [
                TalkCommands.conversation(in: language),
                Argument(
                    "text",
                    label: "TEXT",
                    .any,
                    summary: language.say("보낼 메시지. -이면 표준 입력", "the message; - for standard input")
                ),
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, text) = (try context.conversation, context.saidText)
        let key = context.invocation.text(ifGiven: "key")
        let paths = context.invocation.texts("image")
        let message = try await context.askAsMember { client in
            let images = try await context.uploads(paths, at: client).map(\.id)
            let message = OutgoingMessageBody(text: text, images: images)
            return try await client(API.conversations.write(id, message), key: key)
        }
        return Printout(
            message,
            text: context.say("보냈어요. (\(message.number)번)", "Sent (number \(message.number)).")
        )
    }
}

extension CommandContext {
    /// Nil when neither an option nor standard input gave a text.
    var saidText: String? {
        let words = invocation.texts("text")
        if words == ["-"] { return program.streams.readInput() }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
