import Arguments
import Domain
import JSONCoding
import Wire
import Wording

/// `madang image …`
enum ImageCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "image",
            summary: language.say("사진을 올려요", "Upload pictures"),
            example: .init("madang image upload piano.jpg"),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        Action(
            "upload",
            Words("사진을 올리고 ID를 받아요", "Upload pictures and print their IDs"),
            discussion: Words(
                """
                JPEG, PNG, WebP, HEIC, AVIF를 올릴 수 있어요. 찍은 곳 같은 숨은 정보는 지워져요. \
                하루 안에 쓰지 않은 사진은 지워요.
                """,
                """
                JPEG, PNG, WebP, HEIC and AVIF are taken. What a picture knows besides, such as where it was \
                taken, is removed. A picture that nothing uses within a day is deleted.
                """
            ),
            example: "madang image upload piano.jpg room.heic",
            meaning: Words("두 장을 차례대로 올려요", "uploads two pictures, in this order"),
            arguments: { language in
                [
                    Argument(
                        "files",
                        .file,
                        label: "FILE",
                        .oneOrMore,
                        summary: language.say("사진 파일", "a picture file")
                    )
                ]
            },
            run: { context in
                let images = try await context.askAsMember { client in
                    try await context.uploads(context.invocation.texts("files"), at: client)
                }
                return Printout(
                    JSON.object(["items": .array(try images.map { try JSON(parsing: $0.encoded) })]),
                    text: images.map { "\($0.id)  \($0.width)×\($0.height)" }.joined(separator: "\n")
                )
            }
        )
    ]
}
