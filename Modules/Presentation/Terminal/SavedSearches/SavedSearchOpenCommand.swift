import Arguments
import Domain
import Remote
import Wire

enum SavedSearchOpenCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "open",
            summary: language.say("저장한 검색에 맞는 글을 보여 줘요", "List the matches of a saved search"),
            example: .init("madang saved open 피아노"),
            options: BoardOptions.slice(in: language),
            arguments: [SavedSearchCommands.search(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.askAsMember { client in
            let search = try await context.savedSearch(client)
            let query = try search.query(context.boardSlice)
            let found = try await client.read(API.board.listings(query))
            try await client(API.savedSearches.seen(search.id))
            return found.printout(
                context,
                nothing: context.say("조건에 맞는 글이 없어요.", "No matching listings.")
            )
        }
    }
}
