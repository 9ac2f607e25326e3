import Arguments
import Domain
import Wire
import Wording

/// `madang series …`
enum SeriesCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "series",
            summary: language.say("매주 반복하는 모임을 보고 끝내요", "List and end my weekly series"),
            example: .init("madang series list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        .listing(
            API.series.list,
            "list",
            Words("매주 반복하는 내 모임을 보여 줘요", "Show my weekly series"),
            example: "madang series list",
            nothing: Words(
                "반복하는 모임이 없어요. 모임을 올릴 때 --weeks를 적어요.",
                "No weekly series. Post a listing with --weeks."
            )
        ),
        .calling(
            API.series.end,
            "end",
            Words("반복을 끝내요. 올라간 모임은 남아요", "End a series; the dates that are posted stay"),
            example: "madang series end 01KQ3T8M5Z7VA",
            series
        ),
        .calling(
            API.series.resume,
            "resume",
            Words("끝낸 반복을 다시 이어 가요", "Resume a series that I ended"),
            example: "madang series resume 01KQ3T8M5Z7VA",
            series
        ),
    ]

    private static let series = Input.place("id", label: "ID", Words("반복하는 모임의 ID", "the ID of a series"))
}

extension SeriesBody: Tabular, Printable {
    static let columns: [TableColumn<SeriesBody>] = [
        .init(Words("ID", "ID")) { series, _ in series.id.description },
        .init(Words("제목", "Title"), canShrink: true) { series, _ in series.title },
        .init(Words("언제", "When")) { Series.rhythm(from: $0.startsAt)[$1.language] },
        .init(Words("올린 수", "Posted"), .right) { series, _ in "\(series.posted)/\(series.weeks)" },
        .init(Words("상태", "State")) { $0.continues ? $1.say("반복 중", "running") : $1.say("끝남", "over") },
    ]

    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: context.table(of: [self]))
    }
}
