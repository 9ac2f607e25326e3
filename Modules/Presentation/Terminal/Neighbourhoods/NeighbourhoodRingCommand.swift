import Arguments
import Domain
import Remote
import Wire

enum NeighbourhoodRingCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "ring",
            summary: language.say("동네와 주변 동네를 보여 줘요", "Show nearby neighbourhoods"),
            example: .init("madang neighbourhood ring 1114055000 --reach 2"),
            options: [
                Option(
                    "reach",
                    .integer(Reach.allowed),
                    label: "N",
                    default: "1",
                    summary: language.say("경계를 몇 번까지 넘을지", "distance in borders")
                )
            ],
            arguments: [NeighbourhoodCommands.code(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let code = try context.code
        guard let reach = Reach(context.invocation.integer("reach")) else {
            throw NeighbourhoodRefusal.invalidReach
        }
        let answer = try await context.ask {
            try await $0.read(API.neighbourhoods.ring(code, RingQuery(reach)))
        }
        return Printout(
            answer.value,
            text: text(answer.value.items, context),
            keptSince: answer.keptSince
        )
    }

    /// One table, so that columns align across headings.
    private static func text(_ ring: [NearbyBody], _ context: CommandContext) -> String {
        let rows = ring.map(\.neighbourhood).map { [$0.code.description, $0.name, $0.nameEn] }
        let lines = context.table([context.codeColumn, context.nameColumn, context.englishColumn], rows)
            .split(separator: "\n", omittingEmptySubsequences: false)
        var text = ""
        var steps: Int?
        for (nearby, line) in zip(ring, lines.dropFirst()) {
            if nearby.steps != steps {
                steps = nearby.steps
                text +=
                    (text.isEmpty ? "" : "\n") + context.voice.style.bold(heading(nearby.steps, context))
                    + "\n"
            }
            text += line + "\n"
        }
        return text
    }

    private static func heading(_ steps: Int, _ context: CommandContext) -> String {
        switch steps {
        case 0: context.say("이 동네", "Here")
        case 1: context.say("바로 옆", "Next door")
        default: context.say("경계 \(steps)번", "\(steps) borders away")
        }
    }
}
