import Arguments
import Domain
import Remote
import Wire

/// `madang neighbourhood mine`
enum NeighbourhoodMineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "mine",
            summary: language.say("우리 동네를 보여 줘요", "Show my home neighbourhoods"),
            example: .init("madang neighbourhood mine")
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let answer = try await errand.askAsMember { try await $0.neighbourhoods.mine() }
        return answer.value.printout(errand, keptSince: answer.keptSince)
    }
}

extension [HomeBody] {
    func printout(_ errand: Errand, keptSince: Moment? = nil) -> Printout {
        let text =
            isEmpty
            ? errand.say(
                "아직 고른 동네가 없어요. 'madang neighbourhood choose CODE'로 골라요.",
                "No home is chosen yet: choose one with 'madang neighbourhood choose CODE'."
            )
            : errand.table(
                [
                    errand.codeColumn, errand.nameColumn, errand.englishColumn,
                    .init(errand.say("범위", "Reach"), .right, canShrink: false),
                ],
                map { home in
                    let place = home.neighbourhood
                    return [
                        home.code.description, place?.name ?? "–", place?.nameEn ?? "–",
                        "\(home.reach.steps)",
                    ]
                }
            )
        return Printout(ListBody(self), text: text, keptSince: keptSince)
    }
}
