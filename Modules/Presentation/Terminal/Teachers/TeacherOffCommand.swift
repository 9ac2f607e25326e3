import Arguments
import Domain
import Remote
import Wire

enum TeacherOffCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "off",
            summary: language.say("선생님을 그만해요", "Stop being a teacher"),
            discussion: language.say(
                "선생님 정보와 서류 확인 표시가 지워져요. 모집 중인 레슨이 있으면 먼저 마감해야 해요.",
                """
                Deletes what you tell as a teacher and the mark of verified documents. Open lessons have to \
                be closed first.
                """
            ),
            example: .init("madang teacher off")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.askAsMember { try await $0(API.teachers.end()) }
        return .done(context.say("이제 선생님이 아니에요.", "You are not a teacher any more."))
    }
}
