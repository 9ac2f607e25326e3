import Arguments
import Domain
import Remote
import Wire

enum CommentListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("글의 댓글과 답글을 보여 줘요", "Show the comments on a listing"),
            example: .init("madang comment list 02SJ7Q4B80H5C --sort newest"),
            options: [
                Option(
                    "sort",
                    .choice(CommentOrder.allCases.map(\.rawValue)),
                    default: CommentOrder.oldest.rawValue,
                    summary: language.say("정렬", "the order")
                )
            ] + SliceOptions.all(in: language),
            arguments: [CommentCommands.listing(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let listing = try context.commentedListing
        let query = CommentQuery(order: context.invocation.choice(ifGiven: "sort"), context.slice)
        let answer = try await context.ask { try await $0.read(API.comments.list(listing, query)) }
        let text = answer.value.text(
            context,
            empty: context.say(
                "아직 댓글이 없어요. 'madang comment post'로 궁금한 점을 물어보세요.",
                "No comments yet. Ask something with 'madang comment post'."
            )
        )
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}
