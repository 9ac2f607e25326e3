import Arguments
import Domain
import Remote
import Wire

enum TeacherOnCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "on",
            summary: language.say("선생님으로 시작해요", "Become a teacher"),
            discussion: language.say(
                "가르치는 글을 올릴 수 있고, 선생님 정보가 내 프로필에 보여요.",
                "Lets you post lessons that you give, and shows what you tell as a teacher on your profile."
            ),
            example: .init("madang teacher on")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.askAsMember { try await $0(API.teachers.begin()) }.printout(context)
    }
}
