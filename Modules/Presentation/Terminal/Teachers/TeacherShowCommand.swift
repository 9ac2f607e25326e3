import Arguments
import Domain
import Remote
import Wire

enum TeacherShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("이웃의 선생님 정보를 보여 줘요", "Show what a teacher tells, with prices and reviews"),
            example: .init("madang teacher show me", language.say("이웃이 보는 나", "shows my teacher's page")),
            arguments: [MemberCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAboutMember { try await $0.read(API.teachers.one($1)) }
        return answer.value.printout(context, keptSince: answer.keptSince)
    }
}
