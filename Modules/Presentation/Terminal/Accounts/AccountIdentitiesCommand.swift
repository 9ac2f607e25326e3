import Arguments
import Domain
import Remote
import Wire
import Wording

enum AccountIdentitiesCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "identities",
            summary: language.say("내 계정에 연결한 카카오·네이버를 보여 줘요", "Show the identities linked to my account"),
            example: .init("madang account identities")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.identities.mine()) }
        guard !answer.value.items.isEmpty else {
            return Printout(
                answer.value,
                text: context.say(
                    "연결한 것이 없어요. 연결하려면: madang account link kakao\n",
                    "Nothing is linked. To link an identity: madang account link kakao\n"
                ),
                keptSince: answer.keptSince
            )
        }
        var table = Table([.init(""), .init(context.say("연결한 때", "Since"), canShrink: false)])
        for identity in answer.value.items {
            table.add([identity.provider.words[context.language], identity.linkedAt.stamp])
        }
        let text = table.rendered(width: context.voice.width, style: context.voice.style)
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}
