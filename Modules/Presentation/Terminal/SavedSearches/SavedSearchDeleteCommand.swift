import Arguments
import Domain
import Remote
import Wire

enum SavedSearchDeleteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "delete",
            summary: language.say("저장한 검색을 삭제해요", "Delete a saved search"),
            example: .init("madang saved delete 피아노"),
            arguments: [SavedSearchCommands.search(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.askAsMember { client in
            _ = try await client(API.savedSearches.delete(context.savedSearch(client).id))
        }
        return .done(context.say("삭제했어요.", "Deleted."))
    }
}
