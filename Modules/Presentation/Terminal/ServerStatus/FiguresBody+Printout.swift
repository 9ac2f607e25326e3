import Arguments
import Domain
import Wire
import Wording

extension FiguresBody: Printable {
    /// The weeks, and the sum of each kind.
    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: "\(context.table(of: weeks))\n\(context.table(of: totals))")
    }
}

extension WeekFiguresBody: Tabular {
    static let columns: [TableColumn<WeekFiguresBody>] = [
        .init(Words("주", "Week")) { week, _ in week.monday.iso8601 },
        .init(Words("활동", "Active"), .right) { week, _ in week.active.map { "\($0)" } ?? "-" },
        .init(Words("새 이웃", "New"), .right) { week, _ in "\(week.joined)" },
        .init(Words("글", "Posts"), .right) { week, _ in "\(week.sums(of: nil).posts)" },
        .init(Words("약속", "Agreements"), .right) { week, _ in "\(week.sums(of: nil).agreements)" },
        .init(Words("하루 안 답", "Prompt answers"), .right) { week, _ in week.sums(of: nil).prompt },
    ]
}

extension KindFiguresBody: Tabular {
    static let columns: [TableColumn<KindFiguresBody>] = [
        .init(Words("종류", "Kind")) { figures, context in figures.kind.words.name[context.language] },
        .init(Words("글", "Posts"), .right) { figures, _ in "\(figures.posts)" },
        .init(Words("약속", "Agreements"), .right) { figures, _ in "\(figures.agreements)" },
        .init(Words("하루 안 답", "Prompt answers"), .right) { figures, _ in FigureSums([figures]).prompt },
    ]
}

extension FigureSums {
    /// As in `12/15`.
    fileprivate var prompt: String { questions == 0 ? "-" : "\(answered)/\(questions)" }
}
