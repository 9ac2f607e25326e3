import Arguments
import Domain
import Remote
import Wire

enum PhoneSetCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "set",
            summary: language.say("내 전화번호를 저장해요", "Store my phone number"),
            example: .init("madang phone set 010-1234-5678"),
            options: [
                Option(
                    "sharing",
                    .choice(Phone.Sharing.allCases.map(\.rawValue)),
                    summary: language.say(
                        "이웃이 요청하면 그때마다 정해요(ask), 바로 보여 줘요(always)",
                        "whether I answer each request (ask, the default) or not (always)"
                    )
                )
            ],
            arguments: [
                Argument("number", label: "NUMBER", summary: language.say("전화번호", "the phone number"))
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let phone = PhoneToStoreBody(
            number: context.invocation.text("number"),
            sharing: context.invocation.choice(ifGiven: "sharing") ?? .ask
        )
        let stored = try await context.askAsMember { try await $0(API.phones.store(phone)) }
        return Printout(stored, text: context.phone(stored))
    }
}
