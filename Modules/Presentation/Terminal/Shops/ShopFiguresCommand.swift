import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang shop figures`
enum ShopFiguresCommand: TerminalCommand {
    private static let width = 30

    static func command(in language: Language) -> Command {
        Command(
            "figures",
            summary: language.say(
                "보증금, 한 달 총비용, 면적마다 상가가 몇 개인지 보여 줘요",
                "Count shops by deposit, monthly cost and area"
            ),
            example: .init("madang shop figures --neighbourhood 명동 --reach 3"),
            more: [.init("madang shop figures --deal monthly --max-cost 3000000")],
            options: AppSettings.storageOptions(in: language) + BoardOptions.place(in: language)
                + BoardOptions.narrowing(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
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
