import Arguments
import Domain
import Remote
import Wire

/// `madang class post`
enum PostPublishCommand<Kind: KindCommands>: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "post",
            summary: language.say("글을 올려요. 빠진 값은 물어봐요", "Post a listing; asks for missing values"),
            discussion: language.say(
                "스크립트에서는 모두 옵션이나 --from으로 적어요.",
                "In scripts everything comes from options or --from."
            ) + Kind.remark(in: language),
            example: .init("madang \(Kind.name) post"),
            more: [
                .init("madang \(Kind.name) post \(Kind.example)"),
                .init("madang \(Kind.name) post --from \(Kind.name).json"),
                .init(
                    "madang \(Kind.name) post --draft",
                    language.say("쓰던 글을 올려요", "posts the draft")
                ),
            ],
            options: [
                PostOptions<Kind>.from(in: language),
                .flag("draft", summary: language.say("쓰던 글에서 시작해요", "start from the draft")),
            ] + PostOptions<Kind>.weeks(in: language)
                + PostOptions<Kind>.isNew(in: language) + PostOptions<Kind>.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let invocation = context.invocation
        guard !(invocation.flag("draft") && invocation.isGiven("from")) else {
            throw context.contradiction("--draft", "--from")
        }
        let base = try PostDocument<Kind>(from: context)
        return try await context.askAsMember { client in
            let posts = API.posts(Kind.Contents.self)
            var document =
                invocation.flag("draft") ? PostDocument(try await client(posts.draft()).draft) : base
            try await document.apply(context, at: client)
            document.repeatWeekly(context)
            document.sayWhetherNew(context)
            try await PostQuestions(context: context, client: client).complete(&document)
            let posted = try await client.post(document.draft)
            if invocation.flag("draft") { try await client(posts.removeDraft()) }
            return posted.printout(context, Kind.self)
        }
    }
}
