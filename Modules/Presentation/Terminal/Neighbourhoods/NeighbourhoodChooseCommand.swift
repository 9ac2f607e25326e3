import Arguments
import Domain
import Remote
import Wire

enum NeighbourhoodChooseCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "choose",
            summary: language.say(
                "우리 동네를 세 곳까지 골라요. 첫 번째가 대표 동네예요",
                "Choose up to three neighbourhoods, the main one first"
            ),
            discussion: language.say(
                "전에 고른 동네를 바꿔요. 이름이나 코드 뒤의 :REACH는 동네 경계를 몇 번까지 넘을지이고, 기본은 1이에요.",
                "Replaces the previous choice. :REACH is the distance in borders, 1 by default."
            ),
            example: .init("madang neighbourhood choose 명동:2 2611051000"),
            options: [.flag("none", summary: language.say("고른 동네를 모두 비워요", "choose none"))],
            arguments: [
                Argument(
                    "homes",
                    label: "CODE|NAME[:REACH]",
                    .any,
                    summary: language.say("동네 이름이나 코드와 범위", "a neighbourhood and a reach")
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
        let chosen = try await context.askAsMember { client in
            var homes: [HomeNeighbourhood] = []
            for text in typed { homes.append(try await home(text, context, client)) }
            return try await client(API.neighbourhoods.replaceMine(HomesChoiceBody(homes)))
        }
        return chosen.printout(context)
    }

    private static func home(
        _ text: String,
        _ context: CommandContext,
        _ client: MadangClient
    ) async throws -> HomeNeighbourhood {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let reach = parts.count > 1 ? Int(parts[1]).flatMap(Reach.init) : .adjacent else {
            throw NeighbourhoodRefusal.invalidReach
        }
        let code = try await context.neighbourhood(String(parts[0]), client)
        return HomeNeighbourhood(code: code, reach: reach)
    }
}
