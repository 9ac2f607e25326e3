import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

/// `madang class draft`
enum ClassDraftCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "draft",
            summary: language.say("쓰던 수업을 저장하고 다시 봐요", "Keep a class that isn't finished, and see it again"),
            example: .init("madang class draft"),
            more: [
                .init(
                    "madang class draft --title '기타 첫걸음' --want",
                    language.say("쓰던 글에 더해 저장해요", "adds to the draft and keeps it")
                ),
                .init("madang class draft --remove"),
            ],
            options: [
                .flag("offer", summary: language.say("판매글이에요", "I teach it")),
                .flag("want", summary: language.say("구매글이에요", "I'd like to learn it")),
                ClassOptions.from(in: language),
                .flag("remove", summary: language.say("저장해 둔 글을 버려요", "throw the draft away")),
            ] + ClassOptions.all(in: language)
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let told = errand.invocation
        guard !(told.flag("offer") && told.flag("want")) else {
            throw errand.contradiction("--offer", "--want")
        }
        let given = try errand.classDocument()
        let saying = (ClassOptions.all(in: errand.language).map(\.name) + ["from", "offer", "want"])
            .first(where: told.isGiven)
        if told.flag("remove"), let saying { throw errand.contradiction("--remove", "--\(saying)") }
        return try await errand.askAsMember { client in
            if told.flag("remove") {
                try await client.classes.removeDraft()
                return .done(errand.say("저장해 둔 글을 버렸어요.", "The draft is gone."))
            }
            guard saying != nil else { return try await client.classes.draft().printout(errand) }
            var document = try await kept(client)
            for (key, value) in given.fields { document.fields[key] = value }
            if told.flag("offer") { document.fields["side"] = .string(Listing.Side.offer.rawValue) }
            if told.flag("want") { document.fields["side"] = .string(Listing.Side.want.rawValue) }
            try await document.apply(errand, at: client)
            return try await client.classes.keep(document.draft).printout(errand)
        }
    }

    /// What was kept before, or nothing yet.
    private static func kept(_ client: MadangClient) async throws -> ClassDocument {
        do {
            return ClassDocument(try await client.classes.draft().draft.document.objectValue ?? [:])
        } catch RemoteError.refused(let problem, _) where problem.code == DraftRefusal.notFound.code {
            return ClassDocument()
        }
    }
}

extension SavedClassDraftBody {
    fileprivate func printout(_ errand: Errand) -> Printout {
        let saved = errand.say("\(savedAt.stamp)에 저장했어요.", "Kept at \(savedAt.stamp).")
        return Printout(
            self,
            text: "\(String(decoding: draft.document.encoded(pretty: true), as: UTF8.self))\n\(saved)\n"
        )
    }
}
