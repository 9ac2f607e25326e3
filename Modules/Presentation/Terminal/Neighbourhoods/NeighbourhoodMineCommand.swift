import Arguments
import Domain
import Remote
import Wire

enum NeighbourhoodMineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "mine",
            summary: language.say("우리 동네를 보여 줘요", "Show my neighbourhoods"),
            example: .init("madang neighbourhood mine")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.neighbourhoods.mine()) }
        return answer.value.printout(context, keptSince: answer.keptSince)
    }
}

extension ListBody<HomeBody> {
    func printout(_ context: CommandContext, keptSince: Moment? = nil) -> Printout {
        let text =
            items.isEmpty
            ? context.say(
                "아직 고른 동네가 없어요. 'madang neighbourhood choose CODE'로 골라요.",
                "No neighbourhood yet. Choose one with 'madang neighbourhood choose CODE'."
            )
            : context.table(
                [
                    context.codeColumn, context.nameColumn, context.englishColumn,
                    .init(context.say("범위", "Reach"), .right, canShrink: false),
                    .init(context.say("인증", "Verified"), canShrink: false),
                ],
                items.map { home in
                    let place = home.neighbourhood
                    return [
                        home.code.description, place?.name ?? "–", place?.nameEn ?? "–",
                        "\(home.reach.steps)", home.verified(context),
                    ]
                }
            )
        return Printout(self, text: text, keptSince: keptSince)
    }
}

extension HomeBody {
    fileprivate func verified(_ context: CommandContext) -> String {
        guard let verification else { return "–" }
        let until = verification.until.iso8601
        return verification.isExpired
            ? context.say("\(until)에 끝남", "ended \(until)") : context.say("\(until)까지", "until \(until)")
    }
}
