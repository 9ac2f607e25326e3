import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang calendar …`
enum CalendarCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "calendar",
            summary: language.say("캘린더 앱으로 내 일정을 구독해요", "Subscribe to my calendar"),
            example: .init("madang calendar show"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        Action(
            "show",
            Words("내 캘린더 주소를 보여 줘요", "Show the secret address of my calendar"),
            example: "madang calendar show",
            run: { context in
                try await context.askAsMember { client, destination in
                    let answer = try await client.read(API.calendar.mine())
                    let text = context.calendarAddress(answer.value, at: destination)
                    return Printout(answer.value, text: text, keptSince: answer.keptSince)
                }
            }
        ),
        Action(
            "create",
            Words(
                "캘린더 주소를 새로 만들어요. 전의 주소는 쓸 수 없게 돼요",
                "Create a secret address; replaces the former one"
            ),
            example: "madang calendar create",
            run: { context in
                try await context.askAsMember { client, destination in
                    let address = try await client(API.calendar.create())
                    return Printout(address, text: context.calendarAddress(address, at: destination))
                }
            }
        ),
        .doing(
            API.calendar.delete,
            "delete",
            Words("캘린더 주소를 없애요", "Delete the secret address of my calendar"),
            example: "madang calendar delete",
            says: Words("캘린더 주소를 없앴어요.", "The calendar address is deleted.")
        ),
    ]
}

extension CommandContext {
    /// The address on a server, or how to create one. Without a server it is a path.
    fileprivate func calendarAddress(_ address: CalendarAddressBody, at destination: Destination) -> String {
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
