import Arguments
import Domain
import Wire

enum CalendarCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [CalendarShowCommand.self, CalendarCreateCommand.self, CalendarDeleteCommand.self]
    }

    static func command(in language: Language) -> Command {
        Command(
            "calendar",
            summary: language.say("캘린더 앱으로 내 일정을 구독해요", "Subscribe to my calendar"),
            example: .init("madang calendar show"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }
}

extension CommandContext {
    /// The address on a server, or how to create one. Without a server it is a path.
    func calendarAddress(_ address: CalendarAddressBody, at destination: Destination) -> String {
        guard let path = address.path else {
            return say(
                "캘린더 주소가 없어요. 만들려면: madang calendar create",
                "There is no calendar address. To create one: madang calendar create"
            )
        }
        if case .server(let server) = destination { return server + path }
        return path
    }
}
