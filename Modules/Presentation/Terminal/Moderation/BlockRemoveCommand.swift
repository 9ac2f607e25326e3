import Arguments
import Domain
import Remote

enum BlockRemoveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "remove",
            summary: language.say("차단을 해제해요", "Unblock a neighbour"),
            example: .init("madang block remove 02SJ7Q4B80H5C"),
            arguments: [BlockCommands.member(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let member: Member.ID = try context.identifier(or: BlockRefusal.notFound)
        try await context.askAsMember { try await $0.moderation.unblock(member) }
        return .done(context.say("차단을 해제했어요.", "Unblocked."))
    }
}
