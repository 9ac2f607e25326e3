import Arguments
import Domain
import Remote
import Wire
import Wording

extension BoardCommands {
    static let search = Action(
        "search",
        Words("단어나 초성으로 글을 찾아요", "Search listings by words or initial consonants"),
        example: "madang search 피아노 기초",
        more: [
            ("madang search ㅍㅇㄴ", Words("초성으로 찾아요", "by initial consonants")),
            ("madang search --recent", Words("최근 검색어를 보여 줘요", "shows recent searches")),
            ("madang search --forget 피아노", nil),
        ],
        options: { language in
            AppSettings.storageOptions(in: language) + BoardOptions.area(in: language)
                + BoardOptions.filter(in: language) + [
                    .flag("recent", summary: language.say("최근 검색어를 봐요", "show recent searches")),
                    Option(
                        "forget",
                        label: "TEXT",
                        summary: language.say("최근 검색어 하나를 삭제해요", "delete a recent search")
                    ),
                    .flag(
                        "forget-all",
                        summary: language.say("최근 검색어를 모두 삭제해요", "delete all recent searches")
                    ),
                ]
        },
        arguments: { language in
            [Argument("text", label: "TEXT", .any, summary: language.say("검색어", "the search text"))]
        }
    ) { context in
        let invocation = context.invocation
        if invocation.flag("forget-all") { return try await forgetAll(context) }
        if let text = invocation.text(ifGiven: "forget") { return try await forget(text, context) }
        if invocation.flag("recent") { return try await recent(context) }
        let text = invocation.texts("text").joined(separator: " ")
        guard !text.isEmpty else {
            throw UsageComplaint(
                context.say(
                    "검색어를 적어 주세요. 예: madang search 피아노",
                    "Give a search text, for example: madang search 피아노"
                )
            )
        }
        return try await context.ask { client in
            var query = try await context.listingQuery(client)
            query.text = try SearchText(text)
            return try await client.read(API.board.listings(query)).printout(
                context,
                nothing: context.say(
                    "'\(text.printable)'에 맞는 글이 없어요. 검색어를 줄이거나 --reach로 범위를 넓혀 보세요.",
                    "No listings match '\(text.printable)'. Try a shorter word or a wider --reach."
                )
            )
        }
    }

    private static func recent(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.answer(to: API.searches.list())
        let text =
            answer.value.items.isEmpty
            ? context.say("최근 검색어가 없어요.", "No recent searches.")
            : answer.value.items.map { $0.search.text.printable }.joined(separator: "\n")
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }

    private static func forget(_ text: String, _ context: CommandContext) async throws -> Printout {
        let folded = try SearchText(text).folded
        try await context.askAsMember { client in
            for past in try await client.read(API.searches.list()).value.items
            where (try? SearchText(past.search.text).folded) == folded {
                try await client(API.searches.forget(past.search.id))
            }
        }
        return .done(context.say("삭제했어요.", "Deleted."))
    }

    private static func forgetAll(_ context: CommandContext) async throws -> Printout {
        try await context.askAsMember { _ = try await $0(API.searches.forgetAll()) }
        return .done(context.say("최근 검색어를 모두 삭제했어요.", "Recent searches deleted."))
    }
}
