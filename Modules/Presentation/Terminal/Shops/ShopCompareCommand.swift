import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang shop compare`
enum ShopCompareCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "compare",
            summary: language.say("상가 둘에서 넷을 나란히 보여 줘요", "Show two to four shops side by side"),
            example: .init("madang shop compare --id 01KQ3T8M5Z7VA --id 01KQ3T8M5Z7VB"),
            options: [
                Option(
                    "id",
                    label: "ID",
                    repeated: true,
                    summary: language.say("상가의 ID. 둘에서 넷까지", "the ID of a shop; two to four")
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let ids = context.invocation.texts("id").compactMap { Listing.ID($0) }
        guard ids.count == context.invocation.texts("id").count, ShopComparison.counts.contains(ids.count)
        else {
            throw UsageComplaint(
                context.say("--id로 상가 둘에서 넷을 적어 주세요.", "Give two to four shops, each with --id.")
            )
        }
        var shops: [PostBody<ShopContentsBody>] = []
        for id in ids {
            shops.append(
                try await context.ask { try await $0.read(API.posts(ShopContentsBody.self).one(id)) }.value
            )
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
}
