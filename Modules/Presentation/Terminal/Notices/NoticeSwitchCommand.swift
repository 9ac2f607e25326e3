import Arguments
import Domain
import Remote
import Wire
import Wording

enum NoticeSwitchCommand: TerminalCommand {
    private enum Position: String, CaseIterable {
        case on
        case off
    }

    static func command(in language: Language) -> Command {
        Command(
            "switch",
            summary: language.say("알림을 종류별로 켜고 꺼요", "Turn kinds of notifications on or off"),
            example: .init(
                "madang notice switch",
                language.say("무엇이 켜져 있는지 보여 줘요", "shows what is on")
            ),
            more: [.init("madang notice switch message off")],
            arguments: [
                Argument(
                    "kind",
                    .choice(Notice.Kind.allCases.map(\.rawValue)),
                    label: "KIND",
                    .optional,
                    summary: language.say("알림의 종류", "a kind of notification")
                ),
                Argument(
                    "position",
                    .choice(Position.allCases.map(\.rawValue)),
                    label: "on|off",
                    .optional,
                    summary: language.say("켜기나 끄기", "on or off")
                ),
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let kind = context.invocation.choice(ifGiven: "kind", as: Notice.Kind.self)
        let position = context.invocation.choice(ifGiven: "position", as: Position.self)
        guard let kind else {
            let answer = try await context.askAsMember { try await $0.read(API.notices.switches()) }
            return context.printout(answer.value.muted, keptSince: answer.keptSince)
        }
        guard let position else {
            throw UsageComplaint(context.say("on이나 off를 적어 주세요.", "Use on or off."))
        }
        let muted = try await context.askAsMember { client in
            let muted = try await client.read(API.notices.switches()).value.muted
            return try await client(
                API.notices.mute(
                    MutedNoticesBody(position == .off ? muted.union([kind]) : muted.subtracting([kind]))
                )
            ).muted
        }
        return context.printout(muted)
    }
}

extension CommandContext {
    fileprivate func printout(_ muted: Set<Notice.Kind>, keptSince: Moment? = nil) -> Printout {
        let text = table(
            [.init("KIND", canShrink: false), .init(say("알림", "Notification")), .init("")],
            Notice.Kind.allCases.map { kind in
                [
                    kind.rawValue, kind.label[language],
                    muted.contains(kind) ? say("꺼짐", "off") : say("켜짐", "on"),
                ]
            }
        )
        return Printout(MutedNoticesBody(muted), text: text, keptSince: keptSince)
    }
}
