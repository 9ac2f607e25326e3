import Arguments
import Domain
import JSONCoding
import Remote
import Wire

/// `madang class post`
enum ClassPostCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "post",
            summary: language.say("수업을 올려요. 빠진 것은 물어봐요", "Post a class; what is missing is asked for"),
            discussion: language.say(
                "판매글은 가르치는 글, 구매글은 배우고 싶은 글이에요. 스크립트에서는 모두 옵션이나 --from으로 적어요.",
                "An offer is to teach, a want to learn. In scripts everything comes from options or --from."
            ),
            example: .init("madang class post"),
            more: [
                .init(
                    """
                    madang class post --offer --title '성인 피아노 기초' --description '처음부터 천천히' \
                    --subject hobby --weekday mon --minutes 60 --neighbourhood 명동
                    """
                ),
                .init("madang class post --from class.json"),
                .init("madang class post --draft", language.say("저장해 둔 글을 올려요", "posts the draft")),
            ],
            options: [
                .flag("offer", summary: language.say("판매글이에요", "I teach it")),
                .flag("want", summary: language.say("구매글이에요", "I'd like to learn it")),
                ClassOptions.from(in: language),
                .flag("draft", summary: language.say("저장해 둔 글에서 시작해요", "begin with the draft")),
            ] + ClassOptions.all(in: language)
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let told = errand.invocation
        guard !(told.flag("offer") && told.flag("want")) else {
            throw errand.contradiction("--offer", "--want")
        }
        guard !(told.flag("draft") && told.isGiven("from")) else {
            throw errand.contradiction("--draft", "--from")
        }
        let base = try errand.classDocument()
        return try await errand.askAsMember { client in
            var document = base
            if told.flag("draft") {
                document = ClassDocument(try await client.classes.draft().draft.document.objectValue ?? [:])
            }
            if told.flag("offer") { document.fields["side"] = .string(Listing.Side.offer.rawValue) }
            if told.flag("want") { document.fields["side"] = .string(Listing.Side.want.rawValue) }
            try await document.apply(errand, at: client)
            try await ClassQuestions(errand: errand, client: client).complete(&document)
            let posted = try await client.classes.post(document.draft)
            if told.flag("draft") { try await client.classes.removeDraft() }
            return posted.printout(errand)
        }
    }
}
