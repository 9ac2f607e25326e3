import Arguments
import Domain
import Remote
import Wire

enum AttendanceMarkCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "mark",
            summary: language.say(
                "이웃의 출석을 표시해요. 끝나고 3시간 뒤까지 할 수 있어요",
                "Mark a participant, until three hours after the end"
            ),
            example: .init("madang attendance mark 01KQ3T8M5Z7VA 달래 present"),
            arguments: [
                ListingCommands.id(in: language), AttendanceCommands.nickname(in: language),
                AttendanceCommands.status(AttendanceStatus.allCases, in: language),
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, status) = (try context.listing, context.status)
        return try await context.askAsMember { client in
            let member = try await context.attendee(of: id, client)
            let marks = AttendanceMarksBody([AttendanceMarkBody(member, status)])
            return try await client(API.attendance.mark(id, marks))
                .printout(context)
        }
    }
}
