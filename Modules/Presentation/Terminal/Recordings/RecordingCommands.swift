import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang recording …`
enum RecordingCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            RecordingListCommand.self, RecordingAddCommand.self, RecordingRenameCommand.self,
            RecordingRemoveCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "recording",
            summary: language.say("선생님의 연주 녹음을 올리고 지워요", "Add and remove a teacher's recordings"),
            discussion: language.say(
                """
                \(Recording.mostSeconds / 60)분까지의 녹음을 \(Recording.mostPerTeacher)개까지 올리면 \
                내 프로필에서 누구나 들을 수 있어요.
                """,
                """
                Up to \(Recording.mostPerTeacher) recordings of \(Recording.mostSeconds / 60) minutes each, \
                which everyone can play on your profile.
                """
            ),
            example: .init("madang recording list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func id(in language: Language) -> Argument {
        Argument("id", label: "ID", summary: language.say("녹음의 ID", "the ID of a recording"))
    }

    static func title(in language: Language) -> Option {
        Option(
            "title",
            required: true,
            summary: language.say("녹음의 제목", "what is played")
        )
    }
}

extension CommandContext {
    var recordingID: Recording.ID {
        get throws { try identifier(or: RecordingRefusal.notFound) }
    }
}

extension RecordingBody {
    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: "\(id)  \(Recording.clock(seconds))  \(title)")
    }
}
