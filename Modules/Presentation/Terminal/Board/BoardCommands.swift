import Arguments
import Domain
import Remote
import Wire
import Wording

/// The commands that read the board.
enum BoardCommands {
    static let actions: [Action] = [feed, search, map, show]

    private static let show = Action(
        "show",
        Words("글 하나를 보여 줘요", "Show a listing of any kind"),
        example: "madang show 01KQ3T8M5Z7VA",
        takes: [ListingCommands.listing],
        options: AppSettings.storageOptions
    ) { context in
        let listing = try context.call(API.listings.one, [ListingCommands.listing])
        let kind = try await context.answer(to: listing).value.kind
        guard let action = kind.commands.actions.first(where: { $0.command(.english).name == "show" }) else {
            preconditionFailure("every kind has the command 'show'")
        }
        return try await action.run(context)
    }

    private static let feed = Action(
        "feed",
        Words("우리 동네에 올라온 글을 보여 줘요", "Show listings around my neighbourhood"),
        discussion: Words(
            "로그인하면 대표 동네를 보여 줘요. 다른 동네는 --neighbourhood로 골라요.",
            "By default, around your main neighbourhood; --neighbourhood selects another."
        ),
        example: "madang feed",
        more: [
            ("madang feed --neighbourhood 명동 --reach 2 --subject math", nil),
            ("madang feed --neighbourhood 마포구 --kind shop", nil),
            ("madang feed --sort nearest --lat 37.5636 --lon 126.9869", nil),
            ("madang feed --side want --weekday sat --max-price 30000", nil),
        ],
        options: { language in
            AppSettings.storageOptions(in: language) + BoardOptions.area(in: language) + [
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
        }
    ) { context in
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

    private static let map = Action(
        "map",
        Words("동네마다 글이 몇 개인지 보여 줘요", "Count open listings per neighbourhood"),
        example: "madang map --neighbourhood 명동 --reach 3",
        options: { language in
            AppSettings.storageOptions(in: language) + BoardOptions.area(in: language)
        }
    ) { context in
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
