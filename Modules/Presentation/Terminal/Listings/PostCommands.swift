import Arguments
import Domain
import Remote
import Wire
import Wording

/// The commands of one kind of post: `madang class …`
enum PostCommands<Kind: KindCommands>: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            Kind.name,
            summary: Kind.summary(in: language),
            example: .init("madang \(Kind.name) post"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static var actions: [Action] { [post, show, edit, draft] + Kind.more }

    private static var post: Action {
        Action(
            "post",
            Words("글을 올려요. 빠진 값은 물어봐요", "Post a listing; asks for missing values"),
            discussion: Words(
                "스크립트에서는 모두 옵션이나 --from으로 적어요.\(Kind.remark[.korean])",
                "In scripts everything comes from options or --from.\(Kind.remark[.english])"
            ),
            example: "madang \(Kind.name) post",
            more: [
                ("madang \(Kind.name) post \(Kind.example)", nil),
                ("madang \(Kind.name) post --from \(Kind.name).json", nil),
                ("madang \(Kind.name) post --draft", Words("쓰던 글을 올려요", "posts the draft")),
            ],
            options: { language in
                [
                    PostOptions<Kind>.from(in: language),
                    .flag("draft", summary: language.say("쓰던 글에서 시작해요", "start from the draft")),
                ] + PostOptions<Kind>.weeks(in: language)
                    + PostOptions<Kind>.isNew(in: language) + PostOptions<Kind>.all(in: language)
            }
        ) { context in
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

    private static var show: Action {
        Action(
            "show",
            Words("글 하나를 보여 줘요", "Show a listing"),
            example: "madang \(Kind.name) show 01KQ3T8M5Z7VA",
            takes: [ListingCommands.listing]
        ) { context in
            let id = try context.listing
            let answer = try await context.ask { try await $0.view(id, as: Kind.Contents.self) }
            return answer.value.printout(context, Kind.self, keptSince: answer.keptSince)
        }
    }
}
