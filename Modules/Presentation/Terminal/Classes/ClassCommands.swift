import Arguments
import Domain

/// `madang class …`
enum ClassCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            ClassPostCommand.self, ClassShowCommand.self, ClassEditCommand.self, ClassCloseCommand.self,
            ClassReopenCommand.self, ClassBumpCommand.self, ClassDeleteCommand.self, ClassMineCommand.self,
            ClassDraftCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "class",
            summary: language.say("수업을 올리고 고치고 마감해요", "Post classes, change them, close them"),
            example: .init("madang class post"),
            options: HouseSettings.whereaboutOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func id(in language: Language) -> Argument {
        Argument("id", label: "ID", summary: language.say("수업 번호", "the class"))
    }
}

extension Errand {
    /// The class that was typed; what is no identifier is nobody's.
    var classID: Class.ID {
        get throws {
            guard let id = Class.ID(invocation.text("id")) else { throw ListingRefusal.notFound }
            return id
        }
    }
}
