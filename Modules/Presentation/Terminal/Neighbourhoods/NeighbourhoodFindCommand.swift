import Arguments
import Domain
import Remote
import Wire

enum NeighbourhoodFindCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "find",
            summary: language.say("이름, 초성, 역 이름으로 동네를 찾아요", "Find neighbourhoods by name or station"),
            example: .init("madang neighbourhood find 중구"),
            more: [
                .init("madang neighbourhood find ㅂㅍㄷ", language.say("초성으로 찾아요", "by initial consonants")),
                .init("madang neighbourhood find 서울 중구"),
            ],
            options: [
                Option(
                    "limit",
                    .integer(1...200),
                    label: "N",
                    summary: language.say("최대 개수. 기본은 20", "maximum number; 20 by default")
                )
            ],
            arguments: [
                Argument(
                    "text",
                    label: "TEXT",
                    .oneOrMore,
                    summary: language.say("검색어", "the search text")
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let text = context.invocation.texts("text").joined(separator: " ")
        let query = NeighbourhoodQuery(
            try NeighbourhoodText(text),
            limit: context.invocation.integer(ifGiven: "limit")
        )
        let answer = try await context.ask { try await $0.read(API.neighbourhoods.find(query)) }
        let printed =
            answer.value.items.isEmpty
            ? context.say(
                "'\(text.printable)'(으)로 찾은 동네가 없어요. 구 이름이나 역 이름으로 찾아보세요.",
                "No neighbourhood matches '\(text.printable)'. Try the name of a district or a station."
            )
            : context.table(
                [
                    context.codeColumn, context.nameColumn, context.englishColumn,
                    .init(context.say("일치한 이름", "Match")),
                ],
                answer.value.items.map { match in
                    let found = match.neighbourhood
                    return [found.code.description, found.name, found.nameEn, match.reason(context)]
                }
            )
        return Printout(answer.value, text: printed, keptSince: answer.keptSince)
    }
}

extension MatchBody {
    fileprivate func reason(_ context: CommandContext) -> String {
        switch matched {
        case .name: context.say("이름", "name")
        case .formerName: context.say("옛 이름", "former name")
        case .station: context.say(station ?? "", "station \(station ?? "")")
        }
    }
}
