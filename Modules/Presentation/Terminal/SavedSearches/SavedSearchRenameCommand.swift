import Arguments
import Domain
import Remote
import Wire

enum SavedSearchRenameCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "rename",
            summary: language.say("저장한 검색의 이름을 바꿔요", "Rename a saved search"),
            example: .init("madang saved rename 피아노 '피아노 레슨'"),
            arguments: [
                SavedSearchCommands.search(in: language),
                Argument("name", label: "NAME", summary: language.say("새 이름", "the new name")),
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let change = SavedSearchChangeBody(title: context.invocation.text("name"))
        let search = try await context.askAsMember { client in
            let search = try await context.savedSearch(client)
            return try await client(API.savedSearches.change(search.id, change))
        }
        return Printout(search, text: context.savedSearches([search]))
    }
}
