import Arguments
import Domain
import Remote
import Wire

enum MapCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "map",
            summary: language.say("동네마다 글이 몇 개인지 보여 줘요", "Count open listings per neighbourhood"),
            example: .init("madang map --neighbourhood 명동 --reach 3"),
            options: AppSettings.storageOptions(in: language) + BoardOptions.area(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.ask { client in
            var filter = ListingFilter()
            filter.kinds = context.kinds
            let query = CountQuery(filter, in: try await context.boardPlace(client))
            return try await client.read(API.board.counts(query)).map(\.items)
        }
        let most = answer.value.map(\.count).max() ?? 0
        let text =
            answer.value.isEmpty
            ? context.say(
                "근처에 모집 중인 글이 없어요. --reach로 범위를 넓혀 보세요.",
                "No open listings here. Widen the area with --reach."
            )
            : context.table(
                [
                    .init(context.say("동네", "Neighbourhood")),
                    .init(context.say("글", "Listings"), .right, canShrink: false), .init(""),
                ],
                answer.value.map { count in
                    [
                        context.say(count.neighbourhood.name, count.neighbourhood.nameEn), "\(count.count)",
                        String(repeating: "▪", count: max(1, count.count * 20 / max(1, most))),
                    ]
                }
            )
        return Printout(ListBody(answer.value), text: text, keptSince: answer.keptSince)
    }
}
