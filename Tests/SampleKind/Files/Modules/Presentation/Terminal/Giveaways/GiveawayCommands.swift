import Domain
import Wire
import Wording

/// What the command line knows of giveaways.
enum GiveawayCommands: KindCommands {
    typealias Contents = GiveawayContentsBody

    static let name = "giveaway"
    static let example = "--title '화분' --description '세 개 있어요' --condition good --neighbourhood 명동"

    static func summary(in language: Language) -> String {
        language.say("나눔 글을 올리고 고쳐요", "Post giveaways and edit them")
    }

    static func facts(of contents: GiveawayContentsBody, _ context: CommandContext) -> [(
        label: String, value: String?
    )] {
        let field = words["condition"]
        return [
            (field.label[context.language], field.choice(contents.condition.rawValue)[context.language])
        ]
    }
}
