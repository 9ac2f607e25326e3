import Arguments
import Domain
import Remote
import Wire

/// `madang neighbourhood ring`
enum NeighbourhoodRingCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "ring",
            summary: language.say("동네와 그 둘레의 동네를 보여 줘요", "Show a neighbourhood and those around it"),
            example: .init("madang neighbourhood ring 1114055000 --reach 2"),
            options: [
                Option(
                    "reach",
                    .integer(Reach.allowed),
                    label: "N",
                    default: "1",
                    summary: language.say("몇 걸음까지", "how many borders away")
                )
            ],
            arguments: [NeighbourhoodCommands.code(in: language)]
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let code = try errand.code
        guard let reach = Reach(errand.invocation.integer("reach")) else {
            throw NeighbourhoodRefusal.invalidReach
        }
        let answer = try await errand.ask { try await $0.neighbourhoods.ring(of: code, reach: reach) }
        return Printout(
            ListBody(answer.value),
            text: text(answer.value, errand),
            keptSince: answer.keptSince
        )
    }

    /// One table, so that all rows line up, with a heading before each step.
    private static func text(_ ring: [NearbyBody], _ errand: Errand) -> String {
        let rows = ring.map(\.neighbourhood).map { [$0.code.description, $0.name, $0.nameEn] }
        let lines = errand.table([errand.codeColumn, errand.nameColumn, errand.englishColumn], rows)
            .split(separator: "\n", omittingEmptySubsequences: false)
        var text = ""
        var steps: Int?
        for (nearby, line) in zip(ring, lines.dropFirst()) {
            if nearby.steps != steps {
                steps = nearby.steps
                text +=
                    (text.isEmpty ? "" : "\n") + errand.voice.style.bold(heading(nearby.steps, errand)) + "\n"
            }
            text += line + "\n"
        }
        return text
    }

    private static func heading(_ steps: Int, _ errand: Errand) -> String {
        switch steps {
        case 0: errand.say("이 동네", "Here")
        case 1: errand.say("바로 옆", "Next door")
        default: errand.say("\(steps)걸음", "\(steps) borders away")
        }
    }
}
