import Arguments
import Domain
import Remote
import Wire

enum FeedCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "feed",
            summary: language.say("우리 동네에 올라온 글을 보여 줘요", "Show listings around my neighbourhood"),
            discussion: language.say(
                "로그인하면 대표 동네를 보여 줘요. 다른 동네는 --neighbourhood로 골라요.",
                "By default, around your main neighbourhood; --neighbourhood selects another."
            ),
            example: .init("madang feed"),
            more: [
                .init("madang feed --neighbourhood 명동 --reach 2 --subject math"),
                .init("madang feed --neighbourhood 마포구 --kind shop"),
                .init("madang feed --sort nearest --lat 37.5636 --lon 126.9869"),
                .init("madang feed --side want --weekday sat --max-price 30000"),
            ],
            options: AppSettings.storageOptions(in: language) + BoardOptions.area(in: language) + [
                Option(
                    "sort",
                    .choice(ListingSort.allCases.map(\.rawValue)),
                    summary: language.say("정렬 기준. 기본은 최신순", "the order; newest by default")
                ),
                Option(
                    "lat",
                    .number(-90...90),
                    label: "LAT",
                    summary: language.say("지금 있는 곳의 위도", "your latitude")
                ),
                Option(
                    "lon",
                    .number(-180...180),
                    label: "LON",
                    summary: language.say("지금 있는 곳의 경도", "your longitude")
                ),
            ] + BoardOptions.filter(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.ask { client in
            var query = try await context.listingQuery(client)
            query.sort = context.invocation.choice(ifGiven: "sort", as: ListingSort.self)
            query.place.standpoint = Standpoint(
                latitude: context.invocation.number(ifGiven: "lat"),
                longitude: context.invocation.number(ifGiven: "lon")
            )
            return try await client.read(API.board.listings(query)).printout(
                context,
                nothing: context.say(
                    "아직 올라온 글이 없어요. --reach로 범위를 넓혀 보세요.",
                    "No listings here yet. Widen the area with --reach."
                )
            )
        }
    }
}
