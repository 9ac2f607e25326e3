import Arguments
import Domain
import JSONCoding
import Wire
import Wording

/// The option and the question of a post's tags.
enum TagOption {
    static func option(in language: Language) -> Option {
        Option(
            "tag",
            label: "TEXT",
            repeated: true,
            summary: language.say("태그. 여러 번 쓸 수 있어요", "a tag; can be given several times")
        )
    }

    static func value(_ context: CommandContext) -> JSON? {
        context.invocation.isGiven("tag") ? .words(context.invocation.texts("tag")) : nil
    }

    static func ask<Kind: KindCommands>(_ questions: PostQuestions<Kind>) throws -> JSON {
        let typed = try questions.line("tag", Kind.words["tags"].label)
        return .words(ListingTags.split(typed))
    }
}
