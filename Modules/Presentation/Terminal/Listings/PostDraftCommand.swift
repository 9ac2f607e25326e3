import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

/// `madang class draft`
enum PostDraftCommand<Kind: KindCommands>: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "draft",
            summary: language.say("쓰던 글을 저장하고 다시 봐요", "Save a draft, and see it again"),
            example: .init("madang \(Kind.name) draft"),
            more: [
                .init(
                    "madang \(Kind.name) draft --title '기타 첫걸음'",
                    language.say("쓰던 글에 더해 저장해요", "adds to the draft and saves it")
                ),
                .init("madang \(Kind.name) draft --remove"),
            ],
            options: [
                PostOptions<Kind>.from(in: language),
                .flag("remove", summary: language.say("저장해 둔 글을 버려요", "delete the draft")),
            ] + PostOptions<Kind>.all(in: language)
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let told = errand.invocation
        let given = try PostDocument<Kind>(from: errand)
        let saying = (PostOptions<Kind>.all(in: errand.language).map(\.name) + ["from"])
            .first(where: told.isGiven)
        if told.flag("remove"), let saying { throw errand.contradiction("--remove", "--\(saying)") }
        return try await errand.askAsMember { client in
            let posts = client.posts(Kind.Contents.self)
            if told.flag("remove") {
                try await posts.removeDraft()
                return .done(errand.say("저장해 둔 글을 버렸어요.", "The draft is gone."))
            }
            guard saying != nil else { return try await posts.draft().printout(errand) }
            var document = try await saved(posts)
            document.take(given)
            try await document.apply(errand, at: client)
            return try await posts.save(document.draft).printout(errand)
        }
    }

    /// What was saved before, or nothing yet.
    private static func saved(_ posts: PostClient<Kind.Contents>) async throws -> PostDocument<Kind> {
        do {
            return PostDocument(try await posts.draft().draft)
        } catch RemoteError.refused(let problem, _) where problem.code == DraftRefusal.notFound.code {
            return PostDocument()
        }
    }
}

extension SavedDraftBody {
    fileprivate func printout(_ errand: Errand) -> Printout {
        let saved = errand.say("\(savedAt.stamp)에 저장했어요.", "Saved at \(savedAt.stamp).")
        return Printout(
            self,
            text: "\(String(decoding: draft.document.encoded(pretty: true), as: UTF8.self))\n\(saved)\n"
        )
    }
}
