import Arguments
import Domain

enum NeighbourhoodCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            NeighbourhoodFindCommand.self, NeighbourhoodAtCommand.self, NeighbourhoodShowCommand.self,
            NeighbourhoodRingCommand.self, NeighbourhoodMineCommand.self, NeighbourhoodChooseCommand.self,
            NeighbourhoodVerifyCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "neighbourhood",
            summary: language.say("동네를 찾고, 우리 동네를 골라요", "Find neighbourhoods, and choose your own"),
            example: .init("madang neighbourhood find 명동"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func code(in language: Language) -> Argument {
        Argument(
            "code",
            label: "CODE",
            summary: language.say("열 자리 동네 코드", "the ten-digit code of a neighbourhood")
        )
    }
}

extension CommandContext {
    /// The code from the command line; a malformed one counts as not found.
    var code: NeighbourhoodCode {
        get throws { try NeighbourhoodCode(parsing: invocation.text("code")) }
    }

    func table(_ columns: [Table.Column], _ rows: [[String]]) -> String {
        var table = Table(columns)
        for row in rows { table.add(row) }
        return table.rendered(width: voice.width, style: voice.style)
    }

    var codeColumn: Table.Column { .init(say("코드", "Code"), canShrink: false) }
    var nameColumn: Table.Column { .init(say("동네", "Name")) }
    var englishColumn: Table.Column { .init(say("영어 이름", "In English")) }
}
