import Arguments
import Domain
import Remote
import Wire
import Wording

/// The commands that send messages.
extension TalkCommands {
    static let start = Action(
        "start",
        Words("글쓴이와 대화를 시작해요", "Start a conversation with a listing's author"),
        discussion: Words(
            "이미 나눈 대화가 있으면 그 대화를 열어요. 나갔던 대화도 내 목록으로 돌아와요.",
            "An existing conversation is continued, even if you left it."
        ),
        example: "madang talk start 02SJ7Q4B80H5C 아직 자리 있나요?",
        takes: [.place("id", label: "LISTING", Words("글의 ID", "the ID of a listing"))],
        arguments: { language in
            [
                Argument(
                    "text",
                    label: "TEXT",
                    .any,
                    summary: language.say("첫 메시지. -이면 표준 입력", "the first message; - for standard input")
                )
            ]
        }
    ) { context in
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

    static let send = Action(
        "send",
        Words("메시지를 보내요", "Send a message"),
        example: "madang talk send 02SJ7Q4B80H5C 내일 저녁 일곱 시 어때요?",
        more: [
            (
                "madang talk send 02SJ7Q4B80H5C - < letter.txt",
                Words("표준 입력의 내용을 보내요", "sends the text on standard input")
            ), ("madang talk send 02SJ7Q4B80H5C --image piano.jpg", nil),
        ],
        takes: [conversation],
        options: { language in
            [
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
            ]
        },
        arguments: { language in
            [
                Argument(
                    "text",
                    label: "TEXT",
                    .any,
                    summary: language.say("보낼 메시지. -이면 표준 입력", "the message; - for standard input")
                )
            ]
        }
    ) { context in
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
    fileprivate var saidText: String? {
        let words = invocation.texts("text")
        if words == ["-"] { return program.streams.readInput() }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
