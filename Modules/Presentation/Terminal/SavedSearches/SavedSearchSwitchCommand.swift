import Arguments
import Domain
import Remote
import Wire

enum SavedSearchSwitchCommand: TerminalCommand {
    private enum Position: String, CaseIterable {
        case on
        case off
    }

    static func command(in language: Language) -> Command {
        Command(
            "switch",
            summary: language.say("저장한 검색의 새 글 알림을 켜고 꺼요", "Turn its notifications on or off"),
            example: .init("madang saved switch 피아노 off"),
            arguments: [
                SavedSearchCommands.search(in: language),
                Argument(
                    "position",
                    .choice(Position.allCases.map(\.rawValue)),
                    label: "on|off",
                    summary: language.say("켜기나 끄기", "on or off")
                ),
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let isOn = context.invocation.text("position") == Position.on.rawValue
        let search = try await context.askAsMember { client in
            let search = try await context.savedSearch(client)
            return try await client(
                API.savedSearches.change(search.id, SavedSearchChangeBody(notifies: isOn))
            )
        }
        return Printout(search, text: context.savedSearches([search]))
    }
}
