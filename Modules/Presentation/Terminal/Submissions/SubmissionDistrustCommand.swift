import Arguments
import Domain
import Remote
import Wire

enum SubmissionDistrustCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "distrust",
            summary: language.say(
                "(운영자) 이웃의 행사를 다시 확인하고 공개해요",
                "(Operator) Review a member's events again"
            ),
            example: .init("madang submission distrust 02SJ7Q4B80H5C"),
            arguments: [SubmissionCommands.member(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let member: Member.ID = try context.identifier(or: SubmissionRefusal.noMember)
        try await context.askAsMember { _ = try await $0(API.trust.end(member)) }
        return .done(context.say("다음 행사부터는 확인하고 공개해요.", "Further events are reviewed first."))
    }
}
