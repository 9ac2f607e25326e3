import Arguments
import Domain
import Remote
import Wire

enum ReviewDeleteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "delete",
            summary: language.say("내 후기를 삭제해요", "Delete a review of mine"),
            discussion: language.say(
                "상대가 후기나 답글을 쓰기 전까지 삭제할 수 있어요. 끝난 지 14일 안이면 다시 쓸 수 있어요.",
                "Until the other has written a review or a reply. You can write another within the 14 days."
            ),
            example: .init("madang review delete 02SJ7Q4B80H5C"),
            options: [.flag("yes", summary: language.say("묻지 않고 삭제해요", "don't ask"))],
            arguments: [ReviewCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.review
        return try await context.askAsMember { client in
            if !context.invocation.flag("yes") {
                let review = try await client.read(API.reviews.one(id)).value
                try context.voice.note(review.lines(context))
                guard try context.confirms(context.say("삭제할까요? (y/N): ", "Delete it? (y/N): ")) else {
                    throw UsageComplaint(context.say("삭제하지 않았어요.", "Nothing was deleted."))
                }
            }
            try await client(API.reviews.delete(id))
            return .done(context.say("후기를 삭제했어요.", "The review is deleted."))
        }
    }
}
