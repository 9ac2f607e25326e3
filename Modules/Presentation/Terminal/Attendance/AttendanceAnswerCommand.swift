import Arguments
import Domain
import Remote
import Wire

enum AttendanceAnswerCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "answer",
            summary: language.say(
                "이의에 답해요. 48시간 안에 할 수 있어요",
                "Answer a dispute, within 48 hours"
            ),
            example: .init("madang attendance answer 01KQ3T8M5Z7VA 달래 late --note '늦게 온 걸 봤어요'"),
            options: [
                Option(
                    "note",
                    label: "TEXT",
                    summary: language.say(
                        "이웃에게 한마디, \(RosterNote.longest)자까지",
                        "a note to the neighbour, at most \(RosterNote.longest) characters"
                    )
                )
            ],
            arguments: [
                ListingCommands.id(in: language), AttendanceCommands.nickname(in: language),
                AttendanceCommands.status(AttendanceStatus.decided, in: language),
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        let answer = DisputeAnswerBody(context.status, context.invocation.text(ifGiven: "note"))
        return try await context.askAsMember { client in
            let member = try await context.attendee(of: id, client)
            return try await client(API.attendance.answer((id, member), answer)).printout(context)
        }
    }
}
