import Arguments
import Domain
import Wire
import Wording

/// `madang series …`
enum SeriesCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [SeriesListCommand.self, SeriesEndCommand.self, SeriesResumeCommand.self]
    }

    static func command(in language: Language) -> Command {
        Command(
            "series",
            summary: language.say("매주 반복하는 모임을 보고 끝내요", "List and end my weekly series"),
            example: .init("madang series list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }
}

extension CommandContext {
    func series(_ series: [SeriesBody]) -> String {
        table(
            [
                .init("ID", canShrink: false), .init(say("제목", "Title")),
                .init(say("언제", "When"), canShrink: false),
                .init(say("올린 수", "Posted"), .right, canShrink: false),
                .init(say("상태", "State"), canShrink: false),
            ],
            series.map { series in
                [
                    series.id.description, series.title, Series.rhythm(from: series.startsAt)[language],
                    "\(series.posted)/\(series.weeks)",
                    series.continues ? say("반복 중", "running") : say("끝남", "over"),
                ]
            }
        )
    }
}
