import Arguments
import Domain
import Remote

enum BlockAddCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "add",
            summary: language.say("이웃을 차단해요", "Block a neighbour"),
            example: .init("madang block add 02SJ7Q4B80H5C"),
            arguments: [BlockCommands.member(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let member: Member.ID = try context.identifier(or: BlockRefusal.notFound)
        try await context.askAsMember { try await $0.moderation.block(member) }
        return .done(context.say("차단했어요. 이제 서로 보이지 않아요.", "Blocked. You no longer see each other."))
    }
}
