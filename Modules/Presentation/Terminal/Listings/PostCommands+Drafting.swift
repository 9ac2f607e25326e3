import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

extension PostCommands {
    static var draft: Action {
        Action(
            "draft",
            Words("쓰던 글을 저장하고 다시 보여 줘요", "Save a draft and show it"),
            example: "madang \(Kind.name) draft",
            more: [
                (
                    "madang \(Kind.name) draft --title '기타 첫걸음'",
                    Words("쓰던 글에 더해 저장해요", "adds to the draft and saves it")
                ), ("madang \(Kind.name) draft --remove", nil),
            ],
            options: { language in
                [
                    PostOptions<Kind>.from(in: language),
                    .flag("remove", summary: language.say("쓰던 글을 삭제해요", "delete the draft")),
                ] + PostOptions<Kind>.all(in: language)
            }
        ) { context in
            let invocation = context.invocation
            let given = try PostDocument<Kind>(from: context)
            let saying = (PostOptions<Kind>.all(in: context.language).map(\.name) + ["from"])
                .first(where: invocation.isGiven)
            if invocation.flag("remove"), let saying {
                throw context.contradiction("--remove", "--\(saying)")
            }
            return try await context.askAsMember { client in
                let posts = API.posts(Kind.Contents.self)
                if invocation.flag("remove") {
                    try await client(posts.removeDraft())
                    return .done(context.say("쓰던 글을 삭제했어요.", "Draft deleted."))
                }
                guard saying != nil else { return try await client(posts.draft()).printout(context) }
                var document = try await saved(client)
                document.take(given)
                try await document.apply(context, at: client)
                return try await client(posts.saveDraft(document.draft)).printout(context)
            }
        }
    }

    /// The saved draft; empty when there is none.
    private static func saved(_ client: MadangClient) async throws -> PostDocument<Kind> {
        do {
            return PostDocument(try await client(API.posts(Kind.Contents.self).draft()).draft)
        } catch RemoteError.refused(let problem, _) where problem.code == DraftRefusal.notFound.code {
            return PostDocument()
        }
    }
}

extension SavedDraftBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        let saved = context.say("\(savedAt.stamp)에 저장했어요.", "Saved at \(savedAt.stamp).")
        return Printout(
            self,
            text: "\(String(decoding: draft.document.encoded(pretty: true), as: UTF8.self))\n\(saved)\n"
        )
    }
}
