import Arguments
import Domain
import Remote
import Wire

enum SubmissionTrustCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "trust",
            summary: language.say(
                "(운영자) 이웃의 행사를 확인 없이 공개해요",
                "(Operator) Let a member's events be open at once"
            ),
            example: .init("madang submission trust 02SJ7Q4B80H5C"),
            arguments: [SubmissionCommands.member(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let member: Member.ID = try context.identifier(or: SubmissionRefusal.noMember)
        try await context.askAsMember { _ = try await $0(API.trust.give(member)) }
        return .done(context.say("이제 확인 없이 공개돼요.", "Their events are now open at once."))
    }
}
