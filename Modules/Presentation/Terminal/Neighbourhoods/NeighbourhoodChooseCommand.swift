import Arguments
import Domain
import Remote

enum NeighbourhoodChooseCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "choose",
            summary: language.say(
                "우리 동네를 세 곳까지 골라요. 첫 번째가 대표 동네예요",
                "Choose up to three neighbourhoods, the main one first"
            ),
            discussion: language.say(
                "전에 고른 동네를 바꿔요. CODE 뒤의 :REACH는 동네 경계를 몇 번까지 넘을지이고, 기본은 1이에요.",
                "Replaces the previous choice. :REACH is the distance in borders, 1 by default."
            ),
            example: .init("madang neighbourhood choose 1114055000:2 2611051000"),
            options: [.flag("none", summary: language.say("고른 동네를 모두 비워요", "choose none"))],
            arguments: [
                Argument(
                    "homes",
                    label: "CODE[:REACH]",
                    .any,
                    summary: language.say("동네 코드와 범위", "a neighbourhood and a reach")
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let typed = context.invocation.texts("homes")
        guard typed.isEmpty == context.invocation.flag("none") else {
            throw UsageComplaint(
                context.say(
                    "동네 코드를 적거나 --none을 써 주세요. 둘 다는 안 돼요.",
                    "Give neighbourhoods or --none, but not both."
                )
            )
        }
        let homes = try typed.map(home)
        let chosen = try await context.askAsMember { try await $0.neighbourhoods.choose(homes) }
        return chosen.printout(context)
    }

    private static func home(_ text: String) throws(NeighbourhoodRefusal) -> HomeNeighbourhood {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let code = NeighbourhoodCode(String(parts[0])) else { throw .unknownHome }
        guard parts.count > 1 else { return HomeNeighbourhood(code: code, reach: .adjacent) }
        guard let reach = Int(parts[1]).flatMap(Reach.init) else { throw .invalidReach }
        return HomeNeighbourhood(code: code, reach: reach)
    }
}
