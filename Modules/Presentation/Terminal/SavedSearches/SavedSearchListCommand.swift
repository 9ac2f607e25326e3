import Arguments
import Domain
import Remote
import Wire

enum SavedSearchListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("저장한 검색과 새 글 수를 보여 줘요", "Show my saved searches and what is new"),
            example: .init("madang saved list")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.savedSearches.list()) }
        let text =
            answer.value.items.isEmpty
            ? context.say(
                "저장한 검색이 없어요. 'madang saved add'로 저장해요.",
                "No saved searches. Save one with 'madang saved add'."
            )
            : context.savedSearches(answer.value.items)
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}
