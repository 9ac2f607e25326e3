import Arguments
import Domain
import Remote
import Wire
import Wording

enum BlockCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [BlockAddCommand.self, BlockRemoveCommand.self, BlockListCommand.self]
    }

    static func command(in language: Language) -> Command {
        Command(
            "block",
            summary: language.say("이웃을 차단하거나 차단을 해제해요", "Block and unblock neighbours"),
            discussion: language.say(
                "차단하면 서로 아무것도 보이지 않아요. 상대에게는 알리지 않아요.",
                "You no longer see each other. The neighbour is not notified."
            ),
            example: .init("madang block add 02SJ7Q4B80H5C"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func member(in language: Language) -> Argument {
        Argument("id", label: "MEMBER", summary: language.say("이웃의 ID", "the ID of a neighbour"))
    }
}
