import Arguments
import Domain
import Remote
import Wire
import Wording

enum AttendanceRecordCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "record",
            summary: language.say(
                "내 출석 등급과 거기에 들어간 출석을 보여 줘요",
                "Show my attendance grade and what it is computed from"
            ),
            example: .init("madang attendance record")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.attendance.record()) }
        return Printout(answer.value, text: text(of: answer.value, context), keptSince: answer.keptSince)
    }

    private static func text(of record: AttendanceRecordBody, _ context: CommandContext) -> String {
        guard let grade = record.grade, let score = record.score else {
            return context.say("아직 센 출석이 없어요.", "No attendance counts yet.")
        }
        let rows = record.entries.map { entry in
            [
                entry.startedAt.stamp, entry.title ?? "–", entry.status.words[context.language],
                "\(entry.weight)%",
            ]
        }
        return "\(grade.words[context.language]) · \(score)%\n"
            + context.table(
                [
                    .init(context.say("시작", "Started"), canShrink: false),
                    .init(context.say("모임", "Listing")), .init(context.say("출석", "Attendance")),
                    .init(context.say("비중", "Weight"), canShrink: false),
                ],
                rows
            )
    }
}
