import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

/// The commands that only shops have.
extension ShopCommands {
    static let setStatus = Action(
        "status",
        Words("내 상가의 거래 상태를 바꿔요", "Set the status of my shop"),
        example: "madang shop status 01KQ3T8M5Z7VA --to reserved",
        takes: [ListingCommands.listing],
        options: { language in
            [
                Option(
                    "to",
                    .choice(ShopStatus.allCases.map(\.rawValue)),
                    summary: language.say("새 거래 상태", "the new status")
                )
            ]
        }
    ) { context in
        let id = try context.listing
        guard let status = context.invocation.text(ifGiven: "to").flatMap(ShopStatus.init) else {
            throw UsageComplaint(
                context.say("--to로 새 상태를 적어 주세요. 예: --to reserved", "Give the new status, as --to reserved.")
            )
        }
        return try await context.askAsMember { client in
            let former = try await client.read(API.posts(ShopContentsBody.self).one(id)).value
            var document = try PostDocument<ShopCommands>(former)
            document.fields["status"] = .string(status.rawValue)
            return try await client.edit(id, document.draft, basedOn: former.version)
                .printout(context, ShopCommands.self)
        }
    }

    static let compare = Action(
        "compare",
        Words("상가 둘에서 넷을 나란히 보여 줘요", "Show two to four shops side by side"),
        example: "madang shop compare --id 01KQ3T8M5Z7VA --id 01KQ3T8M5Z7VB",
        options: { language in
            [
                Option(
                    "id",
                    label: "ID",
                    repeated: true,
                    summary: language.say("상가의 ID. 둘에서 넷까지", "the ID of a shop; two to four")
                )
            ]
        }
    ) { context in
        let ids = context.invocation.texts("id").compactMap { Listing.ID($0) }
        guard ids.count == context.invocation.texts("id").count, ShopComparison.counts.contains(ids.count)
        else {
            throw UsageComplaint(
                context.say("--id로 상가 둘에서 넷을 적어 주세요.", "Give two to four shops, each with --id.")
            )
        }
        var shops: [PostBody<ShopContentsBody>] = []
        for id in ids {
            shops.append(try await context.answer(to: API.posts(ShopContentsBody.self).one(id)).value)
        }
        let language = context.language
        let comparison = ShopComparison(try shops.map { try $0.contents.contents() })
        let columns =
            [Table.Column("")] + shops.map { Table.Column($0.listing.title, .right) }
        let rows = comparison.rows.map { row in
            let isCost = row.label == MonthlyCost.label
            return [row.label[language]]
                + row.values.enumerated().map { index, value in
                    let isLowest = isCost && comparison.cheapest.contains(index)
                    return (value?[language] ?? "–") + (isLowest ? context.say(" (가장 낮음)", " (lowest)") : "")
                }
        }
        return Printout(ListBody(shops), text: context.table(columns, rows))
    }

    static let figures = Action(
        "figures",
        Words("보증금, 한 달 총비용, 면적마다 상가가 몇 개인지 보여 줘요", "Count shops by deposit, monthly cost and area"),
        example: "madang shop figures --neighbourhood 명동 --reach 3",
        more: [("madang shop figures --deal monthly --max-cost 3000000", nil)],
        options: { language in
            AppSettings.storageOptions(in: language) + BoardOptions.place(in: language)
                + BoardOptions.narrowing(in: language)
        }
    ) { context in
        let answer = try await context.ask { client in
            var filter = context.listingFilter
            filter.kinds = [.shop]
            let query = FigureQuery(filter, in: try await context.boardPlace(client))
            return try await client.read(API.board.figures(query)).map(\.items)
        }
        let shown = answer.value.filter { $0.bars.contains { $0.count > 0 } }
        let text =
            shown.isEmpty
            ? context.say(
                "조건에 맞는 상가가 없어요. --reach로 범위를 넓혀 보세요.",
                "No matching shops here. Widen the area with --reach."
            ) : shown.map { table($0, context) }.joined(separator: "\n\n")
        return Printout(ListBody(answer.value), text: text, keptSince: answer.keptSince)
    }

    private static let width = 30

    private static func table(_ histogram: FigureHistogramBody, _ context: CommandContext) -> String {
        let most = histogram.bars.map(\.count).max() ?? 0
        let about = histogram.isEstimate ? context.say("약 ", "about ") : ""
        return context.table(
            [
                .init(label(of: histogram.figure)[context.language], .right, canShrink: false),
                .init(context.say("상가", "Shops"), .right, canShrink: false), .init(""),
            ],
            histogram.bars.map { bar in
                let length = bar.count == 0 ? 0 : max(1, bar.count * width / max(1, most))
                return [
                    from(bar, histogram.figure)[context.language], "\(about)\(bar.count)",
                    String(repeating: "▪", count: length),
                ]
            }
        )
    }

    private static func label(of figure: Figure) -> Words {
        switch figure {
        case .deposit: Words("보증금·매매가", "Deposit or price")
        case .cost: MonthlyCost.label
        case .area: Words("전용면적", "Exclusive area")
        }
    }

    private static func from(_ bar: FigureBarBody, _ figure: Figure) -> Words {
        let amount =
            figure == .area
            ? Words("\(bar.from)㎡", "\(bar.from) m²") : Money(won: bar.from)?.spoken ?? Words("", "")
        return Words("\(amount[.korean])부터", "from \(amount[.english])")
    }
}
